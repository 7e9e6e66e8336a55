### Les textes du jeu en français.
### Mots : pile à vider (pay-off pile), défausse (side stack), pile centrale (center stack),
### pioche (stock), main, tour (turn), partie (game), match, as, valet, dame, roi.

## Cards

letter-ace = A
letter-jack = V
letter-queen = D
letter-king = R
rank-ace = as
rank-jack = valet
rank-queen = dame
rank-king = roi
suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
card-name = { $rank } de { $suit }
cards-count =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Piles

pile-payoff =
    { $you ->
        [yes] Votre pile à vider : { $card }, reste { $left }
       *[no] { $player }, pile à vider : { $card }, reste { $left }
    }
pile-payoff-empty =
    { $you ->
        [yes] Votre pile à vider : vide
       *[no] { $player }, pile à vider : vide
    }
pile-side =
    { $you ->
        [yes] Votre défausse { $number } : { $card }
       *[no] { $player }, défausse { $number } : { $card }
    }
pile-side-buried =
    { $you ->
        [yes] Votre défausse { $number } : { $card }, dessous { $ranks }
       *[no] { $player }, défausse { $number } : { $card }, dessous { $ranks }
    }
pile-side-empty =
    { $you ->
        [yes] Votre défausse { $number } : vide
       *[no] { $player }, défausse { $number } : vide
    }
pile-center = Pile centrale { $number } : attend { $rank }, dessus { $card }
pile-center-king = Pile centrale { $number } : attend { $rank }, dessus un roi qui vaut { $as }
pile-center-empty = Pile centrale { $number } : vide, attend { $rank }
pile-hand-card = Votre main, carte { $number } sur { $count } : { $card }
pile-hand-slot = Votre main, place { $number } : vide
pile-hand =
    { $you ->
        [yes] Votre main : { $cards }
       *[no] { $player }, main : { $cards }
    }
pile-stock =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
pile-aside =
    { $count ->
        [0] De côté : aucune carte
        [one] De côté : { $count } carte
       *[other] De côté : { $count } cartes
    }

## Moves

move-payoff = { $card } de la pile à vider sur la pile centrale { $stack }
move-side = { $card } de la défausse { $from } sur la pile centrale { $stack }
move-hand = { $card } sur la pile centrale { $stack }
move-discard = { $card } sur la défausse { $stack }
move-pass = passer

## What happens

event-top =
    { $you ->
        [yes] vous ({ $card })
       *[no] { $player } ({ $card })
    }
event-started =
    { $you ->
        [yes] Cartes à placer : { $cards }. Vous commencez.
       *[no] Cartes à placer : { $cards }. { $player } commence.
    }
event-turn =
    { $you ->
        [yes] À vous de jouer, tour { $turn }.
       *[no] { $player } joue le tour { $turn }.
    }
event-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] Vous piochez { $count } carte.
               *[other] Vous piochez { $count } cartes.
            }
       *[no]
            { $count ->
                [one] { $player } pioche { $count } carte.
               *[other] { $player } pioche { $count } cartes.
            }
    }
event-drawn-cards = Vous piochez : { $cards }.
event-plays =
    { $you ->
        [yes] Vous jouez : { $move }.
       *[no] { $player } joue : { $move }.
    }
event-discards =
    { $you ->
        [yes] Vous posez : { $move }.
       *[no] { $player } pose : { $move }.
    }
event-passes =
    { $you ->
        [yes] Vous passez.
       *[no] { $player } passe.
    }
event-finished = La pile centrale { $stack } est complète.
event-revealed =
    { $you ->
        [yes] Votre prochaine carte à placer : { $card }, reste { $left }.
       *[no] { $player }, prochaine carte à placer : { $card }, reste { $left }.
    }

## How it ends

outcome-win =
    { $you ->
        [yes]
            { $points ->
                [one] Vous gagnez { $points } point : { $why }.
               *[other] Vous gagnez { $points } points : { $why }.
            }
       *[no]
            { $points ->
                [one] { $player } gagne { $points } point : { $why }.
               *[other] { $player } gagne { $points } points : { $why }.
            }
    }
outcome-draw = Partie nulle : { $why }.
outcome-why-payoff = la pile à vider est vide
outcome-why-stock = la pioche est épuisée
outcome-why-fewest = la pioche est épuisée, et le moins de cartes à placer l’emporte
outcome-why-limit =
    { $count ->
        [one] { $count } tour a été joué
       *[other] { $count } tours ont été joués
    }
