### I testi del gioco in italiano.
### Parole: mazzetto (pay-off pile), scarto (side stack), pila centrale (center stack),
### tallone (stock), mano, turno (turn), partita (game), incontro (match), fante, regina, re.

## Cards

letter-ace = A
letter-jack = J
letter-queen = Q
letter-king = K
rank-ace = asso
rank-jack = fante
rank-queen = regina
rank-king = re
suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
card-name = { $rank } di { $suit }
cards-count =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }

## Piles

pile-payoff =
    { $you ->
        [yes] Il tuo mazzetto: { $card }, { $left ->
            [one] resta { $left }
           *[other] restano { $left }
        }
       *[no] { $player }, mazzetto: { $card }, { $left ->
            [one] resta { $left }
           *[other] restano { $left }
        }
    }
pile-payoff-empty =
    { $you ->
        [yes] Il tuo mazzetto: vuoto
       *[no] { $player }, mazzetto: vuoto
    }
pile-side =
    { $you ->
        [yes] Il tuo scarto { $number }: { $card }
       *[no] { $player }, scarto { $number }: { $card }
    }
pile-side-buried =
    { $you ->
        [yes] Il tuo scarto { $number }: { $card }, sotto { $ranks }
       *[no] { $player }, scarto { $number }: { $card }, sotto { $ranks }
    }
pile-side-empty =
    { $you ->
        [yes] Il tuo scarto { $number }: vuoto
       *[no] { $player }, scarto { $number }: vuoto
    }
pile-center = Pila centrale { $number }: serve { $rank }, in cima { $card }
pile-center-king = Pila centrale { $number }: serve { $rank }, in cima re come { $as }
pile-center-empty = Pila centrale { $number }: vuota, serve { $rank }
pile-hand-card = La tua mano, carta { $number } di { $count }: { $card }
pile-hand-slot = La tua mano, posto { $number }: vuoto
pile-hand =
    { $you ->
        [yes] La tua mano: { $cards }
       *[no] { $player }, mano: { $cards }
    }
pile-stock =
    { $count ->
        [0] Tallone: vuoto
        [one] Tallone: { $count } carta
       *[other] Tallone: { $count } carte
    }
pile-aside =
    { $count ->
        [0] Da parte: nessuna carta
        [one] Da parte: { $count } carta
       *[other] Da parte: { $count } carte
    }

## Moves

move-payoff = { $card } dal mazzetto sulla pila centrale { $stack }
move-side = { $card } dallo scarto { $from } sulla pila centrale { $stack }
move-hand = { $card } sulla pila centrale { $stack }
move-discard = { $card } sullo scarto { $stack }
move-pass = passo

## What happens

event-top =
    { $you ->
        [yes] tu ({ $card })
       *[no] { $player } ({ $card })
    }
event-started =
    { $you ->
        [yes] Carte in cima ai mazzetti: { $cards }. Inizi tu.
       *[no] Carte in cima ai mazzetti: { $cards }. { $player } inizia.
    }
event-turn =
    { $you ->
        [yes] Tocca a te, turno { $turn }.
       *[no] { $player } gioca il turno { $turn }.
    }
event-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] Peschi { $count } carta.
               *[other] Peschi { $count } carte.
            }
       *[no]
            { $count ->
                [one] { $player } pesca { $count } carta.
               *[other] { $player } pesca { $count } carte.
            }
    }
event-drawn-cards = Peschi: { $cards }.
event-plays =
    { $you ->
        [yes] Giochi: { $move }.
       *[no] { $player } gioca: { $move }.
    }
event-discards =
    { $you ->
        [yes] Scarti: { $move }.
       *[no] { $player } scarta: { $move }.
    }
event-passes =
    { $you ->
        [yes] Passi.
       *[no] { $player } passa.
    }
event-finished = La pila centrale { $stack } è completa.
event-revealed =
    { $you ->
        [yes] La tua nuova carta del mazzetto: { $card }, { $left ->
            [one] resta { $left }
           *[other] restano { $left }
        }.
       *[no] { $player }, nuova carta del mazzetto: { $card }, { $left ->
            [one] resta { $left }
           *[other] restano { $left }
        }.
    }

## How it ends

outcome-win =
    { $you ->
        [yes]
            { $points ->
                [one] Vinci { $points } punto: { $why }.
               *[other] Vinci { $points } punti: { $why }.
            }
       *[no]
            { $points ->
                [one] { $player } vince { $points } punto: { $why }.
               *[other] { $player } vince { $points } punti: { $why }.
            }
    }
