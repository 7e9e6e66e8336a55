### The texts of the game in English. All languages have the same sections, keys and variables.
### Voice: few, kind, plain words. A variable $you says whether the person at the screen is meant.

## Cards

letter-ace = A
letter-jack = J
letter-queen = Q
letter-king = K
rank-ace = Ace
rank-jack = Jack
rank-queen = Queen
rank-king = King
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
card-name = { $rank } of { $suit }
cards-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## Piles

pile-payoff =
    { $you ->
        [yes] Your pay-off pile: { $card }, { $left } left
       *[no] { $player }, pay-off pile: { $card }, { $left } left
    }
pile-payoff-empty =
    { $you ->
        [yes] Your pay-off pile: empty
       *[no] { $player }, pay-off pile: empty
    }
pile-side =
    { $you ->
        [yes] Your side stack { $number }: { $card }
       *[no] { $player }, side stack { $number }: { $card }
    }
pile-side-buried =
    { $you ->
        [yes] Your side stack { $number }: { $card }, below it { $ranks }
       *[no] { $player }, side stack { $number }: { $card }, below it { $ranks }
    }
pile-side-empty =
    { $you ->
        [yes] Your side stack { $number }: empty
       *[no] { $player }, side stack { $number }: empty
    }
pile-center = Center stack { $number }: needs { $rank }, top { $card }
pile-center-king = Center stack { $number }: needs { $rank }, top King as { $as }
pile-center-empty = Center stack { $number }: empty, needs { $rank }
pile-hand-card = Your hand, card { $number } of { $count }: { $card }
pile-hand-slot = Your hand, place { $number }: empty
pile-hand =
    { $you ->
        [yes] Your hand: { $cards }
       *[no] { $player }, hand: { $cards }
    }
pile-stock =
    { $count ->
        [0] Stock: empty
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
pile-aside =
    { $count ->
        [0] Put aside: no cards
        [one] Put aside: { $count } card
       *[other] Put aside: { $count } cards
    }

## Moves

move-payoff = pay-off card { $card } to center stack { $stack }
move-side = { $card } from side stack { $from } to center stack { $stack }
move-hand = { $card } to center stack { $stack }
move-discard = { $card } on side stack { $stack }
move-pass = pass

## What happens

event-top =
    { $you ->
        [yes] your { $card }
       *[no] { $player }’s { $card }
    }
event-started =
    { $you ->
        [yes] Pay-off cards: { $cards }. You start.
       *[no] Pay-off cards: { $cards }. { $player } starts.
    }
event-turn =
    { $you ->
        [yes] Your turn, number { $turn }.
       *[no] { $player }’s turn, number { $turn }.
    }
event-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] You draw { $count } card.
               *[other] You draw { $count } cards.
            }
       *[no]
            { $count ->
                [one] { $player } draws { $count } card.
               *[other] { $player } draws { $count } cards.
            }
    }
event-drawn-cards = You draw { $cards }.
event-plays =
    { $you ->
        [yes] You play { $move }.
       *[no] { $player } plays { $move }.
    }
event-discards =
    { $you ->
        [yes] You discard { $move }.
       *[no] { $player } discards { $move }.
    }