outcome-why-resigned =
    { $you ->
        [yes] vous avez abandonné
       *[no] { $player } a abandonné
    }
outcome-why-timeout =
    { $you ->
        [yes] votre temps est écoulé
       *[no] { $player } n’a plus de temps
    }
outcome-why-abandoned =
    { $you ->
        [yes] vous avez quitté la partie
       *[no] { $player } a quitté la partie
    }

## The status line

status-turn = À vous de jouer
status-turn-payoff = À vous : carte à placer jouable ({ $rank })
status-turn-last = À vous : dernière carte à placer jouable
status-turn-empty-hand = À vous, main vide : continuez ou passez
status-turn-other = { $player } joue
status-thinking = { $player } réfléchit

## Hints

hint-can-win = Vous pouvez gagner maintenant.
hint-can-go = Votre carte à placer peut partir à ce tour.
hint-may-go = Votre carte à placer peut partir à ce tour, mais autre chose semble meilleur.
hint-cannot-go = Votre carte à placer ne peut pas partir avec les cartes visibles.
hint-not-yet = Votre carte à placer ne peut pas partir avec les cartes visibles, mais il en viendra d’autres.
hint-not-found = Aucun moyen de jouer votre carte à placer n’a été trouvé.
hint-straight = Jouez-la sur la pile centrale { $stack }.
hint-goes-to = Elle va sur la pile centrale { $stack }. Pour commencer : { $move }.
hint-begin = Pour commencer : { $move }.
hint-discard-only = Ne jouez rien au centre. À défausser : { $rank }.
hint-pass-only = Passez.
hint-line = { $moves }. { $reasons }
hint-from-side = { $rank } de la défausse { $stack }
hint-from-hand = { $rank } de la main
hint-wins = Gagne la partie.
hint-plays-payoff = Joue la carte à placer, reste { $left }.
hint-refills =
    { $count ->
        [one] Vide la main pour { $count } nouvelle carte.
       *[other] Vide la main pour { $count } nouvelles cartes.
    }
hint-blocks = Bloque la carte adverse : { $rank }.
hint-puts-off =
    { $cards ->
        [one] Retarde la carte adverse ({ $rank }) : il manque { $cards } carte au lieu de { $before }.
       *[other] Retarde la carte adverse ({ $rank }) : il manque { $cards } cartes au lieu de { $before }.
    }
hint-gives-nothing =
    { $cards ->
        [one] N’aide pas la carte adverse ({ $rank }) : il manque { $cards } carte, et non { $before }.
       *[other] N’aide pas la carte adverse ({ $rank }) : il manque { $cards } cartes, et non { $before }.
    }
hint-nearer =
    { $cards ->
        [0] Il ne manque plus rien à la carte à placer.
        [one] Rapproche la carte à placer : il manque { $cards } carte au lieu de { $before }.
       *[other] Rapproche la carte à placer : il manque { $cards } cartes au lieu de { $before }.
    }
hint-keeps-king = Garde le roi.
hint-keeps-kings =
    { $count ->
        [one] Garde { $count } roi.
       *[other] Garde { $count } rois.
    }
hint-frees = Libère une défausse.
hint-keeps-free = Garde une défausse libre.
hint-lays-on-next = Pose { $rank } sur { $other }, pour les jouer l’un après l’autre.
hint-lays-on-equal = Pose { $rank } sur { $rank }.
hint-lays-on-nothing = Pose { $rank } sans rien recouvrir.
hint-spare = Se défait d’une carte en double.
hint-buries-less = Ne recouvre aucune carte utile plus tôt.
hint-makes-room =
    { $count ->
        [one] Fait de la place pour { $count } nouvelle carte.
       *[other] Fait de la place pour { $count } nouvelles cartes.
    }
hint-least = Laisse les meilleures chances de tous les coups examinés.

## Rules