outcome-draw = La partita finisce in parità: { $why }.
outcome-why-payoff = il mazzetto è vuoto
outcome-why-stock = il tallone è esaurito
outcome-why-fewest = il tallone è esaurito e vince chi ha meno carte nel mazzetto
outcome-why-limit =
    { $count ->
        [one] è stato giocato { $count } turno
       *[other] sono stati giocati { $count } turni
    }
outcome-why-resigned =
    { $you ->
        [yes] ti arrendi
       *[no] { $player } si arrende
    }
outcome-why-timeout =
    { $you ->
        [yes] il tuo tempo è scaduto
       *[no] { $player } non ha più tempo
    }
outcome-why-abandoned =
    { $you ->
        [yes] hai lasciato la partita
       *[no] { $player } ha lasciato la partita
    }

## The status line

status-turn = Tocca a te
status-turn-payoff = Tocca a te: carta del mazzetto giocabile ({ $rank })
status-turn-last = Tocca a te: ultima carta del mazzetto giocabile
status-turn-empty-hand = Tocca a te, senza carte in mano. Continua o passa
status-turn-other = { $player } è di turno
status-thinking = { $player } sta pensando

## Hints

hint-can-win = Puoi vincere adesso.
hint-can-go = La carta del tuo mazzetto può uscire in questo turno.
hint-may-go = La carta del tuo mazzetto può uscire in questo turno, ma c’è di meglio.
hint-cannot-go = Con le carte che vedi, quella del tuo mazzetto non può uscire.
hint-not-yet = Con le carte che vedi, quella del tuo mazzetto non può uscire, ma ne arriveranno altre.
hint-not-found = Non si è trovato il modo di giocare la carta del tuo mazzetto.
hint-straight = Giocala sulla pila centrale { $stack }.
hint-goes-to = Va sulla pila centrale { $stack }. Comincia così: { $move }.
hint-begin = Comincia così: { $move }.
hint-discard-only = Non giocare nulla al centro. Da scartare: { $rank }.
hint-pass-only = Passa.
hint-line = { $moves }. { $reasons }
hint-from-side = { $rank } dallo scarto { $stack }
hint-from-hand = { $rank } dalla mano
hint-wins = Vince la partita.
hint-plays-payoff = Gioca la carta del mazzetto, ne { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    }.
hint-refills =
    { $count ->
        [one] Svuota la mano e porta { $count } carta nuova.
       *[other] Svuota la mano e porta { $count } carte nuove.
    }
hint-blocks = Blocca la carta dell’avversario: { $rank }.
hint-puts-off =
    { $cards ->
        [one] Ritarda la carta dell’avversario ({ $rank }): manca { $cards } carta invece di { $before }.
       *[other] Ritarda la carta dell’avversario ({ $rank }): mancano { $cards } carte invece di { $before }.
    }
hint-gives-nothing =
    { $cards ->
        [one] Non aiuta la carta dell’avversario ({ $rank }): manca { $cards } carta e non { $before }.
       *[other] Non aiuta la carta dell’avversario ({ $rank }): mancano { $cards } carte e non { $before }.
    }
hint-nearer =
    { $cards ->
        [0] Alla carta del mazzetto non manca più nulla.
        [one] Avvicina la carta del mazzetto: manca { $cards } carta invece di { $before }.
       *[other] Avvicina la carta del mazzetto: mancano { $cards } carte invece di { $before }.
    }
hint-keeps-king = Tiene il re.
hint-keeps-kings =
    { $count ->
        [one] Tiene { $count } re.
       *[other] Tiene { $count } re.
    }
hint-frees = Libera uno scarto.
hint-keeps-free = Lascia libero uno scarto.
hint-lays-on-next = Mette { $rank } su { $other }, per giocarli uno dopo l’altro.
hint-lays-on-equal = Mette { $rank } su { $rank }.
hint-lays-on-nothing = Mette { $rank } dove non copre nulla.
hint-spare = Si libera di una carta doppia.
hint-buries-less = Non copre nessuna carta che serva prima.
hint-makes-room =
    { $count ->
        [one] Fa posto a { $count } carta nuova.
       *[other] Fa posto a { $count } carte nuove.
    }
hint-least = Lascia le migliori possibilità fra tutti i turni esaminati.

## Rules

