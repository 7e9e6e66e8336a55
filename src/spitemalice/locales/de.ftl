### Die Texte des Spiels auf Deutsch.
### Wörter: Zielstapel (pay-off pile), Hilfsstapel (side stack), Mittelstapel (center stack),
### Talon (stock), Hand, Zug (turn), Spiel (game), Match, ablegen (discard), Dame, König, Bube.

## Cards

letter-ace = A
letter-jack = B
letter-queen = D
letter-king = K
rank-ace = Ass
rank-jack = Bube
rank-queen = Dame
rank-king = König
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
card-name = { $suit } { $rank }
cards-count =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Piles

pile-payoff =
    { $you ->
        [yes] Dein Zielstapel: { $card }, noch { $left }
       *[no] { $player }, Zielstapel: { $card }, noch { $left }
    }
pile-payoff-empty =
    { $you ->
        [yes] Dein Zielstapel: leer
       *[no] { $player }, Zielstapel: leer
    }
pile-side =
    { $you ->
        [yes] Dein Hilfsstapel { $number }: { $card }
       *[no] { $player }, Hilfsstapel { $number }: { $card }
    }
pile-side-buried =
    { $you ->
        [yes] Dein Hilfsstapel { $number }: { $card }, darunter { $ranks }
       *[no] { $player }, Hilfsstapel { $number }: { $card }, darunter { $ranks }
    }
pile-side-empty =
    { $you ->
        [yes] Dein Hilfsstapel { $number }: leer
       *[no] { $player }, Hilfsstapel { $number }: leer
    }
pile-center = Mittelstapel { $number }: braucht { $rank }, oben { $card }
pile-center-king = Mittelstapel { $number }: braucht { $rank }, oben König als { $as }
pile-center-empty = Mittelstapel { $number }: leer, braucht { $rank }
pile-hand-card = Deine Hand, Karte { $number } von { $count }: { $card }
pile-hand-slot = Deine Hand, Platz { $number }: leer
pile-hand =
    { $you ->
        [yes] Deine Hand: { $cards }
       *[no] { $player }, Hand: { $cards }
    }
pile-stock =
    { $count ->
        [0] Talon: leer
        [one] Talon: { $count } Karte
       *[other] Talon: { $count } Karten
    }
pile-aside =
    { $count ->
        [0] Beiseite: keine Karten
        [one] Beiseite: { $count } Karte
       *[other] Beiseite: { $count } Karten
    }

## Moves

move-payoff = { $card } vom Zielstapel auf Mittelstapel { $stack }
move-side = { $card } von Hilfsstapel { $from } auf Mittelstapel { $stack }
move-hand = { $card } auf Mittelstapel { $stack }
move-discard = { $card } auf Hilfsstapel { $stack }
move-pass = passen

## What happens

event-top =
    { $you ->
        [yes] du { $card }
       *[no] { $player } { $card }
    }
event-started =
    { $you ->
        [yes] Zielkarten: { $cards }. Du beginnst.
       *[no] Zielkarten: { $cards }. { $player } beginnt.
    }
event-turn =
    { $you ->
        [yes] Du bist am Zug, Zug { $turn }.
       *[no] { $player } ist am Zug, Zug { $turn }.
    }
event-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] Du ziehst { $count } Karte.
               *[other] Du ziehst { $count } Karten.
            }
       *[no]
            { $count ->
                [one] { $player } zieht { $count } Karte.
               *[other] { $player } zieht { $count } Karten.
            }
    }
event-drawn-cards = Du ziehst { $cards }.
event-plays =
    { $you ->
        [yes] Du spielst { $move }.
       *[no] { $player } spielt { $move }.
    }
event-discards =
    { $you ->
        [yes] Du legst { $move }.
       *[no] { $player } legt { $move }.
    }
event-passes =
    { $you ->
        [yes] Du passt.
       *[no] { $player } passt.
    }
event-finished = Mittelstapel { $stack } ist voll.
event-revealed =
    { $you ->
        [yes] Deine nächste Zielkarte: { $card }, noch { $left }.
       *[no] { $player }, nächste Zielkarte: { $card }, noch { $left }.
    }

## How it ends

outcome-win =
    { $you ->
        [yes]
            { $points ->
                [one] Du gewinnst { $points } Punkt: { $why }.
               *[other] Du gewinnst { $points } Punkte: { $why }.
            }
       *[no]
            { $points ->
                [one] { $player } gewinnt { $points } Punkt: { $why }.
               *[other] { $player } gewinnt { $points } Punkte: { $why }.
            }
    }
outcome-draw = Das Spiel endet unentschieden: { $why }.
outcome-why-payoff = der Zielstapel ist leer
outcome-why-stock = der Talon ist aufgebraucht
outcome-why-fewest = der Talon ist aufgebraucht, und die wenigsten Zielkarten gewinnen
outcome-why-limit =
    { $count ->
        [one] { $count } Zug ist gespielt
       *[other] { $count } Züge sind gespielt
    }