rules-g4a = Classique
rules-quick = Rapide
rules-four_stack = Quatre piles
rules-cat_and_mouse = Le chat et la souris
rules-long = Longue
rules-own = Règles maison
field-players = Joueurs
field-decks = Jeux de cartes
field-hand_size = Cartes d’une main pleine
field-payoff_size = Cartes de la pile à vider
field-side_stacks = Défausses par joueur
field-center_stacks = Piles centrales
field-king_as_ace = Un roi peut commencer une pile centrale
field-king_on_side = Un roi peut être défaussé
field-refill = Une main vidée est complétée
field-recycle = Les piles complètes retournent dans la pioche
field-stock_out = La pioche est épuisée
field-exhausted = Quand la pioche est épuisée
field-first = Qui commence
field-win_bonus = Points ajoutés à chaque victoire
field-match_points = Points pour gagner le match
value-yes = Oui
value-no = Non
value-emptied = aussitôt
value-turn_start = au tour suivant
value-now = aussitôt
value-when_empty = quand la pioche est vide
value-short = quand une carte manque
value-empty = avec sa dernière carte
value-draw = la partie est nulle
value-fewest_wins = le moins de cartes à placer l’emporte
value-high_payoff = la plus haute carte à placer
value-seat0 = le premier joueur
value-random = le hasard
value-given = le perdant de la partie précédente
value-single = une seule partie

## Rules in words

explain-title-set-up = Mise en place
explain-title-aim = But du jeu
explain-title-turn = Le tour
explain-title-center = Piles centrales
explain-title-side = Défausses
explain-title-end = Fin de la partie
explain-title-score = Points et match
explain-title-compared = Comparé à « { $preset } »
explain-packs =
    { $decks ->
        [one] { $players } joueurs utilisent { $decks } jeu de 52 cartes sans jokers.
       *[other] { $players } joueurs utilisent { $decks } jeux de 52 cartes sans jokers, soit { $cards } cartes.
    }
explain-payoff =
    { $count ->
        [1] Chacun a une pile à vider d’une seule carte, visible.
        [one] Chacun a une pile à vider de { $count } carte, faces cachées sauf la carte du dessus.
       *[other] Chacun a une pile à vider de { $count } cartes, faces cachées sauf la carte du dessus.
    }
explain-hand =
    { $count ->
        [one] Chacun a une main de { $count } carte, que personne d’autre ne voit.
       *[other] Chacun a une main de { $count } cartes, que personne d’autre ne voit.
    }
explain-side-room =
    { $count ->
        [one] Chacun a la place pour { $count } défausse, vide au départ.
       *[other] Chacun a la place pour { $count } défausses, vides au départ.
    }
explain-center-room =
    { $count ->
        [one] Au milieu, il y a la place pour { $count } pile centrale.
       *[other] Au milieu, il y a la place pour { $count } piles centrales.
    }
explain-stock =
    { $count ->
        [one] À côté, la pioche : { $count } carte restante, face cachée.
       *[other] À côté, la pioche : les { $count } cartes restantes, faces cachées.
    }
explain-first-seat0 = Le premier joueur commence toutes les parties.
explain-first-random = Le hasard décide qui commence.
explain-first-given = Les joueurs décident qui commence.
explain-first-given-later = Ensuite, c’est le perdant de la partie précédente qui commence.
explain-first-high = Celui qui a la plus haute carte à placer commence : la dame est la plus haute, l’as vaut 1 et le roi est le plus bas.
explain-first-tie =
    { $count ->
        [one] En cas d’égalité, tous mélangent leur pile à vider et comparent à nouveau ; après { $count } mélange, le premier des joueurs à égalité commence.
       *[other] En cas d’égalité, tous mélangent leur pile à vider et comparent à nouveau ; après { $count } mélanges, le premier des joueurs à égalité commence.
    }
explain-first-tie-single = En cas d’égalité, le premier des joueurs à égalité commence.
explain-aim =
    { $count ->
        [1] Être le premier à jouer la carte de sa pile à vider sur une pile centrale.
       *[other] Être le premier à jouer toutes les cartes de sa pile à vider sur les piles centrales.
    }
explain-draw =
    { $count ->
        [one] Au début de votre tour, vous piochez jusqu’à avoir { $count } carte en main.
       *[other] Au début de votre tour, vous piochez jusqu’à avoir { $count } cartes en main.
    }
explain-plays =
    { $sides ->
        [1] Vous jouez ensuite autant de cartes que vous voulez sur les piles centrales, dans n’importe quel ordre : la carte du dessus de votre pile à vider, celle de votre défausse, ou une carte de votre main. Vous n’êtes jamais obligé de jouer une carte.
       *[other] Vous jouez ensuite autant de cartes que vous voulez sur les piles centrales, dans n’importe quel ordre : la carte du dessus de votre pile à vider, celle d’une de vos défausses, ou une carte de votre main. Vous n’êtes jamais obligé de jouer une carte.
    }