rules-g4a = Classico
rules-quick = Veloce
rules-four_stack = Quattro pile
rules-cat_and_mouse = Gatto e topo
rules-long = Lungo
rules-own = Regole della casa
field-players = Giocatori
field-decks = Mazzi di carte
field-hand_size = Carte di una mano piena
field-payoff_size = Carte del mazzetto
field-side_stacks = Scarti per giocatore
field-center_stacks = Pile centrali
field-king_as_ace = Un re può iniziare una pila centrale
field-king_on_side = Un re si può scartare
field-refill = La mano vuota si riempie
field-recycle = Le pile complete tornano nel tallone
field-stock_out = Il tallone è esaurito
field-exhausted = Quando il tallone è esaurito
field-first = Chi inizia
field-win_bonus = Punti in più per ogni vittoria
field-match_points = Punti per vincere l’incontro
value-yes = Sì
value-no = No
value-emptied = subito
value-turn_start = al turno seguente
value-now = subito
value-when_empty = quando il tallone è vuoto
value-short = quando manca una carta
value-empty = con la sua ultima carta
value-draw = la partita è pari
value-fewest_wins = vince chi ha meno carte nel mazzetto
value-high_payoff = la carta più alta del mazzetto
value-seat0 = il primo giocatore
value-random = il caso
value-given = chi ha perso l’ultima partita
value-single = una sola partita

## Rules in words

explain-title-set-up = Preparazione
explain-title-aim = Scopo
explain-title-turn = Il turno
explain-title-center = Pile centrali
explain-title-side = Scarti
explain-title-end = Fine della partita
explain-title-score = Punti e incontro
explain-title-compared = Confronto con «{ $preset }»
explain-packs =
    { $decks ->
        [one] { $players } giocatori usano { $decks } mazzo di 52 carte senza jolly.
       *[other] { $players } giocatori usano { $decks } mazzi di 52 carte senza jolly, in tutto { $cards } carte.
    }
explain-payoff =
    { $count ->
        [1] Ognuno ha un mazzetto di una sola carta scoperta.
        [one] Ognuno ha un mazzetto di { $count } carta, coperto tranne la carta in cima.
       *[other] Ognuno ha un mazzetto di { $count } carte, coperto tranne la carta in cima.
    }
explain-hand =
    { $count ->
        [one] Ognuno ha in mano { $count } carta, che nessun altro vede.
       *[other] Ognuno ha in mano { $count } carte, che nessun altro vede.
    }
explain-side-room =
    { $count ->
        [one] Ognuno ha posto per { $count } scarto, all’inizio vuoto.
       *[other] Ognuno ha posto per { $count } scarti, all’inizio vuoti.
    }
explain-center-room =
    { $count ->
        [one] In mezzo c’è posto per { $count } pila centrale.
       *[other] In mezzo c’è posto per { $count } pile centrali.
    }
explain-stock =
    { $count ->
        [one] Accanto c’è il tallone: { $count } carta rimasta, coperta.
       *[other] Accanto c’è il tallone: le altre { $count } carte, coperte.
    }
explain-first-seat0 = Il primo giocatore inizia ogni partita.
explain-first-random = Il caso decide chi inizia.
explain-first-given = I giocatori decidono chi inizia.
explain-first-given-later = Poi inizia chi ha perso l’ultima partita.
explain-first-high = Inizia chi ha la carta più alta in cima al mazzetto: la regina è la più alta, l’asso vale 1 e il re è il più basso.
explain-first-tie =
    { $count ->
        [one] In caso di parità tutti mescolano i mazzetti e confrontano di nuovo; dopo { $count } mescolata inizia il primo dei giocatori in parità.
       *[other] In caso di parità tutti mescolano i mazzetti e confrontano di nuovo; dopo { $count } mescolate inizia il primo dei giocatori in parità.
    }
explain-first-tie-single = In caso di parità inizia il primo dei giocatori in parità.
explain-aim =
    { $count ->
        [1] Essere il primo a giocare la carta del proprio mazzetto su una pila centrale.
       *[other] Essere il primo a giocare tutte le carte del proprio mazzetto sulle pile centrali.
    }
explain-draw =
    { $count ->
        [one] All’inizio del turno peschi dal tallone fino ad avere { $count } carta in mano.
       *[other] All’inizio del turno peschi dal tallone fino ad avere { $count } carte in mano.
    }
explain-plays =
    { $sides ->
        [1] Poi giochi quante carte vuoi sulle pile centrali, in qualsiasi ordine: la carta in cima al mazzetto, quella in cima al tuo scarto o una carta della mano. Giocare una carta non è mai obbligatorio.
       *[other] Poi giochi quante carte vuoi sulle pile centrali, in qualsiasi ordine: la carta in cima al mazzetto, quella in cima a uno dei tuoi scarti o una carta della mano. Giocare una carta non è mai obbligatorio.
    }