event-passes =
    { $you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
event-finished = Center stack { $stack } is complete.
event-revealed =
    { $you ->
        [yes] Your next pay-off card: { $card }, { $left } left.
       *[no] { $player }, next pay-off card: { $card }, { $left } left.
    }

## How it ends

outcome-win =
    { $you ->
        [yes]
            { $points ->
                [one] You win { $points } point: { $why }.
               *[other] You win { $points } points: { $why }.
            }
       *[no]
            { $points ->
                [one] { $player } wins { $points } point: { $why }.
               *[other] { $player } wins { $points } points: { $why }.
            }
    }
outcome-draw = The game is a draw: { $why }.
outcome-why-payoff = the pay-off pile is empty
outcome-why-stock = the stock is exhausted
outcome-why-fewest = the stock is exhausted, and the fewest pay-off cards win
outcome-why-limit =
    { $count ->
        [one] { $count } turn has been played
       *[other] { $count } turns have been played
    }
outcome-why-resigned =
    { $you ->
        [yes] you have resigned
       *[no] { $player } has resigned
    }
outcome-why-timeout =
    { $you ->
        [yes] your time has run out
       *[no] { $player } has run out of time
    }
outcome-why-abandoned =
    { $you ->
        [yes] you have left
       *[no] { $player } has left
    }

## The status line

status-turn = Your turn
status-turn-payoff = Your turn: the pay-off { $rank } fits a pile
status-turn-last = Your turn: the last pay-off card fits
status-turn-empty-hand = Your turn: no cards in hand. Play on or pass
status-turn-other = { $player }’s turn
status-thinking = { $player } is thinking

## Hints

hint-can-win = You can win now.
hint-can-go = Your pay-off card can go this turn.
hint-may-go = Your pay-off card can go this turn, but something else looks better.
hint-cannot-go = Your pay-off card cannot go with the cards that you see.
hint-not-yet = Your pay-off card cannot go with the cards that you see, but new ones will come.
hint-not-found = No way to play your pay-off card was found.
hint-straight = Play it to center stack { $stack }.
hint-goes-to = It goes to center stack { $stack }. Begin with { $move }.
hint-begin = Begin with { $move }.
hint-discard-only = Play nothing to the center. Discard the { $rank }.
hint-pass-only = Pass.
hint-line = { $moves }. { $reasons }
hint-from-side = the { $rank } from side stack { $stack }
hint-from-hand = the { $rank } of your hand
hint-wins = Wins the game.
hint-plays-payoff = Plays the pay-off card, { $left } left.
hint-refills =
    { $count ->
        [one] Empties the hand for { $count } new card.
       *[other] Empties the hand for { $count } new cards.
    }
hint-blocks = Blocks the opponent’s { $rank }.
hint-puts-off =
    { $cards ->
        [one] Puts the opponent’s { $rank } off: { $cards } card missing instead of { $before }.
       *[other] Puts the opponent’s { $rank } off: { $cards } cards missing instead of { $before }.
    }
hint-gives-nothing =
    { $cards ->
        [one] Does not help the opponent’s { $rank }: { $cards } card missing, not { $before }.
       *[other] Does not help the opponent’s { $rank }: { $cards } cards missing, not { $before }.
    }
hint-nearer =
    { $cards ->
        [0] The pay-off card needs no other card any more.
        [one] Brings the pay-off card nearer: { $cards } card missing instead of { $before }.
       *[other] Brings the pay-off card nearer: { $cards } cards missing instead of { $before }.
    }
hint-keeps-king = Keeps the King.
hint-keeps-kings =
    { $count ->
        [one] Keeps { $count } King.
       *[other] Keeps { $count } Kings.
    }
hint-frees = Frees a side stack.
hint-keeps-free = Keeps a side stack free.
hint-lays-on-next = Lays the { $rank } on the { $other }, to be played one after the other.
hint-lays-on-equal = Lays the { $rank } on another { $rank }.
hint-lays-on-nothing = Lays the { $rank } where it buries nothing.
hint-spare = Gives up one of a pair.
hint-buries-less = Buries no card that is wanted sooner.
hint-makes-room =
    { $count ->
        [one] Makes room for { $count } new card.
       *[other] Makes room for { $count } new cards.
    }
hint-least = Leaves the best chances of all turns looked at.

## Rules

rules-g4a = Classic
rules-quick = Quick
rules-four_stack = Four stacks
rules-cat_and_mouse = Cat and Mouse
rules-long = Long
rules-own = Own rules
field-players = Players
field-decks = Packs of cards
field-hand_size = Cards in a full hand
field-payoff_size = Cards in a pay-off pile
field-side_stacks = Side stacks of each player
field-center_stacks = Center stacks
field-king_as_ace = A King may start a center stack
field-king_on_side = A King may be discarded
field-refill = An emptied hand is refilled
field-recycle = Completed stacks go back into the stock
field-stock_out = The stock is exhausted
field-exhausted = When the stock is exhausted
field-first = Who starts
field-win_bonus = Points added to every win
field-match_points = Points that win the match
value-yes = Yes
value-no = No
value-emptied = at once
value-turn_start = at the next turn
value-now = at once
value-when_empty = when the stock is empty
value-short = when a card is missing
value-empty = when its last card is drawn
value-draw = the game is a draw
value-fewest_wins = the fewest pay-off cards win
value-high_payoff = the higher pay-off card
value-seat0 = the first player
value-random = chance decides
value-given = the loser of the last game
value-single = a single game

## Rules in words

explain-title-set-up = Set-up
explain-title-aim = Aim
explain-title-turn = The turn
explain-title-center = Center stacks
explain-title-side = Side stacks
explain-title-end = End of the game
explain-title-score = Score and match
explain-title-compared = Compared with { $preset }
explain-packs =
    { $decks ->
        [one] { $players } players use { $decks } pack of 52 cards without jokers.
       *[other] { $players } players use { $decks } packs of 52 cards without jokers: { $cards } cards.
    }
explain-payoff =
    { $count ->
        [1] Each player has a pay-off pile of a single card, face up.
        [one] Each player has a pay-off pile of { $count } card, face down but for its top card.
       *[other] Each player has a pay-off pile of { $count } cards, face down but for its top card.
    }
explain-hand =
    { $count ->
        [one] Each player has a hand of { $count } card, which nobody else sees.
       *[other] Each player has a hand of { $count } cards, which nobody else sees.
    }
explain-side-room =
    { $count ->
        [one] Each player has room for { $count } side stack, which is empty.
       *[other] Each player has room for { $count } side stacks, all empty.
    }
explain-center-room =
    { $count ->
        [one] In the middle there is room for { $count } center stack.
       *[other] In the middle there is room for { $count } center stacks.
    }
explain-stock =
    { $count ->
        [one] Beside lies the stock: the other { $count } card, face down.
       *[other] Beside lies the stock: the other { $count } cards, face down.
    }
explain-first-seat0 = The first player starts every game.
explain-first-random = Chance decides who starts.
explain-first-given = The players agree who starts.
explain-first-given-later = Later games are started by the loser of the last one.
explain-first-high = The player with the highest top pay-off card starts: a Queen is highest, an Ace is 1 and a King is lowest.
explain-first-tie =
    { $count ->
        [one] On a tie all players shuffle their pay-off piles and compare again; after { $count } shuffle the first of the tied players starts.
       *[other] On a tie all players shuffle their pay-off piles and compare again; after { $count } shuffles the first of the tied players starts.
    }
explain-first-tie-single = On a tie the first of the tied players starts.
explain-aim =
    { $count ->
        [1] Be the first to play the card of your pay-off pile to a center stack.
       *[other] Be the first to play all cards of your pay-off pile to the center stacks.
    }
explain-draw =
    { $count ->
        [one] At the start of your turn you draw from the stock until your hand holds { $count } card.
       *[other] At the start of your turn you draw from the stock until your hand holds { $count } cards.
    }
explain-plays =
    { $sides ->
        [1] Then you play as many cards as you like to the center stacks, in any order: the top card of your pay-off pile, the top card of your side stack, or a card of your hand. You never have to play a card.
       *[other] Then you play as many cards as you like to the center stacks, in any order: the top card of your pay-off pile, the top card of a side stack of yours, or a card of your hand. You never have to play a card.
    }
explain-discard =
    { $sides ->
        [1] You end your turn by a discard: one card of your hand goes on your side stack. You may do so at any time, and you draw again only at your next turn.
       *[other] You end your turn by a discard: one card of your hand goes on one of your side stacks. You may do so at any time, and you draw again only at your next turn.
    }
explain-refill-turn_start = If you play the last card of your hand to the center, you draw no new one before your next turn. You may go on without a hand, and you end such a turn by a pass.
explain-refill-emptied =
    { $count ->
        [one] If you play the last card of your hand to the center, you draw { $count } card at once and go on with your turn.
       *[other] If you play the last card of your hand to the center, you draw { $count } cards at once and go on with your turn.
    }
explain-never =
    { $sides ->
        [1] No card ever goes from the pay-off pile to the side stack, or away from a center stack, and nobody plays another player’s cards.
       *[other] No card ever goes from one side stack to another, from the pay-off pile to a side stack, or away from a center stack, and nobody plays another player’s cards.
    }
explain-build = A center stack is built upwards from the Ace to the Queen, whatever the suits.
explain-king-as-ace = A King is wild: it stands for any card that a center stack needs, from the Ace to the Queen.
explain-king-not-ace = A King is wild: it stands for any card that a center stack needs, from the 2 to the Queen. It never stands for the Ace that an empty one needs.
explain-recycle-now = A stack completed by a Queen, or by a King in her place, is shuffled back into the stock at once, and the turn goes on. Kings that stood for other cards are Kings again.
explain-recycle-when_empty = A stack completed by a Queen, or by a King in her place, is put aside, and the turn goes on. When a card is to be drawn and the stock is empty, all cards put aside become the stock and are shuffled. Kings that stood for other cards are Kings again.
explain-lay =
    { $sides ->
        [1] You may lay a card on your side stack whatever lies there. Only the top card can be played.
       *[other] You may lay a card on any of your side stacks whatever lies there. Only the top card can be played.
    }
explain-look = Everybody may look at all cards of all side stacks.
explain-kings-discarded = Kings may be discarded too, and stay wild.
explain-kings-kept = A King may be discarded only if your hand holds nothing but Kings. It stays wild.
explain-wins =
    { $count ->
        [1] Whoever plays the card of their pay-off pile to a center stack wins at once.
       *[other] Whoever plays the last card of their pay-off pile to a center stack wins at once.
    }
explain-out-short = The game also ends when a card has to be drawn and the stock holds none.
explain-out-short-aside = The game also ends when a card has to be drawn that is neither in the stock nor put aside.
explain-out-empty = The game also ends when the stock is empty after a draw.
explain-out-empty-aside = The game also ends when, after a draw, the stock is empty and no card is put aside.
explain-exhausted-draw = It is then a draw.
explain-exhausted-fewest_wins = Whoever then has the fewest pay-off cards wins; if players share the fewest, the game is a draw.
explain-forfeit = If a player resigns, leaves or runs out of time, the other player wins.
explain-forfeit-many = If a player resigns, leaves or runs out of time, the other with the fewest pay-off cards wins.
explain-limit =
    { $count ->
        [one] After { $count } turn of all players together the game is a draw.
       *[other] After { $count } turns of all players together the game is a draw.
    }
explain-score = The winner scores a point for each card left in the other player’s pay-off pile. A draw scores nothing.
explain-score-many = The winner scores a point for each card left in the pay-off piles of all other players. A draw scores nothing.
explain-bonus =
    { $count ->
        [one] Every win brings { $count } point more.
       *[other] Every win brings { $count } points more.
    }
explain-match-single = There is no match: a single game decides.
explain-match =
    { $count ->
        [one] The first player with { $count } point or more wins the match.
       *[other] The first player with { $count } points or more wins the match.
    }
explain-same = These are the rules called { $preset }.
explain-number = { $field }: { $value } instead of { $usual }.
explain-new-king_as_ace = A King cannot start a center stack.
explain-new-king_on_side = A King can be discarded only from a hand of nothing but Kings.
explain-new-refill = An emptied hand is not refilled before the next own turn.
explain-new-recycle = Completed center stacks wait aside until the stock is empty.
explain-new-stock_out = The stock is exhausted as soon as it is empty.
explain-new-exhausted = When the stock is exhausted, the fewest pay-off cards win.
explain-new-match_points = A single game instead of a match.

## Length

length-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
length-hours =
    { $hours ->
        [one] about { $hours } hour
       *[other] about { $hours } hours
    }
length-game =
    { $turns ->
        [one] A game: { $turns } turn, { $time }.
       *[other] A game: { $turns } turns, { $time }.
    }
length-match =
    { $games ->
        [one] A match: { $games } game, { $time }.
       *[other] A match: { $games } games, { $time }.
    }

## Errors

error-rules-value = { $field }: { $value } is not possible. Possible: { $allowed }.
error-rules-cards =
    { $count ->
        [one] These rules need more cards: at least { $count } pack.
       *[other] These rules need more cards: at least { $count } packs.
    }
error-rules-cards-none = These rules need more cards than five packs have.
error-rules-field = There is no rule called { $value }.
error-rules-preset = There are no rules called { $value }.
error-rules-form = These are no rules that can be read here.
error-range = { $min } to { $max }
error-store-full = There is no room left to save the game. It goes on, but closing the page would lose it.
error-store-blocked = This browser does not let the game be saved. It goes on, but closing the page would lose it.
error-store-newer = The saved game comes from a newer version. Reload the page to go on with it.
error-store-taken = The game goes on in another tab.
error-store-failed = The game could not be saved. It goes on, but closing the page would lose it.
error-document-broken = The saved game could not be read. It is kept aside, and a new one can begin.
error-document-newer = The saved game comes from a newer version. Reload the page to go on with it.
error-record = This is not a game record that can be read here.
error-record-foreign = This is not a record of a game.
error-record-empty = This file is empty.
error-record-too-long = This file is too long for a game record.
error-record-no-seed = This is the record of a running game. Its cards are still secret, so it cannot be opened.
error-record-turn = Turn { $turn } of the record does not fit the rules.
error-record-result = The result in the record is not what its moves give.
error-record-fair = The fair deal in the record does not hold.
error-record-value = The record cannot be read here: { $key }.
error-record-move = Turn { $turn }, move { $move } of the record, { $text }: { $reason }
error-record-players = Only games of two players can be opened here.
error-record-line = Line { $line }: { $text }
error-engine = The computer player has stopped. The game is safe; it is being started again.
error-engine-failed = The computer player cannot start in this browser. The game is safe.
error-language = This language could not be loaded.
error-unexpected = Something went wrong. The game is saved as it was before the last move.

## Refused moves

refused-malformed = { $text } is not a move. Moves look like p-c2, s3-c1, 7h-c1 or 9s-s4.
refused-game-over = The game is over.
refused-nothing-to-undo = There is no move to take back.
refused-illegal = This move is not possible now.
refused-no-pass = There is no pass in these rules.
refused-pass-hand =
    { $count ->
        [one] You can pass only with an empty hand, and you hold { $count } card.
       *[other] You can pass only with an empty hand, and you hold { $count } cards.
    }
refused-not-in-hand = Your hand does not hold this card: { $card }.
refused-side-empty = Side stack { $stack } is empty.
refused-no-side = There is no side stack { $stack }.
refused-no-center = There is no center stack { $stack }.
refused-not-from-hand = Only a card of your hand can go on a side stack.
refused-king-on-side = A King can be discarded only from a hand of nothing but Kings.
refused-king-as-ace = A King cannot start a center stack.
refused-center-needs = Center stack { $stack } needs { $rank }.

## The frame

game-name = Spite & Malice
close = Close
cancel = Cancel
ok = OK
frame-table = Table
frame-status = State of the game
frame-actions = Actions
frame-log = What happens
frame-score = Score: { $a } { $pointsA }, { $b } { $pointsB }.
frame-target = to { $points }
frame-single = Single game
tool-menu = Menu
tool-undo = Undo
tool-hint = Hint
tool-last = Last turn
tool-speed = Speed
tool-more = More
tool-settings = Settings
tool-help = Help
panel-moves = Moves
panel-no-moves = No moves yet.
panel-match = Match
panel-deal = Deal { $commitment }
typed-label = Typed move
typed-send = Play
typed-close = Close typed moves

## Menus

menu-resume = Continue
menu-new = New game
menu-person = Two players, one device
menu-import = Open a game record
menu-rules = Rules and help
menu-settings = Settings
menu-about = About
more-moves = Moves
more-read = Describe the table
more-typed = Typed moves
more-record = Save the game as a file
more-copy = Copy the game so far
more-resign = Resign
more-rules = Rules and help
more-settings = Settings

## New game

new-title = New game
new-opponent = Opponent
new-length = About how long
new-rules = Rules
new-own-rules = Change the rules
new-more = Other lengths and rules
new-how = How to play
new-start = Deal
new-match-to = Match to { $points }
new-length-minutes = { $minutes } min
new-length-single = Single game
new-length-preset = As the rules say
level-beginner = Beginner
level-beginner-note = For your first games: overlooks a lot and wastes Kings.
level-easy = Easy
level-easy-note = For relaxed games: misses many a chance.
level-medium = Medium
level-medium-note = For players who know the game: solid, without looking far ahead.
level-hard = Hard
level-hard-note = A serious opponent: finds most long chains of plays.
level-expert = Expert
level-expert-note = Strong: looks through whole turns and hinders your pay-off card.
level-master = Master
level-master-note = The strongest: thinks a little longer and plays thousands of trial games.
level-person = Another person
level-person-note = Two players take turns at this device.

## Own rules

builder-title = Own rules
builder-begin = Begin with
builder-deal = The deal
builder-play = Play
builder-end = End and score
builder-use = Use these rules
stepper-less = { $field }: one less
stepper-more = { $field }: one more

## Fair deal

fair-title = A fair deal
fair-what = The program has chosen its part of the shuffle. The fingerprint below binds it: it cannot choose again. Now you add your part.
fair-commitment = Fingerprint of the deal
fair-cut = Your part: type anything, or nothing
fair-cut-of = { $player }: type anything, or nothing
fair-cut-note = All parts together decide the cards, so nobody can choose them. Where nothing is typed, chance steps in.
fair-cut-long = This text is too long.
fair-check = After the game its record holds all parts. With them anyone can check every card that was dealt.
fair-deal = Deal

## Settings

settings-title = Settings
settings-looks = Language and looks
settings-cards = Cards
settings-play = Play
settings-sound = Sound
setting-language = Language
setting-language-auto = As the device
setting-theme = Theme
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-contrast = High contrast
setting-felt = Table
setting-felt-auto = Match theme
setting-felt-green = Green
setting-felt-sage = Sage
setting-felt-blue = Blue
setting-felt-slate = Slate
setting-back = Card back
setting-back-diamond = Diamond
setting-back-lattice = Lattice
setting-back-waves = Waves
setting-back-plain = Plain
setting-fourColours = Suits in four colors
setting-letters = Letters of the court cards
setting-letters-local = As the language
setting-letters-english = A K Q J
setting-cardSize = Size of the cards
setting-cardSize-small = Small
setting-cardSize-normal = Normal
setting-cardSize-large = Large
setting-leftHanded = Left-handed
setting-speed = Speed
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-off = No movement
setting-playable = Outline what can be played
setting-confirmDiscard = Ask before some discards
setting-confirmDiscard-note = When the card would fit a center stack.
setting-relaxed = Take back any move
setting-relaxed-note = Also after a hidden card was seen. The statistics mark such games.
setting-typedMoves = Typed moves
setting-typedMoves-note = A field for moves such as 7h-c1.
setting-shortcuts = Shortcuts of a single key
setting-shortcuts-note = Letters and digits, such as H for a hint. Arrows and Enter always work.
setting-askDeal = Ask before every deal
setting-askDeal-note = Otherwise chance takes your part. The fingerprint is still shown first.
setting-name = Your name
setting-sound = Sound
setting-haptics = Vibration

## Help

help-title = Rules and help
help-short = In short
help-short-aim = Empty your pay-off pile before the opponent does. The number below it says how many cards are left.
help-short-center = In the center, cards go up from the Ace to the Queen, whatever the suits. A King stands for any card.
help-short-play = There you play your pay-off card, the top cards of your side stacks and cards of your hand. What fits is outlined.
help-short-discard = To end your turn, put a card of your hand on one of your side stacks.
help-short-draw = Before each turn you draw until your hand is full again.
help-taps = With a finger or the mouse
help-tap-play = Tap a card. If it can go to one place only, it goes there.
help-tap-choose = If it can go to several, they are outlined: tap one. Tap the card again to choose another.
help-tap-discard = To end your turn, tap a card of your hand, then one of your side stacks.
help-tap-twice = Tap a card of your hand twice, quickly, to play it to the center.
help-tap-drag = You can also drag a card to where it should go.
help-tap-hold = Hold a side stack to see all its cards.
help-keys = With the keyboard
help-key-arrows = move between the piles
help-key-enter = choose or play
help-key-escape = choose another card
help-key-hand = cards of your hand
help-key-payoff = pay-off pile
help-key-side = side stacks
help-key-center = center stacks
help-key-hint = hint
help-key-undo = take a move back
help-key-read = read the table
help-key-inspect = all cards of the stack you are on
help-key-moves = all moves so far
help-key-help = this help
help-notation = p-c2 plays the pay-off card to center stack 2, s3-c1 the top of side stack 3 to center stack 1, 7h-c1 the 7 of hearts of your hand; 9s-s4 discards the 9 of spades on side stack 4.

## Result and match

result-next = Next game
result-rematch = Rematch
result-new = New game
result-record = Save the record
result-look = Look at the table
result-deal = Next deal { $commitment }
match-table = Match table
match-game = Game
match-how = How it ended
match-total = Total
match-target = { $points } points win the match.
match-first = This is the first game.
stack-empty = This stack is empty.
stack-order = The top card comes first. Only it can be played.
import-title = Open a game record
import-what = A record is a file that was saved here or by another program that plays these rules.
import-file = Choose a file
import-unreadable = This file cannot be read.
hand-over-title = { $player } is next
hand-over-text = Pass the device to { $player }. The hand stays hidden until then.
hand-over-ready = Show my hand

## About

about-what = A card game for two: free, without advertising, and with deals that anyone can check.
about-version = Version { $version }
about-offline = This device can start the game without a network.
about-online = The game can start without a network after the next visit.
about-privacy = Private
about-private = No cookies and no account. Nothing leaves this device.
about-fair = Fair
about-licences = With the help of
about-texts = Licenses

## Playing

player-you = You
player-computer = Computer
player-number = Player { $number }
title-turn = Your turn
status-no-game = No game yet
moves-turn =
    { $you ->
        [yes] You: { $moves }
       *[no] { $player }: { $moves }
    }
moves-center = → { $stack }
moves-side = on { $stack }
match-number = Game { $number }
match-payoff = Pay-off cards left: you { $own }, { $player } { $other }
match-relaxed = Moves were taken back after cards had been seen.
menu-game = { $players }
speed-now = Speed: { $speed }
undo-done =
    { $count ->
        [one] Taken back: { $move }.
       *[other] Taken back: { $count } moves, from { $move } on.
    }
undo-no-move = You have not made a move yet.
undo-game-over = The game is over.
undo-payoff-revealed = That cannot be taken back: it has turned up the next pay-off card.
undo-drawn = That cannot be taken back: new cards have been drawn.
undo-other-drew = That cannot be taken back: the next turn has begun with new cards.
undo-other-moved = That cannot be taken back: the opponent has moved since.
undo-not-yours = You have not moved in this turn.
typed-not-now = It is not your turn.
typed-several = That could be { $moves }.
resign-title = Resign this game?
resign-text =
    { $count ->
        [one] The opponent wins, and scores { $count } point for your pay-off pile.
       *[other] The opponent wins, and scores { $count } points for your pay-off pile.
    }
resign-yes = Resign
resign-no = Play on
new-drops = The match that is being played has not ended. A new game takes its place.
new-drop = Start a new one
result-draw = A draw
result-won =
    { $you ->
        [yes] You win
       *[no] { $player } wins
    }
result-match =
    { $you ->
        [yes] You win the match.
       *[no] { $player } wins the match.
    }
result-waits = The game is over.
record-copied = The game so far is copied. Its hidden cards stay secret.
record-none = There is no game to save.
tabs-title = Open in another tab
tabs-elsewhere = The game is open in another tab. If you play here, the other tab stops.
tabs-taken = The game goes on in another tab.
tabs-play-here = Play here
store-again = The game can be saved again.
store-title = The game cannot be saved
store-play-on = Play on
store-download = Save as a file
engine-again = Try again
update-ready = A new version is ready.
update-now = Use it now
step-first = First move
step-back = One move back
step-on = One move on
step-last = Last move
step-end = Close
step-at = Move { $ply } of { $count }
discard-title = Discard this card?
discard-text = It would fit a center stack.
discard-yes = Discard
pass-now = Pass

## Table

table-opponent = { $player }: piles
table-center = Center
table-own = Your piles
table-hand = Your hand
table-target = { $pile }. The chosen card can go here
goals = { $card }: { $goals }
goal-center = to center stack { $stack }
goal-side = on a side stack
table-needs = needs { $rank }
table-left = { $count } left
table-stock = stock { $count }
table-stock-aside = { $count } + { $aside }
table-cards = { $count } · { $player }