outcome-why-resigned =
    { $you ->
        [yes] du hast aufgegeben
       *[no] { $player } hat aufgegeben
    }
outcome-why-timeout =
    { $you ->
        [yes] deine Zeit ist abgelaufen
       *[no] { $player } hat keine Zeit mehr
    }
outcome-why-abandoned =
    { $you ->
        [yes] du hast das Spiel verlassen
       *[no] { $player } hat das Spiel verlassen
    }

## The status line

status-turn = Du bist am Zug
status-turn-payoff = Du bist am Zug: Zielkarte { $rank } passt
status-turn-last = Du bist am Zug: Die letzte Zielkarte passt
status-turn-empty-hand = Du bist am Zug: Hand leer, weiter oder passen
status-turn-other = { $player } ist am Zug
status-thinking = { $player } überlegt

## Hints

hint-can-win = Du kannst jetzt gewinnen.
hint-can-go = Deine Zielkarte kann in diesem Zug weg.
hint-may-go = Deine Zielkarte kann in diesem Zug weg, aber etwas anderes sieht besser aus.
hint-cannot-go = Mit den Karten, die du siehst, kann deine Zielkarte nicht weg.
hint-not-yet = Mit den Karten, die du siehst, kann deine Zielkarte nicht weg, aber es kommen neue.
hint-not-found = Es fand sich kein Weg, deine Zielkarte zu spielen.
hint-straight = Spiel sie auf Mittelstapel { $stack }.
hint-goes-to = Sie geht auf Mittelstapel { $stack }. Fang so an: { $move }.
hint-begin = Fang so an: { $move }.
hint-discard-only = Spiel nichts in die Mitte. Leg ab: { $rank }.
hint-pass-only = Passe.
hint-line = { $moves }. { $reasons }
hint-from-side = { $rank } von Hilfsstapel { $stack }
hint-from-hand = { $rank } aus der Hand
hint-wins = Gewinnt das Spiel.
hint-plays-payoff = Spielt die Zielkarte, danach noch { $left }.
hint-refills =
    { $count ->
        [one] Leert die Hand und bringt { $count } neue Karte.
       *[other] Leert die Hand und bringt { $count } neue Karten.
    }
hint-blocks = Blockiert die gegnerische Zielkarte { $rank }.
hint-puts-off =
    { $cards ->
        [one] Hält die gegnerische Zielkarte { $rank } auf: Es fehlt { $cards } Karte statt { $before }.
       *[other] Hält die gegnerische Zielkarte { $rank } auf: Es fehlen { $cards } Karten statt { $before }.
    }
hint-gives-nothing =
    { $cards ->
        [one] Hilft der gegnerischen Zielkarte { $rank } nicht: Es fehlt { $cards } Karte, nicht { $before }.
       *[other] Hilft der gegnerischen Zielkarte { $rank } nicht: Es fehlen { $cards } Karten, nicht { $before }.
    }
hint-nearer =
    { $cards ->
        [0] Der Zielkarte fehlt keine Karte mehr.
        [one] Bringt die Zielkarte näher: Es fehlt { $cards } Karte statt { $before }.
       *[other] Bringt die Zielkarte näher: Es fehlen { $cards } Karten statt { $before }.
    }
hint-keeps-king = Behält den König.
hint-keeps-kings =
    { $count ->
        [one] Behält { $count } König.
       *[other] Behält { $count } Könige.
    }
hint-frees = Macht einen Hilfsstapel frei.
hint-keeps-free = Hält einen Hilfsstapel frei.
hint-lays-on-next = Legt { $rank } auf { $other }, um beide nacheinander zu spielen.
hint-lays-on-equal = Legt { $rank } auf { $rank }.
hint-lays-on-nothing = Legt { $rank } dorthin, wo nichts verdeckt wird.
hint-spare = Gibt eine von zwei gleichen Karten her.
hint-buries-less = Verdeckt keine Karte, die früher gebraucht wird.
hint-makes-room =
    { $count ->
        [one] Macht Platz für { $count } neue Karte.
       *[other] Macht Platz für { $count } neue Karten.
    }
hint-least = Lässt von allen betrachteten Zügen die besten Aussichten.

## Rules

rules-g4a = Klassisch
rules-quick = Kurz
rules-four_stack = Vier Stapel
rules-cat_and_mouse = Katz und Maus
rules-long = Lang
rules-own = Eigene Regeln
field-players = Spieler
field-decks = Kartenspiele
field-hand_size = Karten auf der vollen Hand
field-payoff_size = Karten im Zielstapel
field-side_stacks = Hilfsstapel pro Spieler
field-center_stacks = Mittelstapel
field-king_as_ace = Ein König darf einen Mittelstapel beginnen
field-king_on_side = Ein König darf abgelegt werden
field-refill = Eine leere Hand wird aufgefüllt
field-recycle = Volle Stapel kommen zurück in den Talon
field-stock_out = Der Talon ist aufgebraucht
field-exhausted = Wenn der Talon aufgebraucht ist
field-first = Wer beginnt
field-win_bonus = Zusatzpunkte für jeden Sieg
field-match_points = Punkte zum Sieg im Match
value-yes = Ja
value-no = Nein
value-emptied = sofort
value-turn_start = im nächsten Zug
value-now = sofort
value-when_empty = wenn der Talon leer ist
value-short = wenn eine Karte fehlt
value-empty = mit seiner letzten Karte
value-draw = endet das Spiel unentschieden
value-fewest_wins = gewinnen die wenigsten Zielkarten
value-high_payoff = die höhere Zielkarte
value-seat0 = der erste Spieler
value-random = das Los
value-given = der Verlierer des letzten Spiels
value-single = ein einzelnes Spiel