explain-discard =
    { $sides ->
        [1] Chiudi il turno scartando: una carta della mano va sul tuo scarto. Puoi farlo in qualsiasi momento, e peschi di nuovo solo al turno seguente.
       *[other] Chiudi il turno scartando: una carta della mano va su uno dei tuoi scarti. Puoi farlo in qualsiasi momento, e peschi di nuovo solo al turno seguente.
    }
explain-refill-turn_start = Se giochi al centro l’ultima carta della mano, non peschi prima del tuo prossimo turno. Puoi continuare senza carte in mano, e chiudi un turno così passando.
explain-refill-emptied =
    { $count ->
        [one] Se giochi al centro l’ultima carta della mano, peschi subito { $count } carta e continui il turno.
       *[other] Se giochi al centro l’ultima carta della mano, peschi subito { $count } carte e continui il turno.
    }
explain-never =
    { $sides ->
        [1] Nessuna carta passa mai dal mazzetto allo scarto né lascia una pila centrale, e nessuno gioca le carte di un altro.
       *[other] Nessuna carta passa mai da uno scarto all’altro, dal mazzetto a uno scarto né lascia una pila centrale, e nessuno gioca le carte di un altro.
    }
explain-build = Una pila centrale sale dall’asso alla regina, senza badare ai semi.
explain-king-as-ace = Il re è un jolly: vale qualsiasi carta che serva a una pila centrale, dall’asso alla regina.
explain-king-not-ace = Il re è un jolly: vale qualsiasi carta che serva a una pila centrale, dal 2 alla regina. Non vale mai l’asso che serve a una pila vuota.
explain-recycle-now = Una pila completata da una regina, o da un re al suo posto, viene subito mescolata nel tallone, e il turno continua. I re che valevano altre carte tornano re.
explain-recycle-when_empty = Una pila completata da una regina, o da un re al suo posto, viene messa da parte, e il turno continua. Quando si deve pescare e il tallone è vuoto, tutte le carte messe da parte si mescolano e diventano il tallone. I re che valevano altre carte tornano re.
explain-lay =
    { $sides ->
        [1] Puoi mettere qualsiasi carta sul tuo scarto. Si gioca solo la carta in cima.
       *[other] Puoi mettere qualsiasi carta su uno qualsiasi dei tuoi scarti. Si gioca solo la carta in cima.
    }
explain-look = Tutti possono guardare tutte le carte di tutti gli scarti.
explain-kings-discarded = Anche i re si possono scartare, e restano jolly.
explain-kings-kept = Un re si può scartare solo se in mano hai soltanto re. Resta un jolly.
explain-wins =
    { $count ->
        [1] Chi gioca la carta del proprio mazzetto su una pila centrale vince subito.
       *[other] Chi gioca l’ultima carta del proprio mazzetto su una pila centrale vince subito.
    }
explain-out-short = La partita finisce anche quando si deve pescare e il tallone è vuoto.
explain-out-short-aside = La partita finisce anche quando si deve pescare e non ci sono più carte né nel tallone né da parte.
explain-out-empty = La partita finisce anche quando, dopo una pescata, il tallone è vuoto.
explain-out-empty-aside = La partita finisce anche quando, dopo una pescata, il tallone è vuoto e non ci sono carte da parte.
explain-exhausted-draw = In questo caso è pari.
explain-exhausted-fewest_wins = Vince allora chi ha meno carte nel mazzetto; se più giocatori ne hanno altrettante, la partita è pari.
explain-forfeit = Se un giocatore si arrende, se ne va o finisce il tempo, vince l’altro.
explain-forfeit-many = Se un giocatore si arrende, se ne va o finisce il tempo, vince fra gli altri chi ha meno carte nel mazzetto.
explain-limit =
    { $count ->
        [one] Dopo { $count } turno di tutti i giocatori insieme la partita è pari.
       *[other] Dopo { $count } turni di tutti i giocatori insieme la partita è pari.
    }
explain-score = Chi vince segna un punto per ogni carta rimasta nel mazzetto dell’altro. La parità non dà punti.
explain-score-many = Chi vince segna un punto per ogni carta rimasta nei mazzetti di tutti gli altri. La parità non dà punti.
explain-bonus =
    { $count ->
        [one] Ogni vittoria porta { $count } punto in più.
       *[other] Ogni vittoria porta { $count } punti in più.
    }
