"""A whole match at the keyboard, without input or output: lines in, lines out."""

from __future__ import annotations

import shlex
from typing import Final

from spitemalice.cli.errors import message_of, one_line
from spitemalice.cli.session.desk import HIDE, Desk, Left, Talk, ask
from spitemalice.cli.session.host import Host
from spitemalice.cli.session.opponents import Opponents
from spitemalice.cli.session.person import Person
from spitemalice.cli.session.sitting import Sitting
from spitemalice.cli.words import rules_name
from spitemalice.deal.commitment import FairDeal, client_commitment
from spitemalice.deal.dealer import Dealer
from spitemalice.deal.errors import DealError, checked_client_seed
from spitemalice.deal.seeds import new_client_seed, new_seed
from spitemalice.record.codec import dump_record
from spitemalice.record.strict_json import Json
from spitemalice.rules.game import Game

__all__ = ["Session"]

CUT: Final = "cut the cards: type anything, or just press Enter."
NEXT: Final = "Press Enter for the next game, or type quit."
NOT_FAIR: Final = "from a seed that a player chose, not a fair random deal"
PROOF: Final = (
    "You and the program deal together. The record of the game will prove that neither has chosen "
    "the cards, and that no card was changed.",
    "It cannot prove that the program did not look.",
)
BLIND: Final = "A computer player is shown only what its seat may see."
ID_DIGITS: Final = 16  # of a game's identity, which is random