## Rules in words

explain-title-set-up = Aufbau
explain-title-aim = Ziel
explain-title-turn = Der Zug
explain-title-center = Mittelstapel
explain-title-side = Hilfsstapel
explain-title-end = Ende des Spiels
explain-title-score = Punkte und Match
explain-title-compared = Im Vergleich mit „{ $preset }“
explain-packs =
    { $decks ->
        [one] { $players } Spieler spielen mit { $decks } Kartenspiel zu 52 Karten ohne Joker.
       *[other] { $players } Spieler spielen mit { $decks } Kartenspielen zu je 52 Karten ohne Joker, zusammen { $cards } Karten.
    }
explain-payoff =
    { $count ->
        [1] Jeder hat einen Zielstapel aus einer einzigen offenen Karte.
        [one] Jeder hat einen Zielstapel aus { $count } Karte, verdeckt bis auf die oberste.
       *[other] Jeder hat einen Zielstapel aus { $count } Karten, verdeckt bis auf die oberste.
    }
explain-hand =
    { $count ->
        [one] Jeder hat { $count } Karte auf der Hand, die sonst niemand sieht.
       *[other] Jeder hat { $count } Karten auf der Hand, die sonst niemand sieht.
    }
explain-side-room =
    { $count ->
        [one] Jeder hat Platz für { $count } Hilfsstapel, der anfangs leer ist.
       *[other] Jeder hat Platz für { $count } Hilfsstapel, die anfangs leer sind.
    }
explain-center-room =
    { $count ->
        [one] In der Mitte ist Platz für { $count } Mittelstapel.
       *[other] In der Mitte ist Platz für { $count } Mittelstapel.
    }
explain-stock =
    { $count ->
        [one] Daneben liegt der Talon: die übrige Karte, verdeckt.
       *[other] Daneben liegt der Talon: die übrigen { $count } Karten, verdeckt.
    }
explain-first-seat0 = Der erste Spieler beginnt jedes Spiel.
explain-first-random = Das Los bestimmt, wer beginnt.
explain-first-given = Die Spieler machen aus, wer beginnt.
explain-first-given-later = Spätere Spiele beginnt, wer das letzte verloren hat.
explain-first-high = Wer die höchste offene Zielkarte hat, beginnt: Die Dame ist am höchsten, das Ass zählt 1, der König ist am niedrigsten.
explain-first-tie =
    { $count ->
        [one] Bei Gleichstand mischen alle ihre Zielstapel und vergleichen wieder; nach { $count }-maligem Mischen beginnt von den Beteiligten der erste.
       *[other] Bei Gleichstand mischen alle ihre Zielstapel und vergleichen wieder; nach { $count }-maligem Mischen beginnt von den Beteiligten der erste.
    }
explain-first-tie-single = Bei Gleichstand beginnt von den Beteiligten der erste.
explain-aim =
    { $count ->
        [1] Spiel als Erster die Karte deines Zielstapels auf einen Mittelstapel.
       *[other] Spiel als Erster alle Karten deines Zielstapels auf die Mittelstapel.
    }
explain-draw =
    { $count ->
        [one] Am Anfang deines Zuges ziehst du vom Talon, bis du { $count } Karte auf der Hand hast.
       *[other] Am Anfang deines Zuges ziehst du vom Talon, bis du { $count } Karten auf der Hand hast.
    }
explain-plays =
    { $sides ->
        [1] Dann spielst du beliebig viele Karten in beliebiger Reihenfolge auf die Mittelstapel: die oberste Karte deines Zielstapels, die oberste deines Hilfsstapels oder eine Handkarte. Du musst nie eine Karte spielen.
       *[other] Dann spielst du beliebig viele Karten in beliebiger Reihenfolge auf die Mittelstapel: die oberste Karte deines Zielstapels, die oberste eines deiner Hilfsstapel oder eine Handkarte. Du musst nie eine Karte spielen.
    }
explain-discard =
    { $sides ->
        [1] Du beendest den Zug, indem du eine Handkarte auf deinen Hilfsstapel ablegst. Das darfst du jederzeit, und neue Karten ziehst du erst in deinem nächsten Zug.
       *[other] Du beendest den Zug, indem du eine Handkarte auf einen deiner Hilfsstapel ablegst. Das darfst du jederzeit, und neue Karten ziehst du erst in deinem nächsten Zug.
    }