explain-match-single = Non c’è incontro: decide una sola partita.
explain-match =
    { $count ->
        [one] Vince l’incontro chi arriva per primo a { $count } punto.
       *[other] Vince l’incontro chi arriva per primo a { $count } punti.
    }
explain-same = Queste sono le regole «{ $preset }».
explain-number = { $field }: { $value } invece di { $usual }.
explain-new-king_as_ace = Un re non può iniziare una pila centrale.
explain-new-king_on_side = Un re si può scartare solo se in mano ci sono soltanto re.
explain-new-refill = La mano vuota si riempie solo al proprio turno seguente.
explain-new-recycle = Le pile centrali complete restano da parte finché il tallone non si svuota.
explain-new-stock_out = Il tallone è esaurito appena è vuoto.
explain-new-exhausted = Quando il tallone è esaurito, vince chi ha meno carte nel mazzetto.
explain-new-match_points = Una sola partita invece di un incontro.

## Length

length-minutes =
    { $minutes ->
        [one] circa { $minutes } minuto
       *[other] circa { $minutes } minuti
    }
length-hours =
    { $hours ->
        [one] circa { $hours } ora
       *[other] circa { $hours } ore
    }
length-game =
    { $turns ->
        [one] Una partita: { $turns } turno, { $time }.
       *[other] Una partita: { $turns } turni, { $time }.
    }
length-match =
    { $games ->
        [one] Un incontro: { $games } partita, { $time }.
       *[other] Un incontro: { $games } partite, { $time }.
    }

## Errors

error-rules-value = { $field }: { $value } non è possibile. Possibile: { $allowed }.
error-rules-cards =
    { $count ->
        [one] Queste regole richiedono più carte: almeno { $count } mazzo.
       *[other] Queste regole richiedono più carte: almeno { $count } mazzi.
    }
error-rules-cards-none = Queste regole richiedono più carte di quante ne hanno cinque mazzi.
error-rules-field = Non c’è una regola di nome { $value }.
error-rules-preset = Non ci sono regole di nome { $value }.
error-rules-form = Queste non sono regole che si possano leggere qui.
error-range = da { $min } a { $max }
error-store-full = Non c’è più spazio per salvare la partita. Si continua, ma chiudendo la pagina andrebbe persa.
error-store-blocked = Questo browser non permette di salvare la partita. Si continua, ma chiudendo la pagina andrebbe persa.
error-store-newer = La partita salvata viene da una versione più nuova. Ricarica la pagina per continuarla.
error-store-taken = La partita continua in un’altra scheda.
error-store-failed = Non è stato possibile salvare la partita. Si continua, ma chiudendo la pagina andrebbe persa.
error-document-broken = Non è stato possibile leggere la partita salvata. Resta conservata, e se ne può iniziare una nuova.
error-document-newer = La partita salvata viene da una versione più nuova. Ricarica la pagina per continuarla.
error-record = Questo non è un file di partita che si possa leggere qui.
error-record-foreign = Questa non è una partita salvata.
error-record-empty = Questo file è vuoto.
error-record-too-long = Questo file è troppo lungo per una partita.
error-record-no-seed = È una partita in corso. Le sue carte sono ancora segrete, quindi non si può aprire.
error-record-turn = Il turno { $turn } di questa partita non segue le regole.
error-record-result = Il risultato salvato non è quello che danno le mosse.
error-record-fair = La distribuzione onesta salvata non regge.
error-record-value = La partita non si può leggere in questo punto: { $key }.
error-record-move = Turno { $turn }, mossa { $move } di questa partita, { $text }: { $reason }
error-record-players = Qui si possono aprire solo partite a due giocatori.
error-record-line = Riga { $line }: { $text }
error-engine = Il computer si è fermato. La partita è al sicuro; sta ripartendo.
error-engine-failed = Il computer non può giocare in questo browser. La partita è al sicuro.
error-language = Non è stato possibile caricare questa lingua.
error-unexpected = Qualcosa è andato storto. La partita è salvata com’era prima dell’ultima mossa.

## Refused moves

refused-malformed = { $text } non è una mossa. Le mosse si scrivono come p-c2, s3-c1, 7h-c1 o 9s-s4.
refused-game-over = La partita è finita.
refused-nothing-to-undo = Non c’è nessuna mossa da ritirare.
refused-illegal = Questa mossa ora non è possibile.
refused-no-pass = Con queste regole non si passa.
refused-pass-hand =
    { $count ->
        [one] Si passa solo a mano vuota, e tu hai { $count } carta.
       *[other] Si passa solo a mano vuota, e tu hai { $count } carte.
    }