explain-discard =
    { $sides ->
        [1] Vous finissez votre tour en posant une carte de votre main sur votre défausse. Vous pouvez le faire à tout moment, et vous ne piochez à nouveau qu’à votre prochain tour.
       *[other] Vous finissez votre tour en posant une carte de votre main sur une de vos défausses. Vous pouvez le faire à tout moment, et vous ne piochez à nouveau qu’à votre prochain tour.
    }
explain-refill-turn_start = Si vous jouez la dernière carte de votre main au centre, vous n’en piochez pas avant votre prochain tour. Vous pouvez continuer sans main, et vous finissez un tel tour en passant.
explain-refill-emptied =
    { $count ->
        [one] Si vous jouez la dernière carte de votre main au centre, vous piochez aussitôt { $count } carte et continuez votre tour.
       *[other] Si vous jouez la dernière carte de votre main au centre, vous piochez aussitôt { $count } cartes et continuez votre tour.
    }
explain-never =
    { $sides ->
        [1] Aucune carte ne va jamais de la pile à vider à la défausse, ni ne quitte une pile centrale, et personne ne joue les cartes d’un autre.
       *[other] Aucune carte ne va jamais d’une défausse à une autre, ni de la pile à vider à une défausse, ni ne quitte une pile centrale, et personne ne joue les cartes d’un autre.
    }
explain-build = Une pile centrale monte de l’as à la dame, quelles que soient les couleurs.
explain-king-as-ace = Le roi est un joker : il remplace toute carte qu’une pile centrale attend, de l’as à la dame.
explain-king-not-ace = Le roi est un joker : il remplace toute carte qu’une pile centrale attend, du 2 à la dame. Il ne remplace jamais l’as qu’attend une pile vide.
explain-recycle-now = Une pile complétée par une dame, ou par un roi à sa place, est aussitôt mélangée à la pioche, et le tour continue. Les rois qui remplaçaient d’autres cartes redeviennent des rois.
explain-recycle-when_empty = Une pile complétée par une dame, ou par un roi à sa place, est mise de côté, et le tour continue. Quand il faut piocher et que la pioche est vide, toutes les cartes mises de côté sont mélangées et forment la pioche. Les rois qui remplaçaient d’autres cartes redeviennent des rois.
explain-lay =
    { $sides ->
        [1] Vous pouvez poser n’importe quelle carte sur votre défausse. Seule la carte du dessus peut être jouée.
       *[other] Vous pouvez poser n’importe quelle carte sur n’importe laquelle de vos défausses. Seule la carte du dessus peut être jouée.
    }
explain-look = Chacun peut regarder toutes les cartes de toutes les défausses.
explain-kings-discarded = Les rois aussi peuvent être défaussés, et restent des jokers.
explain-kings-kept = Un roi ne peut être défaussé que si votre main n’a que des rois. Il reste un joker.
explain-wins =
    { $count ->
        [1] Celui qui joue la carte de sa pile à vider sur une pile centrale gagne aussitôt.
       *[other] Celui qui joue la dernière carte de sa pile à vider sur une pile centrale gagne aussitôt.
    }
explain-out-short = La partie finit aussi quand il faut piocher et que la pioche est vide.
explain-out-short-aside = La partie finit aussi quand il faut piocher et qu’il n’y a plus de carte ni dans la pioche ni de côté.
explain-out-empty = La partie finit aussi quand la pioche est vide après qu’on a pioché.
explain-out-empty-aside = La partie finit aussi quand, après qu’on a pioché, la pioche est vide et qu’aucune carte n’est de côté.
explain-exhausted-draw = Elle est alors nulle.
explain-exhausted-fewest_wins = Celui qui a alors le moins de cartes à placer gagne ; si plusieurs en ont aussi peu, la partie est nulle.
explain-forfeit = Si un joueur abandonne, s’en va ou n’a plus de temps, l’autre gagne.
explain-forfeit-many = Si un joueur abandonne, s’en va ou n’a plus de temps, c’est celui des autres qui a le moins de cartes à placer qui gagne.
explain-limit =
    { $count ->
        [one] Après { $count } tour de tous les joueurs ensemble, la partie est nulle.
       *[other] Après { $count } tours de tous les joueurs ensemble, la partie est nulle.
    }
explain-score = Le gagnant marque un point par carte restant dans la pile à vider de l’autre. Une partie nulle ne rapporte rien.
explain-score-many = Le gagnant marque un point par carte restant dans les piles à vider de tous les autres. Une partie nulle ne rapporte rien.
explain-bonus =
    { $count ->
        [one] Chaque victoire rapporte { $count } point de plus.
       *[other] Chaque victoire rapporte { $count } points de plus.
    }