explain-refill-turn_start = Spielst du die letzte Handkarte in die Mitte, ziehst du vor deinem nächsten Zug keine neue. Du darfst ohne Handkarten weiterspielen und beendest einen solchen Zug mit Passen.
explain-refill-emptied =
    { $count ->
        [one] Spielst du die letzte Handkarte in die Mitte, ziehst du sofort { $count } Karte und spielst weiter.
       *[other] Spielst du die letzte Handkarte in die Mitte, ziehst du sofort { $count } Karten und spielst weiter.
    }
explain-never =
    { $sides ->
        [1] Nie wandert eine Karte vom Zielstapel auf den Hilfsstapel oder von einem Mittelstapel weg, und niemand spielt fremde Karten.
       *[other] Nie wandert eine Karte von einem Hilfsstapel auf einen anderen, vom Zielstapel auf einen Hilfsstapel oder von einem Mittelstapel weg, und niemand spielt fremde Karten.
    }
explain-build = Ein Mittelstapel wird vom Ass bis zur Dame aufwärts gebaut, die Farben sind gleichgültig.
explain-king-as-ace = Der König ist ein Joker: Er steht für jede Karte, die ein Mittelstapel braucht, vom Ass bis zur Dame.
explain-king-not-ace = Der König ist ein Joker: Er steht für jede Karte, die ein Mittelstapel braucht, von der 2 bis zur Dame. Das Ass, das ein leerer braucht, ersetzt er nie.
explain-recycle-now = Ein Stapel, der mit einer Dame oder einem König an ihrer Stelle voll wird, wird sofort in den Talon gemischt, und der Zug geht weiter. Könige, die für andere Karten standen, sind wieder Könige.
explain-recycle-when_empty = Ein Stapel, der mit einer Dame oder einem König an ihrer Stelle voll wird, wird beiseitegelegt, und der Zug geht weiter. Ist eine Karte zu ziehen und der Talon leer, werden alle beiseitegelegten Karten gemischt und bilden den Talon. Könige, die für andere Karten standen, sind wieder Könige.
explain-lay =
    { $sides ->
        [1] Auf deinen Hilfsstapel darfst du jede Karte legen, was auch immer dort liegt. Nur die oberste Karte kann gespielt werden.
       *[other] Auf jeden deiner Hilfsstapel darfst du jede Karte legen, was auch immer dort liegt. Nur die oberste Karte kann gespielt werden.
    }
explain-look = Alle dürfen alle Karten aller Hilfsstapel ansehen.
explain-kings-discarded = Auch Könige dürfen abgelegt werden und bleiben Joker.
explain-kings-kept = Ein König darf nur abgelegt werden, wenn du nichts als Könige auf der Hand hast. Er bleibt Joker.
explain-wins =
    { $count ->
        [1] Wer die Karte seines Zielstapels auf einen Mittelstapel spielt, gewinnt sofort.
       *[other] Wer die letzte Karte seines Zielstapels auf einen Mittelstapel spielt, gewinnt sofort.
    }
explain-out-short = Das Spiel endet auch, wenn eine Karte zu ziehen ist und der Talon keine mehr hat.
explain-out-short-aside = Das Spiel endet auch, wenn eine Karte zu ziehen ist und weder im Talon noch beiseite noch eine liegt.
explain-out-empty = Das Spiel endet auch, wenn der Talon nach dem Ziehen leer ist.
explain-out-empty-aside = Das Spiel endet auch, wenn nach dem Ziehen der Talon leer ist und keine Karte beiseiteliegt.
explain-exhausted-draw = Es ist dann unentschieden.
explain-exhausted-fewest_wins = Dann gewinnt, wer die wenigsten Zielkarten hat; haben mehrere gleich wenige, ist es unentschieden.
explain-forfeit = Wer aufgibt, das Spiel verlässt oder keine Zeit mehr hat, verliert.
explain-forfeit-many = Gibt jemand auf, verlässt das Spiel oder hat keine Zeit mehr, gewinnt von den anderen, wer die wenigsten Zielkarten hat.
explain-limit =
    { $count ->
        [one] Nach { $count } Zug aller Spieler zusammen ist das Spiel unentschieden.
       *[other] Nach { $count } Zügen aller Spieler zusammen ist das Spiel unentschieden.
    }
explain-score = Wer gewinnt, bekommt einen Punkt für jede Karte, die im anderen Zielstapel übrig ist. Ein Unentschieden bringt nichts.
explain-score-many = Wer gewinnt, bekommt einen Punkt für jede Karte, die in den Zielstapeln aller anderen übrig ist. Ein Unentschieden bringt nichts.
explain-bonus =
    { $count ->
        [one] Jeder Sieg bringt { $count } Punkt mehr.
       *[other] Jeder Sieg bringt { $count } Punkte mehr.
    }