refused-not-in-hand = Non hai in mano questa carta: { $card }.
refused-side-empty = Lo scarto { $stack } è vuoto.
refused-no-side = Non c’è uno scarto { $stack }.
refused-no-center = Non c’è una pila centrale { $stack }.
refused-not-from-hand = Su uno scarto va solo una carta della mano.
refused-king-on-side = Un re si può scartare solo se in mano hai soltanto re.
refused-king-as-ace = Un re non può iniziare una pila centrale.
refused-center-needs = Alla pila centrale { $stack } serve { $rank }.

## The frame

game-name = Spite & Malice
close = Chiudi
cancel = Annulla
ok = OK
frame-table = Tavolo
frame-status = Stato della partita
frame-actions = Azioni
frame-log = Che cosa succede
frame-score = Punteggio: { $a } { $pointsA }, { $b } { $pointsB }.
frame-target = ai { $points }
frame-single = Partita singola
tool-menu = Menu
tool-undo = Annulla
tool-hint = Consiglio
tool-last = Rivedi
tool-speed = Velocità
tool-more = Altro
tool-settings = Impostazioni
tool-help = Guida
panel-moves = Mosse
panel-no-moves = Ancora nessuna mossa.
panel-match = Incontro
panel-deal = Distribuzione { $commitment }
typed-label = Mossa da tastiera
typed-send = Gioca
typed-close = Chiudi le mosse da tastiera

## Menus

menu-resume = Continua
menu-new = Nuova partita
menu-person = In due sullo stesso dispositivo
menu-import = Apri una partita salvata
menu-rules = Regole e guida
menu-settings = Impostazioni
menu-about = Informazioni
more-moves = Mosse
more-read = Descrivi il tavolo
more-typed = Mosse da tastiera
more-record = Salva la partita come file
more-copy = Copia la partita fin qui
more-resign = Arrenditi
more-rules = Regole e guida
more-settings = Impostazioni

## New game

new-title = Nuova partita
new-opponent = Avversario
new-length = Durata approssimativa
new-rules = Regole
new-own-rules = Cambia le regole
new-more = Altre durate e regole
new-how = Come si gioca
new-start = Dai le carte
new-match-to = Incontro ai { $points }
new-length-minutes = { $minutes } min
new-length-single = Partita singola
new-length-preset = Come dicono le regole
level-beginner = Principiante
level-beginner-note = Per le prime partite: non vede molte mosse e spreca i re.
level-easy = Facile
level-easy-note = Per giocare in tranquillità: si lascia sfuggire molte occasioni.
level-medium = Medio
level-medium-note = Per chi conosce il gioco: solido, senza guardare lontano.
level-hard = Difficile
level-hard-note = Un avversario serio: trova quasi tutte le serie lunghe.
level-expert = Esperto
level-expert-note = Forte: vede turni interi e ostacola la carta del tuo mazzetto.
level-master = Maestro
level-master-note = Il più forte: pensa un po’ di più e gioca migliaia di partite di prova.
level-person = Un’altra persona
level-person-note = Due giocatori si alternano su questo dispositivo.

## Own rules

builder-title = Regole della casa
builder-begin = Parti da
builder-deal = La distribuzione
builder-play = Il gioco
builder-end = Fine e punti
builder-use = Gioca con queste regole
stepper-less = { $field }: uno in meno
stepper-more = { $field }: uno in più

## Fair deal

fair-title = Una distribuzione verificabile
fair-what = Il programma ha scelto la sua parte del mescolamento. L’impronta qui sotto lo impegna: non può più cambiarla. Ora aggiungi la tua.
fair-commitment = Impronta della distribuzione
fair-cut = La tua parte: scrivi quello che vuoi, o niente
fair-cut-of = { $player }: scrivi quello che vuoi, o niente
fair-cut-note = Tutte le parti insieme decidono le carte, così nessuno può sceglierle. Dove non si scrive niente, ci pensa il caso.
fair-cut-long = Questo testo è troppo lungo.
fair-check = Dopo la partita, il suo file contiene tutte le parti. Così chiunque può controllare ogni carta data.
fair-deal = Dai le carte

## Settings