class Session:
    """A match between people at one keyboard, or a person and computer players.

    Call `start` once, then `answer` for each line typed, until `over`. Both answer lines to be
    shown; then `prompt` is to be asked. A move is told only when the host has saved it.

    Attributes:
        prompt: What is asked now.
        over: Whether there is nothing more to ask.

    Args:
        sitting: The match, new or resumed.
        host: What keeps the match and the records.
        short: Cards and moves in short.
    """

    def __init__(self, sitting: Sitting, host: Host, *, short: bool = False) -> None:
        self.prompt = ""
        self.over = False
        self._sitting = sitting
        self._desk = Desk(sitting, host, short=short)
        self._opponents = Opponents(sitting)
        self._at_keyboard: int | None = None
        self._talk = self._whole_match()

    def start(self) -> list[str]:
        """Begin; the lines to show first."""
        return self._advance(None)

    def answer(self, line: str) -> list[str]:
        """Take a typed line; the lines to show then."""
        return self._advance(line)

    def leave(self) -> list[str]:
        """End here, as `quit` does; the lines to show last."""
        self._talk.close()
        self._leave()
        return self._desk.taken()

    def _advance(self, line: str | None) -> list[str]:
        try:
            self.prompt = next(self._talk) if line is None else self._talk.send(line)
        except StopIteration:
            self.over = True
        except Left:
            self._leave()
        return self._desk.taken()

    def _leave(self) -> None:
        self.over = True
        if self._desk.save():
            self._desk.say(f"Saved in {self._desk.host.save_name}. The next play goes on with it.")

    # The match

    def _whole_match(self) -> Talk[None]:
        self._welcome()
        self._desk.save()
        self._keep_records()
        while not self._sitting.match.over:
            game = self._sitting.game or (yield from self._deal())
            yield from self._play(game)
            self._finish(game)
            if not self._sitting.match.over:
                yield from ask(NEXT)
        self._say_winner()

    def _welcome(self) -> None:
        rules, names = self._sitting.rules, self._sitting.names
        self._desk.say(
            f"Spite & Malice, rules {rules_name(rules)}. Players: {', '.join(names)}.",
            "Type help to hear what you can type, and rules for the rules.",
        )
        game = self._sitting.game
        if game is not None:
            self._desk.teller.resume_game(game)
            self._desk.say(f"The saved game goes on, turn {game.turn}.")
        teller = self._desk.teller
        self._desk.say(teller.score() if self._sitting.begun else teller.target())

    def _finish(self, game: Game) -> None:
        """Tell how the game has ended, and keep its record."""
        people = self._sitting.people
        viewer = people[0] if len(people) == 1 else None
        self._desk.say(*self._desk.teller.news(game, self._viewer))
        if game.outcome is not None:
            self._desk.say(self._desk.teller.words(viewer).outcome(game.outcome))
        self._sitting.end()
        self._desk.save()
        if self._sitting.rules.match_points:
            self._desk.say(self._desk.teller.score())
        self._keep_records()

    def _keep_records(self) -> None:
        """Add every finished game to the file of records that is not yet there."""
        sitting, where = self._sitting, ""
        while sitting.kept < len(sitting.finished):
            line = dump_record(sitting.finished[sitting.kept])
            try:
                where = self._desk.host.keep_record(line)
            except OSError as error:
                self._desk.say(f"The record could not be kept: {message_of(error)}.")
                return
            sitting.kept += 1
            self._desk.save()
        if where:
            proof = ", with the proof of its deal," if sitting.chosen_seed is None else ""
            self._desk.say(
                f"The record of the game{proof} is the last line of {where}. Check it by:",
                f"{self._desk.host.program} verify {shlex.quote(where)}",
            )

    def _say_winner(self) -> None:
        match = self._sitting.match
        if match.rules.match_points and match.winner is not None:
            words = self._desk.teller.words(self._viewer)
            self._desk.say(f"{words.does(match.winner, 'win')} the match.")

    @property
    def _viewer(self) -> int:
        """Whoever sits at the keyboard."""
        return self._sitting.people[0] if self._at_keyboard is None else self._at_keyboard

    # The deal

    def _deal(self) -> Talk[Game]:
        """Deal the next game."""
        self._desk.say(f"Game {len(self._sitting.finished) + 1}.")
        self._desk.teller.begin_game()
        notes: dict[str, Json] = {"date": self._desk.host.today()}
        if self._sitting.chosen_seed is not None:
            self._desk.say(f"The cards come {NOT_FAIR}.")
            game = self._sitting.begin(
                self._sitting.dealt_seed(), None, {**notes, "deal": NOT_FAIR}
            )
        else:
            deal = yield from self._fair_deal(new_seed().hex()[:ID_DIGITS])
            game = self._sitting.begin(deal.game_seed, deal, {"id": deal.game_id, **notes})
        self._desk.save()
        return game

    def _fair_deal(self, game_id: str) -> Talk[FairDeal]:
        """Deal fairly: commit to the cards, let everybody cut, and only then know them.

        The computer players come first and are bound by what is shown. A program that chose for
        them after a person has cut could try until it likes the cards.
        """
        rules = self._sitting.rules
        dealer = Dealer(game_id, rules.digest(), rules.players)
        if not self._sitting.finished:
            self._desk.say(*PROOF)
            if len(self._sitting.people) < rules.players:
                self._desk.say(BLIND)
        self._desk.say("The program has chosen its part of the deal, and commits to it:")
        self._desk.say(dealer.commitment.hex())
        seeds: dict[int, str] = {}
        for seat, level in enumerate(self._sitting.levels):
            if level is not None:
                seeds[seat] = new_client_seed()
                commitment = client_commitment(game_id, seat, seeds[seat])
                dealer.commit(seat, commitment)
                self._desk.say(f"{self._sitting.names[seat]} has chosen, too, and is bound by:")
                self._desk.say(commitment.hex())
        for seat in self._sitting.people:
            seeds[seat] = yield from self._cut(seat)
            dealer.commit(seat, client_commitment(game_id, seat, seeds[seat]))
        dealer.show()
        for seat, seed in seeds.items():
            dealer.reveal(seat, seed)
        return dealer.deal()

    def _cut(self, seat: int) -> Talk[str]:
        """Let a person cut the cards: what is typed is taken as it is, and nothing is added."""
        several = len(self._sitting.people) > 1
        prompt = f"{self._sitting.names[seat]}, {CUT}" if several else CUT[0].upper() + CUT[1:]
        while True:
            typed = yield from ask(prompt)
            try:
                checked_client_seed(typed, seat)
            except DealError as error:
                self._desk.say(f"{one_line(str(error))}.")
            else:
                return typed or new_client_seed()

    # The game

    def _play(self, game: Game) -> Talk[None]:
        """Play a game to its end."""
        while not game.over:
            seat = game.to_move
            if self._sitting.levels[seat] is None:
                yield from self._hand_over(seat)
                yield from Person(self._desk, game).turn()
            else:
                game.play(self._opponents.choose(game))
                self._desk.save()

    def _hand_over(self, seat: int) -> Talk[None]:
        """Let another person come to the keyboard, without a look at the hand of the last one."""
        if len(self._sitting.people) > 1 and self._at_keyboard != seat:
            self._desk.say(HIDE)
            name = self._sitting.names[seat]
            yield from ask(f"{name}, press Enter when only you can see the screen.")
        self._at_keyboard = seat