explain-match-single = Es gibt kein Match: Ein einzelnes Spiel entscheidet.
explain-match =
    { $count ->
        [one] Wer zuerst { $count } Punkt oder mehr hat, gewinnt das Match.
       *[other] Wer zuerst { $count } Punkte oder mehr hat, gewinnt das Match.
    }
explain-same = Das sind die Regeln „{ $preset }“.
explain-number = { $field }: { $value } statt { $usual }.
explain-new-king_as_ace = Ein König darf keinen Mittelstapel beginnen.
explain-new-king_on_side = Ein König darf nur abgelegt werden, wenn man nichts als Könige auf der Hand hat.
explain-new-refill = Eine leere Hand wird erst im nächsten eigenen Zug aufgefüllt.
explain-new-recycle = Volle Mittelstapel warten beiseite, bis der Talon leer ist.
explain-new-stock_out = Der Talon ist aufgebraucht, sobald er leer ist.
explain-new-exhausted = Ist der Talon aufgebraucht, gewinnen die wenigsten Zielkarten.
explain-new-match_points = Ein einzelnes Spiel statt eines Matches.

## Length

length-minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
length-hours =
    { $hours ->
        [one] etwa { $hours } Stunde
       *[other] etwa { $hours } Stunden
    }
length-game =
    { $turns ->
        [one] Ein Spiel: { $turns } Zug, { $time }.
       *[other] Ein Spiel: { $turns } Züge, { $time }.
    }
length-match =
    { $games ->
        [one] Ein Match: { $games } Spiel, { $time }.
       *[other] Ein Match: { $games } Spiele, { $time }.
    }

## Errors

error-rules-value = { $field }: { $value } ist nicht möglich. Möglich: { $allowed }.
error-rules-cards =
    { $count ->
        [one] Diese Regeln brauchen mehr Karten: mindestens { $count } Kartenspiel.
       *[other] Diese Regeln brauchen mehr Karten: mindestens { $count } Kartenspiele.
    }
error-rules-cards-none = Diese Regeln brauchen mehr Karten, als fünf Kartenspiele haben.
error-rules-field = Eine Regel namens { $value } gibt es nicht.
error-rules-preset = Regeln namens { $value } gibt es nicht.
error-rules-form = Das sind keine Regeln, die sich hier lesen lassen.
error-range = { $min } bis { $max }
error-store-full = Es ist kein Platz mehr, um das Spiel zu speichern. Es geht weiter, aber beim Schließen der Seite ginge es verloren.
error-store-blocked = Dieser Browser erlaubt nicht, das Spiel zu speichern. Es geht weiter, aber beim Schließen der Seite ginge es verloren.
error-store-newer = Das gespeicherte Spiel stammt von einer neueren Version. Lade die Seite neu, um weiterzuspielen.
error-store-taken = Das Spiel geht in einem anderen Tab weiter.
error-store-failed = Das Spiel konnte nicht gespeichert werden. Es geht weiter, aber beim Schließen der Seite ginge es verloren.
error-document-broken = Das gespeicherte Spiel ließ sich nicht lesen. Es bleibt aufgehoben, und ein neues kann beginnen.
error-document-newer = Das gespeicherte Spiel stammt von einer neueren Version. Lade die Seite neu, um weiterzuspielen.
error-record = Das ist keine Spielaufzeichnung, die sich hier lesen lässt.
error-record-foreign = Das ist keine Spielaufzeichnung.
error-record-empty = Diese Datei ist leer.
error-record-too-long = Diese Datei ist zu lang für eine Spielaufzeichnung.
error-record-no-seed = Das ist die Aufzeichnung eines laufenden Spiels. Seine Karten sind noch geheim, darum lässt sie sich nicht öffnen.
error-record-turn = Zug { $turn } der Aufzeichnung passt nicht zu den Regeln.
error-record-result = Das Ergebnis in der Aufzeichnung ist nicht das, was die Karten ergeben.
error-record-fair = Die ehrliche Austeilung in der Aufzeichnung hält nicht stand.
error-record-value = Die Aufzeichnung lässt sich hier nicht lesen: { $key }.
error-record-move = Zug { $turn }, Karte { $move } der Aufzeichnung, { $text }: { $reason }
error-record-players = Hier lassen sich nur Spiele zu zweit öffnen.
error-record-line = Zeile { $line }: { $text }
error-engine = Der Computerspieler ist stehen geblieben. Dein Spiel ist sicher, er wird neu gestartet.
error-engine-failed = Der Computerspieler startet in diesem Browser nicht. Dein Spiel ist sicher.
error-language = Diese Sprache konnte nicht geladen werden.
error-unexpected = Etwas ist schiefgegangen. Das Spiel ist gespeichert wie vor dem letzten Schritt.

## Refused moves