settings-title = Impostazioni
settings-looks = Lingua e aspetto
settings-cards = Carte
settings-play = Gioco
settings-sound = Suono
setting-language = Lingua
setting-language-auto = Come il dispositivo
setting-theme = Tema
setting-theme-auto = Come il dispositivo
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-contrast = Contrasto elevato
setting-felt = Tavolo
setting-felt-auto = Come il tema
setting-felt-green = Verde
setting-felt-sage = Salvia
setting-felt-blue = Blu
setting-felt-slate = Ardesia
setting-back = Dorso delle carte
setting-back-diamond = Rombo
setting-back-lattice = Reticolo
setting-back-waves = Onde
setting-back-plain = Semplice
setting-fourColours = Semi in quattro colori
setting-letters = Lettere delle figure
setting-letters-local = Come la lingua
setting-letters-english = A K Q J
setting-cardSize = Grandezza delle carte
setting-cardSize-small = Piccola
setting-cardSize-normal = Normale
setting-cardSize-large = Grande
setting-leftHanded = Per mancini
setting-speed = Velocità
setting-speed-slow = Lenta
setting-speed-normal = Normale
setting-speed-fast = Rapida
setting-speed-off = Senza movimento
setting-playable = Evidenzia ciò che si può giocare
setting-confirmDiscard = Chiedi prima di certi scarti
setting-confirmDiscard-note = Quando la carta andrebbe su una pila centrale.
setting-relaxed = Ritira qualsiasi mossa
setting-relaxed-note = Anche dopo aver visto una carta coperta. Le statistiche segnalano queste partite.
setting-typedMoves = Mosse da tastiera
setting-typedMoves-note = Un campo per mosse come 7h-c1.
setting-shortcuts = Comandi con un solo tasto
setting-shortcuts-note = Lettere e cifre, come H per un consiglio. Frecce e Invio funzionano sempre.
setting-askDeal = Chiedi prima di dare le carte
setting-askDeal-note = Altrimenti la tua parte la decide il caso. L’impronta si vede comunque prima.
setting-name = Il tuo nome
setting-sound = Suono
setting-haptics = Vibrazione

## Help

help-title = Regole e guida
help-short = In breve
help-short-aim = Svuota il tuo mazzetto prima dell’avversario. Il numero sotto dice quante carte restano.
help-short-center = Al centro le carte salgono dall’asso alla regina, senza badare ai semi. Un re vale qualsiasi carta.
help-short-play = Lì giochi la carta del tuo mazzetto, quelle in cima ai tuoi scarti e le carte della mano. Quelle che vanno bene sono evidenziate.
help-short-discard = Per chiudere il turno, metti una carta della mano su uno dei tuoi scarti.
help-short-draw = Prima di ogni turno peschi fino a completare la mano.
help-taps = Con il dito o il mouse
help-tap-play = Tocca una carta. Se può andare in un posto solo, ci va.
help-tap-choose = Se può andare in più posti, sono evidenziati: toccane uno. Tocca di nuovo la carta per sceglierne un’altra.
help-tap-discard = Per chiudere il turno, tocca una carta della mano e poi uno dei tuoi scarti.
help-tap-twice = Tocca due volte in fretta una carta della mano per giocarla al centro.
help-tap-drag = Puoi anche trascinare una carta dove deve andare.
help-tap-hold = Tieni premuto uno scarto per vedere tutte le sue carte.
help-keys = Con la tastiera
help-key-arrows = passare da una pila all’altra
help-key-enter = scegliere o giocare
help-key-escape = scegliere un’altra carta
help-key-hand = carte della mano
help-key-payoff = mazzetto
help-key-side = scarti
help-key-center = pile centrali
help-key-hint = consiglio
help-key-undo = ritirare una mossa
help-key-read = leggere il tavolo
help-key-inspect = tutte le carte della pila in cui ti trovi
help-key-moves = tutte le mosse fatte finora
help-key-help = questa guida
help-notation = p-c2 gioca la carta del mazzetto sulla pila centrale 2, s3-c1 la cima dello scarto 3 sulla pila centrale 1, 7h-c1 il 7 di cuori della mano; 9s-s4 mette il 9 di picche sullo scarto 4.

## Result and match

result-next = Prossima partita
result-rematch = Rivincita
result-new = Nuova partita
result-record = Salva la partita
result-look = Guarda il tavolo
result-deal = Prossima distribuzione { $commitment }
match-table = Tabella dell’incontro
match-game = Partita
match-how = Com’è finita
match-total = Totale
match-target = L’incontro si vince con { $points } punti.
match-first = Questa è la prima partita.
stack-empty = Questa pila è vuota.
stack-order = La carta in cima viene per prima. Solo quella si può giocare.
import-title = Apri una partita salvata
import-what = È un file salvato qui o da un altro programma che segue queste regole.
import-file = Scegli un file
import-unreadable = Questo file non si può leggere.
hand-over-title = Tocca a { $player }
hand-over-text = Passa il dispositivo a { $player }. La mano resta coperta fino ad allora.
hand-over-ready = Mostra la mia mano