explain-match-single = Il n’y a pas de match : une seule partie décide.
explain-match =
    { $count ->
        [one] Le premier qui atteint { $count } point gagne le match.
       *[other] Le premier qui atteint { $count } points gagne le match.
    }
explain-same = Ce sont les règles « { $preset } ».
explain-number = { $field } : { $value } au lieu de { $usual }.
explain-new-king_as_ace = Un roi ne peut pas commencer une pile centrale.
explain-new-king_on_side = Un roi ne peut être défaussé que d’une main qui n’a que des rois.
explain-new-refill = Une main vidée n’est complétée qu’au tour suivant.
explain-new-recycle = Les piles centrales complètes attendent de côté que la pioche soit vide.
explain-new-stock_out = La pioche est épuisée dès qu’elle est vide.
explain-new-exhausted = Quand la pioche est épuisée, celui qui a le moins de cartes à placer gagne.
explain-new-match_points = Une seule partie au lieu d’un match.

## Length

length-minutes =
    { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
length-hours =
    { $hours ->
        [one] environ { $hours } heure
       *[other] environ { $hours } heures
    }
length-game =
    { $turns ->
        [one] Une partie : { $turns } tour, { $time }.
       *[other] Une partie : { $turns } tours, { $time }.
    }
length-match =
    { $games ->
        [one] Un match : { $games } partie, { $time }.
       *[other] Un match : { $games } parties, { $time }.
    }

## Errors

error-rules-value = { $field } : { $value } n’est pas possible. Possible : { $allowed }.
error-rules-cards =
    { $count ->
        [one] Ces règles demandent plus de cartes : au moins { $count } jeu.
       *[other] Ces règles demandent plus de cartes : au moins { $count } jeux.
    }
error-rules-cards-none = Ces règles demandent plus de cartes que n’en ont cinq jeux.
error-rules-field = Il n’y a pas de règle nommée { $value }.
error-rules-preset = Il n’y a pas de règles nommées { $value }.
error-rules-form = Ce ne sont pas des règles lisibles ici.
error-range = de { $min } à { $max }
error-store-full = Il n’y a plus de place pour enregistrer la partie. Elle continue, mais fermer la page la perdrait.
error-store-blocked = Ce navigateur ne permet pas d’enregistrer la partie. Elle continue, mais fermer la page la perdrait.
error-store-newer = La partie enregistrée vient d’une version plus récente. Rechargez la page pour la continuer.
error-store-taken = La partie continue dans un autre onglet.
error-store-failed = La partie n’a pas pu être enregistrée. Elle continue, mais fermer la page la perdrait.
error-document-broken = La partie enregistrée n’a pas pu être lue. Elle est gardée à part, et une nouvelle peut commencer.
error-document-newer = La partie enregistrée vient d’une version plus récente. Rechargez la page pour la continuer.
error-record = Ce n’est pas un fichier de partie lisible ici.
error-record-foreign = Ce n’est pas une partie enregistrée.
error-record-empty = Ce fichier est vide.
error-record-too-long = Ce fichier est trop long pour une partie.
error-record-no-seed = C’est une partie en cours. Ses cartes sont encore secrètes, elle ne peut donc pas être ouverte.
error-record-turn = Le tour { $turn } de cette partie ne suit pas les règles.
error-record-result = Le résultat enregistré n’est pas celui que donnent les coups.
error-record-fair = La donne honnête enregistrée ne tient pas.
error-record-value = La partie ne peut pas être lue à cet endroit : { $key }.
error-record-move = Tour { $turn }, coup { $move } de cette partie, { $text } : { $reason }
error-record-players = Seules les parties à deux joueurs peuvent être ouvertes ici.
error-record-line = Ligne { $line } : { $text }
error-engine = L’ordinateur s’est arrêté de jouer. La partie est sauve ; il redémarre.
error-engine-failed = L’ordinateur ne peut pas jouer dans ce navigateur. La partie est sauve.
error-language = Cette langue n’a pas pu être chargée.
error-unexpected = Quelque chose n’a pas marché. La partie est enregistrée telle qu’avant le dernier coup.

## Refused moves

refused-malformed = { $text } n’est pas un coup. Un coup s’écrit comme p-c2, s3-c1, 7h-c1 ou 9s-s4.
refused-game-over = La partie est finie.
refused-nothing-to-undo = Il n’y a aucun coup à reprendre.
refused-illegal = Ce coup n’est pas possible maintenant.
refused-no-pass = On ne passe pas dans ces règles.
refused-pass-hand =
    { $count ->
        [one] On ne passe qu’avec une main vide, et vous avez { $count } carte.
       *[other] On ne passe qu’avec une main vide, et vous avez { $count } cartes.
    }
refused-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
refused-side-empty = La défausse { $stack } est vide.
refused-no-side = Il n’y a pas de défausse { $stack }.
refused-no-center = Il n’y a pas de pile centrale { $stack }.
refused-not-from-hand = Seule une carte de la main peut aller sur une défausse.
refused-king-on-side = Un roi ne peut être défaussé que d’une main qui n’a que des rois.
refused-king-as-ace = Un roi ne peut pas commencer une pile centrale.
refused-center-needs = La pile centrale { $stack } attend { $rank }.

## The frame

game-name = Spite & Malice
close = Fermer
cancel = Annuler
ok = OK
frame-table = Table
frame-status = État de la partie
frame-actions = Actions
frame-log = Ce qui se passe
frame-score = Score : { $a } { $pointsA }, { $b } { $pointsB }.
frame-target = en { $points }
frame-single = Partie unique
tool-menu = Menu
tool-undo = Annuler
tool-hint = Conseil
tool-last = Revoir
tool-speed = Vitesse
tool-more = Plus
tool-settings = Réglages
tool-help = Aide
panel-moves = Coups
panel-no-moves = Aucun coup joué.
panel-match = Match
panel-deal = Donne { $commitment }
typed-label = Coup au clavier
typed-send = Jouer
typed-close = Fermer la saisie des coups

## Menus

menu-resume = Continuer
menu-new = Nouvelle partie
menu-person = À deux sur le même appareil
menu-import = Ouvrir une partie enregistrée
menu-rules = Règles et aide
menu-settings = Réglages
menu-about = À propos
more-moves = Coups
more-read = Décrire la table
more-typed = Coups au clavier
more-record = Enregistrer la partie dans un fichier
more-copy = Copier la partie jusqu’ici
more-resign = Abandonner
more-rules = Règles et aide
more-settings = Réglages

## New game

new-title = Nouvelle partie
new-opponent = Adversaire
new-length = Durée approximative
new-rules = Règles
new-own-rules = Changer les règles
new-more = Autres durées et règles
new-how = Comment jouer
new-start = Distribuer
new-match-to = Match en { $points }
new-length-minutes = { $minutes } min
new-length-single = Partie unique
new-length-preset = Selon les règles
level-beginner = Débutant
level-beginner-note = Pour vos premières parties : oublie beaucoup et gaspille ses rois.
level-easy = Facile
level-easy-note = Pour jouer tranquillement : laisse passer bien des occasions.
level-medium = Moyen
level-medium-note = Pour qui connaît le jeu : solide, sans voir très loin.
level-hard = Fort
level-hard-note = Un adversaire sérieux : trouve la plupart des longues suites.
level-expert = Expert
level-expert-note = Redoutable : calcule des tours entiers et gêne votre carte à placer.
level-master = Maître
level-master-note = Le plus fort : réfléchit un peu plus et joue des milliers de parties d’essai.
level-person = Une autre personne
level-person-note = Deux joueurs se relaient sur cet appareil.

## Own rules

builder-title = Règles maison
builder-begin = Partir de
builder-deal = La donne
builder-play = Le jeu
builder-end = Fin et points
builder-use = Jouer avec ces règles
stepper-less = { $field } : un de moins
stepper-more = { $field } : un de plus

## Fair deal

fair-title = Une donne vérifiable
fair-what = Le programme a choisi sa part du mélange. L’empreinte ci-dessous l’y engage : il ne peut plus choisir autrement. À vous d’ajouter la vôtre.
fair-commitment = Empreinte de la donne
fair-cut = Votre part : tapez ce que vous voulez, ou rien
fair-cut-of = { $player } : tapez ce que vous voulez, ou rien
fair-cut-note = Toutes les parts ensemble décident des cartes : personne ne peut les choisir. Là où rien n’est tapé, le hasard s’en charge.
fair-cut-long = Ce texte est trop long.
fair-check = Après la partie, son enregistrement contient toutes les parts. Chacun peut alors vérifier toutes les cartes distribuées.
fair-deal = Distribuer

## Settings

settings-title = Réglages
settings-looks = Langue et apparence
settings-cards = Cartes
settings-play = Jeu
settings-sound = Son
setting-language = Langue
setting-language-auto = Comme l’appareil
setting-theme = Thème
setting-theme-auto = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-contrast = Contraste élevé
setting-felt = Tapis
setting-felt-auto = Selon le thème
setting-felt-green = Vert
setting-felt-sage = Sauge
setting-felt-blue = Bleu
setting-felt-slate = Ardoise
setting-back = Dos des cartes
setting-back-diamond = Losange
setting-back-lattice = Treillis
setting-back-waves = Vagues
setting-back-plain = Uni
setting-fourColours = Enseignes en quatre couleurs
setting-letters = Lettres des figures
setting-letters-local = Comme la langue
setting-letters-english = A K Q J
setting-cardSize = Taille des cartes
setting-cardSize-small = Petite
setting-cardSize-normal = Normale
setting-cardSize-large = Grande
setting-leftHanded = Pour gauchers
setting-speed = Vitesse
setting-speed-slow = Lente
setting-speed-normal = Normale
setting-speed-fast = Rapide
setting-speed-off = Sans mouvement
setting-playable = Entourer ce qui est jouable
setting-confirmDiscard = Demander avant certaines défausses
setting-confirmDiscard-note = Quand la carte irait sur une pile centrale.
setting-relaxed = Reprendre tous les coups
setting-relaxed-note = Même après avoir vu une carte cachée. Les statistiques signalent ces parties.
setting-typedMoves = Coups au clavier
setting-typedMoves-note = Un champ pour des coups comme 7h-c1.
setting-shortcuts = Raccourcis d’une seule touche
setting-shortcuts-note = Lettres et chiffres, comme H pour un conseil. Les flèches et Entrée marchent toujours.
setting-askDeal = Demander avant chaque donne
setting-askDeal-note = Sinon, le hasard fournit votre part. L’empreinte est toujours montrée avant.
setting-name = Votre nom
setting-sound = Son
setting-haptics = Vibration

## Help

help-title = Règles et aide
help-short = En bref
help-short-aim = Videz votre pile à vider avant que l’adversaire ne vide la sienne. Le nombre dessous dit combien de cartes il reste.
help-short-center = Au centre, les cartes montent de l’as à la dame, quelles que soient les couleurs. Un roi remplace n’importe quelle carte.
help-short-play = Vous y jouez votre carte à placer, les cartes du dessus de vos défausses et celles de votre main. Ce qui convient est entouré.
help-short-discard = Pour finir votre tour, posez une carte de votre main sur une de vos défausses.
help-short-draw = Avant chaque tour, vous piochez jusqu’à compléter votre main.
help-taps = Au doigt ou à la souris
help-tap-play = Touchez une carte. Si elle ne peut aller qu’à un endroit, elle y va.
help-tap-choose = Si elle peut aller à plusieurs, ils sont entourés : touchez-en un. Touchez encore la carte pour en choisir une autre.
help-tap-discard = Pour finir votre tour, touchez une carte de votre main, puis une de vos défausses.
help-tap-twice = Touchez deux fois rapidement une carte de votre main pour la jouer au centre.
help-tap-drag = Vous pouvez aussi faire glisser une carte où elle doit aller.
help-tap-hold = Maintenez le doigt sur une défausse pour voir toutes ses cartes.
help-keys = Au clavier
help-key-arrows = aller d’une pile à l’autre
help-key-enter = choisir ou jouer
help-key-escape = choisir une autre carte
help-key-hand = cartes de la main
help-key-payoff = pile à vider
help-key-side = défausses
help-key-center = piles centrales
help-key-hint = conseil
help-key-undo = reprendre un coup
help-key-read = lire la table
help-key-inspect = toutes les cartes de la pile où vous êtes
help-key-moves = tous les coups joués
help-key-help = cette aide
help-notation = p-c2 joue la carte à placer sur la pile centrale 2, s3-c1 le dessus de la défausse 3 sur la pile centrale 1, 7h-c1 le 7 de cœur de la main ; 9s-s4 pose le 9 de pique sur la défausse 4.

## Result and match

result-next = Partie suivante
result-rematch = Revanche
result-new = Nouvelle partie
result-record = Enregistrer la partie
result-look = Regarder la table
result-deal = Prochaine donne { $commitment }
match-table = Tableau du match
match-game = Partie
match-how = Comment elle a fini
match-total = Total
match-target = Le match se gagne avec { $points } points.
match-first = C’est la première partie.
stack-empty = Cette pile est vide.
stack-order = La carte du dessus vient en premier. Elle seule peut être jouée.
import-title = Ouvrir une partie enregistrée
import-what = C’est un fichier enregistré ici ou par un autre programme qui suit ces règles.
import-file = Choisir un fichier
import-unreadable = Ce fichier ne peut pas être lu.
hand-over-title = À { $player } de jouer
hand-over-text = Passez l’appareil à { $player }. La main reste cachée jusque-là.
hand-over-ready = Montrer ma main

## About

about-what = Spite & Malice (Le chat et la souris) est un jeu de cartes à deux : gratuit, sans publicité, avec des donnes que chacun peut vérifier.
about-version = Version { $version }
about-offline = Cet appareil peut lancer le jeu sans réseau.
about-online = Le jeu pourra démarrer sans réseau après la prochaine visite.
about-privacy = Vie privée
about-private = Ni cookies ni compte. Rien ne quitte cet appareil.
about-fair = Honnêteté
about-licences = Logiciels utilisés
about-texts = Licences

## Playing

player-you = Vous
player-computer = L’ordinateur
player-number = Joueur { $number }
title-turn = À vous de jouer
status-no-game = Pas encore de partie
moves-turn =
    { $you ->
        [yes] Vous : { $moves }
       *[no] { $player } : { $moves }
    }
moves-center = → { $stack }
moves-side = sur { $stack }
match-number = Partie { $number }
match-payoff = Cartes à placer restantes : vous { $own }, { $player } { $other }
match-relaxed = Des coups ont été repris après avoir vu des cartes.
menu-game = { $players }
speed-now = Vitesse : { $speed }
undo-done =
    { $count ->
        [one] Coup repris : { $move }.
       *[other] { $count } coups repris, à partir de { $move }.
    }
undo-no-move = Vous n’avez encore joué aucun coup.
undo-game-over = La partie est finie.
undo-payoff-revealed = Ce coup ne peut pas être repris : il a dévoilé la prochaine carte à placer.
undo-drawn = Ce coup ne peut pas être repris : de nouvelles cartes ont été piochées.
undo-other-drew = Ce coup ne peut pas être repris : le tour suivant a commencé avec de nouvelles cartes.
undo-other-moved = Ce coup ne peut pas être repris : l’adversaire a joué depuis.
undo-not-yours = Vous n’avez pas encore joué à ce tour.
typed-not-now = Ce n’est pas à vous de jouer.
typed-several = Cela peut être { $moves }.
resign-title = Abandonner cette partie ?
resign-text =
    { $count ->
        [one] L’adversaire gagne et marque { $count } point pour votre pile à vider.
       *[other] L’adversaire gagne et marque { $count } points pour votre pile à vider.
    }
resign-yes = Abandonner
resign-no = Continuer
new-drops = Le match en cours n’est pas fini. Une nouvelle partie le remplace.
new-drop = Recommencer
result-draw = Partie nulle
result-won =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    }
result-match =
    { $you ->
        [yes] Vous gagnez le match.
       *[no] { $player } gagne le match.
    }