refused-malformed = { $text } ist kein Spielzug. Spielzüge sehen aus wie p-c2, s3-c1, 7h-c1 oder 9s-s4.
refused-game-over = Das Spiel ist zu Ende.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-illegal = Das geht jetzt nicht.
refused-no-pass = In diesen Regeln wird nicht gepasst.
refused-pass-hand =
    { $count ->
        [one] Passen darfst du nur mit leerer Hand, und du hast { $count } Karte.
       *[other] Passen darfst du nur mit leerer Hand, und du hast { $count } Karten.
    }
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refused-side-empty = Hilfsstapel { $stack } ist leer.
refused-no-side = Hilfsstapel { $stack } gibt es nicht.
refused-no-center = Mittelstapel { $stack } gibt es nicht.
refused-not-from-hand = Auf einen Hilfsstapel darf nur eine Handkarte.
refused-king-on-side = Ein König darf nur abgelegt werden, wenn du nichts als Könige auf der Hand hast.
refused-king-as-ace = Ein König darf keinen Mittelstapel beginnen.
refused-center-needs = Mittelstapel { $stack } braucht { $rank }.

## The frame

game-name = Spite & Malice
close = Schließen
cancel = Abbrechen
ok = OK
frame-table = Tisch
frame-status = Spielstand
frame-actions = Aktionen
frame-log = Was geschieht
frame-score = Stand: { $a } { $pointsA }, { $b } { $pointsB }.
frame-target = bis { $points }
frame-single = Einzelspiel
tool-menu = Menü
tool-undo = Zurück
tool-hint = Tipp
tool-last = Rückblick
tool-speed = Tempo
tool-more = Mehr
tool-settings = Einstellungen
tool-help = Hilfe
panel-moves = Verlauf
panel-no-moves = Noch nichts gespielt.
panel-match = Match
panel-deal = Austeilung { $commitment }
typed-label = Spielzug eintippen
typed-send = Spielen
typed-close = Eintippen beenden

## Menus

menu-resume = Weiterspielen
menu-new = Neues Spiel
menu-person = Zu zweit an einem Gerät
menu-import = Aufgezeichnetes Spiel öffnen
menu-rules = Regeln und Hilfe
menu-settings = Einstellungen
menu-about = Über das Spiel
more-moves = Verlauf
more-read = Tisch beschreiben
more-typed = Spielzüge eintippen
more-record = Spiel als Datei speichern
more-copy = Spiel bis hier kopieren
more-resign = Aufgeben
more-rules = Regeln und Hilfe
more-settings = Einstellungen

## New game

new-title = Neues Spiel
new-opponent = Gegner
new-length = Ungefähre Dauer
new-rules = Regeln
new-own-rules = Regeln ändern
new-more = Andere Dauer und Regeln
new-how = So wird gespielt
new-start = Austeilen
new-match-to = Match bis { $points }
new-length-minutes = { $minutes } Min.
new-length-single = Einzelspiel
new-length-preset = Wie in den Regeln
level-beginner = Anfänger
level-beginner-note = Für die ersten Spiele: übersieht viel und gibt Könige her.
level-easy = Leicht
level-easy-note = Für gemütliche Spiele: lässt manche Gelegenheit aus.
level-medium = Mittel
level-medium-note = Für alle, die das Spiel kennen: solide, ohne weit vorauszuschauen.
level-hard = Schwer
level-hard-note = Ein ernst zu nehmender Gegner: findet die meisten langen Folgen.
level-expert = Experte
level-expert-note = Stark: überblickt ganze Züge und hält deine Zielkarte auf.
level-master = Meister
level-master-note = Am stärksten: überlegt etwas länger und spielt Tausende Probespiele.
level-person = Mitspieler
level-person-note = Zwei spielen abwechselnd an diesem Gerät.

## Own rules

builder-title = Eigene Regeln
builder-begin = Ausgehen von
builder-deal = Austeilen
builder-play = Spielen
builder-end = Ende und Punkte
builder-use = Mit diesen Regeln spielen
stepper-less = { $field }: eins weniger
stepper-more = { $field }: eins mehr

## Fair deal

fair-title = Nachprüfbar gemischt
fair-what = Das Programm hat seinen Teil des Mischens gewählt. Der Fingerabdruck hier bindet es daran: Neu wählen kann es nicht. Jetzt kommt dein Teil dazu.
fair-commitment = Fingerabdruck der Austeilung
fair-cut = Dein Teil: Tipp irgendetwas ein oder nichts
fair-cut-of = { $player }: irgendetwas eintippen oder nichts
fair-cut-note = Alle Teile zusammen bestimmen die Karten, niemand kann sie sich aussuchen. Wo nichts steht, springt der Zufall ein.
fair-cut-long = Dieser Text ist zu lang.
fair-check = Nach dem Spiel stehen alle Teile in der Aufzeichnung. Damit kann jeder jede ausgeteilte Karte nachprüfen.
fair-deal = Austeilen

## Settings