## About

about-what = Spite & Malice (Gatto e topo) è un gioco di carte per due: gratuito, senza pubblicità e con distribuzioni che chiunque può controllare.
about-version = Versione { $version }
about-offline = Questo dispositivo può avviare il gioco senza rete.
about-online = Il gioco potrà avviarsi senza rete dopo la prossima visita.
about-privacy = Riservatezza
about-private = Niente cookie e nessun account. Nulla lascia questo dispositivo.
about-fair = Onestà
about-licences = Con l’aiuto di
about-texts = Licenze

## Playing

player-you = Tu
player-computer = Il computer
player-number = Giocatore { $number }
title-turn = Tocca a te
status-no-game = Ancora nessuna partita
moves-turn =
    { $you ->
        [yes] Tu: { $moves }
       *[no] { $player }: { $moves }
    }
moves-center = → { $stack }
moves-side = su { $stack }
match-number = Partita { $number }
match-payoff = Carte rimaste nei mazzetti: tu { $own }, { $player } { $other }
match-relaxed = Alcune mosse sono state ritirate dopo aver visto delle carte.
menu-game = { $players }
speed-now = Velocità: { $speed }
undo-done =
    { $count ->
        [one] Mossa ritirata: { $move }.
       *[other] { $count } mosse ritirate, a partire da { $move }.
    }
undo-no-move = Non hai ancora fatto mosse.
undo-game-over = La partita è finita.
undo-payoff-revealed = Questa mossa non si può ritirare: ha scoperto la nuova carta del mazzetto.
undo-drawn = Questa mossa non si può ritirare: sono state pescate carte nuove.
undo-other-drew = Questa mossa non si può ritirare: il turno seguente è iniziato con carte nuove.
undo-other-moved = Questa mossa non si può ritirare: nel frattempo ha giocato l’avversario.
undo-not-yours = In questo turno non hai ancora giocato.
typed-not-now = Non tocca a te.
typed-several = Potrebbe essere { $moves }.
resign-title = Ti arrendi in questa partita?
resign-text =
    { $count ->
        [one] L’avversario vince e segna { $count } punto per il tuo mazzetto.
       *[other] L’avversario vince e segna { $count } punti per il tuo mazzetto.
    }
resign-yes = Mi arrendo
resign-no = Continuo
new-drops = L’incontro in corso non è finito. Una nuova partita prende il suo posto.
new-drop = Ricomincia
result-draw = Parità
result-won =
    { $you ->
        [yes] Hai vinto
       *[no] { $player } vince
    }
result-match =
    { $you ->
        [yes] Hai vinto l’incontro.
       *[no] { $player } vince l’incontro.
    }
result-waits = La partita è finita.
record-copied = La partita fin qui è copiata. Le sue carte coperte restano segrete.
record-none = Non c’è nessuna partita da salvare.
tabs-title = Aperto in un’altra scheda
tabs-elsewhere = La partita è aperta in un’altra scheda. Se giochi qui, l’altra si ferma.
tabs-taken = La partita continua in un’altra scheda.
tabs-play-here = Gioca qui
store-again = La partita si può di nuovo salvare.
store-title = La partita non si può salvare
store-play-on = Continua
store-download = Salva come file
engine-again = Riprova
update-ready = È pronta una nuova versione.
update-now = Usala adesso
step-first = Prima mossa
step-back = Una mossa indietro
step-on = Una mossa avanti
step-last = Ultima mossa
step-end = Chiudi
step-at = Mossa { $ply } di { $count }
discard-title = Scartare questa carta?
discard-text = Andrebbe su una pila centrale.
discard-yes = Scarta
pass-now = Passa

## Table

table-opponent = { $player }: pile
table-center = Centro
table-own = Le tue pile
table-hand = La tua mano
table-target = { $pile }. La carta scelta può andare qui
goals = { $card }: { $goals }
goal-center = sulla pila centrale { $stack }
goal-side = su uno scarto
table-needs = serve { $rank }
table-left = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-stock = tallone { $count }
table-stock-aside = { $count } + { $aside }
table-cards = { $count } · { $player }