result-waits = La partie est finie.
record-copied = La partie jusqu’ici est copiée. Ses cartes cachées restent secrètes.
record-none = Il n’y a pas de partie à enregistrer.
tabs-title = Ouvert dans un autre onglet
tabs-elsewhere = La partie est ouverte dans un autre onglet. Si vous jouez ici, l’autre s’arrête.
tabs-taken = La partie continue dans un autre onglet.
tabs-play-here = Jouer ici
store-again = La partie peut de nouveau être enregistrée.
store-title = La partie ne peut pas être enregistrée
store-play-on = Continuer
store-download = Enregistrer un fichier
engine-again = Réessayer
update-ready = Une nouvelle version est prête.
update-now = L’utiliser maintenant
step-first = Premier coup
step-back = Un coup en arrière
step-on = Un coup en avant
step-last = Dernier coup
step-end = Fermer
step-at = Coup { $ply } sur { $count }
discard-title = Défausser cette carte ?
discard-text = Elle irait sur une pile centrale.
discard-yes = Défausser
pass-now = Passer

## Table

table-opponent = { $player } : piles
table-center = Centre
table-own = Vos piles
table-hand = Votre main
table-target = { $pile }. La carte choisie peut aller ici
goals = { $card } : { $goals }
goal-center = sur la pile centrale { $stack }
goal-side = sur une défausse
table-needs = attend { $rank }
table-left = reste { $count }
table-stock = pioche { $count }
table-stock-aside = { $count } + { $aside }
table-cards = { $count } · { $player }