settings-title = Einstellungen
settings-looks = Sprache und Aussehen
settings-cards = Karten
settings-play = Spielen
settings-sound = Ton
setting-language = Sprache
setting-language-auto = Wie das Gerät
setting-theme = Farbschema
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-contrast = Hoher Kontrast
setting-felt = Tisch
setting-felt-auto = Wie das Schema
setting-felt-green = Grün
setting-felt-sage = Salbei
setting-felt-blue = Blau
setting-felt-slate = Schiefer
setting-back = Kartenrücken
setting-back-diamond = Raute
setting-back-lattice = Gitter
setting-back-waves = Wellen
setting-back-plain = Schlicht
setting-fourColours = Vierfarbige Karten
setting-letters = Buchstaben der Bildkarten
setting-letters-local = Wie die Sprache
setting-letters-english = A K Q J
setting-cardSize = Kartengröße
setting-cardSize-small = Klein
setting-cardSize-normal = Normal
setting-cardSize-large = Groß
setting-leftHanded = Für Linkshänder
setting-speed = Tempo
setting-speed-slow = Langsam
setting-speed-normal = Normal
setting-speed-fast = Schnell
setting-speed-off = Ohne Bewegung
setting-playable = Spielbares umranden
setting-confirmDiscard = Vor manchem Ablegen nachfragen
setting-confirmDiscard-note = Wenn die Karte auf einen Mittelstapel passt.
setting-relaxed = Alles zurücknehmen
setting-relaxed-note = Auch wenn schon eine verdeckte Karte zu sehen war. Die Statistik vermerkt solche Spiele.
setting-typedMoves = Spielzüge eintippen
setting-typedMoves-note = Ein Feld für Spielzüge wie 7h-c1.
setting-shortcuts = Befehle mit einer einzigen Taste
setting-shortcuts-note = Buchstaben und Ziffern, etwa H für einen Tipp. Pfeile und Eingabetaste gehen immer.
setting-askDeal = Vor jedem Austeilen fragen
setting-askDeal-note = Sonst übernimmt der Zufall deinen Teil. Der Fingerabdruck steht trotzdem vorher da.
setting-name = Dein Name
setting-sound = Ton
setting-haptics = Vibration

## Help

help-title = Regeln und Hilfe
help-short = In Kürze
help-short-aim = Spiel deinen Zielstapel leer, bevor der Gegner seinen leert. Die Zahl darunter sagt, wie viele Karten noch übrig sind.
help-short-center = In der Mitte geht es vom Ass bis zur Dame aufwärts, die Farben sind gleichgültig. Ein König steht für jede Karte.
help-short-play = Dorthin spielst du deine Zielkarte, die obersten Karten deiner Hilfsstapel und Handkarten. Was passt, ist umrandet.
help-short-discard = Um den Zug zu beenden, leg eine Handkarte auf einen deiner Hilfsstapel.
help-short-draw = Vor jedem Zug ziehst du nach, bis die Hand wieder voll ist.
help-taps = Mit Finger oder Maus
help-tap-play = Tipp eine Karte an. Passt sie nur an eine Stelle, geht sie dorthin.
help-tap-choose = Passt sie an mehrere, sind diese umrandet: Tipp eine an. Tipp die Karte noch einmal an, um eine andere zu wählen.
help-tap-discard = Um den Zug zu beenden, tipp eine Handkarte an, dann einen deiner Hilfsstapel.
help-tap-twice = Tipp eine Handkarte zweimal schnell an, um sie in die Mitte zu spielen.
help-tap-drag = Du kannst eine Karte auch dorthin ziehen, wo sie hinsoll.
help-tap-hold = Halte einen Hilfsstapel gedrückt, um alle seine Karten zu sehen.
help-keys = Mit der Tastatur
help-key-arrows = von Stapel zu Stapel
help-key-enter = wählen oder spielen
help-key-escape = eine andere Karte wählen
help-key-hand = Handkarten
help-key-payoff = Zielstapel
help-key-side = Hilfsstapel
help-key-center = Mittelstapel
help-key-hint = Tipp
help-key-undo = zurücknehmen
help-key-read = Tisch vorlesen
help-key-inspect = alle Karten des Stapels, auf dem du stehst
help-key-moves = alle bisherigen Züge
help-key-help = diese Hilfe
help-notation = p-c2 spielt die Zielkarte auf Mittelstapel 2, s3-c1 die oberste Karte von Hilfsstapel 3 auf Mittelstapel 1, 7h-c1 die Herz 7 aus der Hand; 9s-s4 legt die Pik 9 auf Hilfsstapel 4 ab.

## Result and match

result-next = Nächstes Spiel
result-rematch = Revanche
result-new = Neues Spiel
result-record = Aufzeichnung speichern
result-look = Tisch ansehen
result-deal = Nächste Austeilung { $commitment }
match-table = Stand des Matches
match-game = Spiel
match-how = Wie es ausging
match-total = Summe
match-target = { $points } Punkte gewinnen das Match.
match-first = Das ist das erste Spiel.
stack-empty = Dieser Stapel ist leer.
stack-order = Die oberste Karte steht zuerst. Nur sie kann gespielt werden.
import-title = Aufgezeichnetes Spiel öffnen
import-what = Eine Aufzeichnung ist eine Datei, die hier oder von einem anderen Programm mit diesen Regeln gespeichert wurde.
import-file = Datei wählen
import-unreadable = Diese Datei lässt sich nicht lesen.
hand-over-title = { $player } ist an der Reihe
hand-over-text = Gib das Gerät weiter an { $player }. Die Handkarten bleiben so lange verdeckt.
hand-over-ready = Meine Karten zeigen

## About

about-what = Spite & Malice (Katz und Maus) ist ein Kartenspiel für zwei: kostenlos, ohne Werbung, und jeder kann die Austeilung nachprüfen.
about-version = Version { $version }
about-offline = Auf diesem Gerät startet das Spiel auch ohne Netz.
about-online = Nach dem nächsten Besuch startet das Spiel auch ohne Netz.
about-privacy = Privat
about-private = Keine Cookies, kein Konto. Nichts verlässt dieses Gerät.
about-fair = Ehrlich
about-licences = Mit Hilfe von
about-texts = Lizenzen

## Playing

player-you = Du
player-computer = Der Computer
player-number = Spieler { $number }
title-turn = Du bist am Zug
status-no-game = Noch kein Spiel
moves-turn =
    { $you ->
        [yes] Du: { $moves }
       *[no] { $player }: { $moves }
    }
moves-center = → { $stack }
moves-side = auf { $stack }
match-number = Spiel { $number }
match-payoff = Zielkarten übrig: du { $own }, { $player } { $other }
match-relaxed = Es wurde zurückgenommen, nachdem Karten zu sehen waren.
menu-game = { $players }
speed-now = Tempo: { $speed }
undo-done =
    { $count ->
        [one] Zurückgenommen: { $move }.
       *[other] Zurückgenommen: { $count } Karten, ab { $move }.
    }
undo-no-move = Du hast noch nichts gespielt.
undo-game-over = Das Spiel ist zu Ende.
undo-payoff-revealed = Das lässt sich nicht zurücknehmen: Die nächste Zielkarte ist aufgedeckt.
undo-drawn = Das lässt sich nicht zurücknehmen: Neue Karten sind gezogen.
undo-other-drew = Das lässt sich nicht zurücknehmen: Der nächste Zug hat mit neuen Karten begonnen.
undo-other-moved = Das lässt sich nicht zurücknehmen: Der Gegner hat seitdem gespielt.
undo-not-yours = In diesem Zug hast du noch nichts gespielt.
typed-not-now = Du bist nicht am Zug.
typed-several = Das könnte { $moves } sein.
resign-title = Dieses Spiel aufgeben?
resign-text =
    { $count ->
        [one] Der Gegner gewinnt und bekommt { $count } Punkt für deinen Zielstapel.
       *[other] Der Gegner gewinnt und bekommt { $count } Punkte für deinen Zielstapel.
    }
resign-yes = Aufgeben
resign-no = Weiterspielen
new-drops = Das laufende Match ist nicht zu Ende. Ein neues Spiel tritt an seine Stelle.
new-drop = Neu beginnen
result-draw = Unentschieden
result-won =
    { $you ->
        [yes] Du gewinnst
       *[no] { $player } gewinnt
    }
result-match =
    { $you ->
        [yes] Du gewinnst das Match.
       *[no] { $player } gewinnt das Match.
    }
result-waits = Das Spiel ist zu Ende.
record-copied = Das Spiel bis hier ist kopiert. Seine verdeckten Karten bleiben geheim.
record-none = Es gibt kein Spiel zum Speichern.
tabs-title = In einem anderen Tab offen
tabs-elsewhere = Das Spiel ist in einem anderen Tab offen. Spielst du hier, hält der andere an.
tabs-taken = Das Spiel geht in einem anderen Tab weiter.
tabs-play-here = Hier spielen
store-again = Das Spiel kann wieder gespeichert werden.
store-title = Das Spiel lässt sich nicht speichern
store-play-on = Weiterspielen
store-download = Als Datei speichern
engine-again = Noch einmal versuchen
update-ready = Eine neue Version ist da.
update-now = Jetzt verwenden
step-first = Zum Anfang
step-back = Eine Karte zurück
step-on = Eine Karte weiter
step-last = Zum Ende
step-end = Schließen
step-at = Karte { $ply } von { $count }
discard-title = Diese Karte ablegen?
discard-text = Sie würde auf einen Mittelstapel passen.
discard-yes = Ablegen
pass-now = Passen

## Table

table-opponent = { $player }: Stapel
table-center = Mitte
table-own = Deine Stapel
table-hand = Deine Hand
table-target = { $pile }. Hierher passt die gewählte Karte
goals = { $card }: { $goals }
goal-center = auf Mittelstapel { $stack }
goal-side = auf einen Hilfsstapel
table-needs = fehlt { $rank }
table-left = noch { $count }
table-stock = Talon { $count }
table-stock-aside = { $count } + { $aside }
table-cards = { $count } · { $player }
