### Os textos do jogo em português, aceitáveis em todos os países da língua.
### Palavras: pilha principal (pay-off pile), descarte (side stack), pilha central (center stack),
### monte (stock), mão, turno (turn), partida (game), série (match), ás, valete, dama, rei.

## Cards

letter-ace = A
letter-jack = J
letter-queen = Q
letter-king = K
rank-ace = ás
rank-jack = valete
rank-queen = dama
rank-king = rei
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
card-name = { $rank } de { $suit }
cards-count =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Piles

pile-payoff =
    { $you ->
        [yes] A sua pilha principal: { $card }, { $left ->
            [one] resta { $left }
           *[other] restam { $left }
        }
       *[no] { $player }, pilha principal: { $card }, { $left ->
            [one] resta { $left }
           *[other] restam { $left }
        }
    }
pile-payoff-empty =
    { $you ->
        [yes] A sua pilha principal: vazia
       *[no] { $player }, pilha principal: vazia
    }
pile-side =
    { $you ->
        [yes] O seu descarte { $number }: { $card }
       *[no] { $player }, descarte { $number }: { $card }
    }
pile-side-buried =
    { $you ->
        [yes] O seu descarte { $number }: { $card }, por baixo { $ranks }
       *[no] { $player }, descarte { $number }: { $card }, por baixo { $ranks }
    }
pile-side-empty =
    { $you ->
        [yes] O seu descarte { $number }: vazio
       *[no] { $player }, descarte { $number }: vazio
    }
pile-center = Pilha central { $number }: pede { $rank }, em cima { $card }
pile-center-king = Pilha central { $number }: pede { $rank }, em cima rei como { $as }
pile-center-empty = Pilha central { $number }: vazia, pede { $rank }
pile-hand-card = A sua mão, carta { $number } de { $count }: { $card }
pile-hand-slot = A sua mão, lugar { $number }: vazio
pile-hand =
    { $you ->
        [yes] A sua mão: { $cards }
       *[no] { $player }, mão: { $cards }
    }
pile-stock =
    { $count ->
        [0] Monte: vazio
        [one] Monte: { $count } carta
       *[other] Monte: { $count } cartas
    }
pile-aside =
    { $count ->
        [0] À parte: nenhuma carta
        [one] À parte: { $count } carta
       *[other] À parte: { $count } cartas
    }

## Moves

move-payoff = { $card } da pilha principal na pilha central { $stack }
move-side = { $card } do descarte { $from } na pilha central { $stack }
move-hand = { $card } na pilha central { $stack }
move-discard = { $card } no descarte { $stack }
move-pass = passar

## What happens

event-top =
    { $you ->
        [yes] a sua ({ $card })
       *[no] { $player } ({ $card })
    }
event-started =
    { $you ->
        [yes] Cartas principais: { $cards }. É a sua vez de começar.
       *[no] Cartas principais: { $cards }. { $player } começa.
    }
event-turn =
    { $you ->
        [yes] É a sua vez, turno { $turn }.
       *[no] { $player } joga o turno { $turn }.
    }
event-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] Tirou { $count } carta.
               *[other] Tirou { $count } cartas.
            }
       *[no]
            { $count ->
                [one] { $player } tira { $count } carta.
               *[other] { $player } tira { $count } cartas.
            }
    }
event-drawn-cards = Cartas tiradas: { $cards }.
event-plays =
    { $you ->
        [yes] Jogou: { $move }.
       *[no] { $player } joga: { $move }.
    }
event-discards =
    { $you ->
        [yes] Pôs: { $move }.
       *[no] { $player } põe: { $move }.
    }
event-passes =
    { $you ->
        [yes] Passou a vez.
       *[no] { $player } passa.
    }
event-finished = A pilha central { $stack } está completa.
event-revealed =
    { $you ->
        [yes] A sua nova carta principal: { $card }, { $left ->
            [one] resta { $left }
           *[other] restam { $left }
        }.
       *[no] { $player }, nova carta principal: { $card }, { $left ->
            [one] resta { $left }
           *[other] restam { $left }
        }.
    }

## How it ends

outcome-win =
    { $you ->
        [yes]
            { $points ->
                [one] A vitória é sua, { $points } ponto: { $why }.
               *[other] A vitória é sua, { $points } pontos: { $why }.
            }
       *[no]
            { $points ->
                [one] { $player } ganha { $points } ponto: { $why }.
               *[other] { $player } ganha { $points } pontos: { $why }.
            }
    }
outcome-draw = A partida termina empatada: { $why }.
outcome-why-payoff = a pilha principal está vazia
outcome-why-stock = o monte esgotou-se
outcome-why-fewest = o monte esgotou-se e ganha quem tem menos cartas principais
outcome-why-limit =
    { $count ->
        [one] já se jogou { $count } turno
       *[other] já se jogaram { $count } turnos
    }
outcome-why-resigned =
    { $you ->
        [yes] você desistiu
       *[no] { $player } desistiu
    }
outcome-why-timeout =
    { $you ->
        [yes] o seu tempo acabou
       *[no] { $player } ficou sem tempo
    }
outcome-why-abandoned =
    { $you ->
        [yes] você saiu da partida
       *[no] { $player } saiu da partida
    }

## The status line

status-turn = É a sua vez
status-turn-payoff = É a sua vez: carta principal jogável ({ $rank })
status-turn-last = É a sua vez: última carta principal jogável
status-turn-empty-hand = É a sua vez, sem cartas na mão. Continue ou passe
status-turn-other = { $player } joga agora
status-thinking = { $player } pensa

## Hints

hint-can-win = Pode ganhar agora.
hint-can-go = A sua carta principal pode sair neste turno.
hint-may-go = A sua carta principal pode sair neste turno, mas há algo melhor.
hint-cannot-go = Com as cartas à vista, a sua carta principal não pode sair.
hint-not-yet = Com as cartas à vista, a sua carta principal não pode sair, mas virão outras.
hint-not-found = Não se encontrou maneira de jogar a sua carta principal.
hint-straight = Jogue-a na pilha central { $stack }.
hint-goes-to = Vai para a pilha central { $stack }. Comece assim: { $move }.
hint-begin = Comece assim: { $move }.
hint-discard-only = Não jogue nada no centro. Para descartar: { $rank }.
hint-pass-only = Passe.
hint-line = { $moves }. { $reasons }
hint-from-side = { $rank } do descarte { $stack }
hint-from-hand = { $rank } da mão
hint-wins = Ganha a partida.
hint-plays-payoff = Joga a carta principal, { $left ->
        [one] resta { $left }
       *[other] restam { $left }
    }.
hint-refills =
    { $count ->
        [one] Esvazia a mão e traz { $count } carta nova.
       *[other] Esvazia a mão e traz { $count } cartas novas.
    }
hint-blocks = Bloqueia a carta do adversário: { $rank }.
hint-puts-off =
    { $cards ->
        [one] Atrasa a carta do adversário ({ $rank }): falta { $cards } carta em vez de { $before }.
       *[other] Atrasa a carta do adversário ({ $rank }): faltam { $cards } cartas em vez de { $before }.
    }
hint-gives-nothing =
    { $cards ->
        [one] Não ajuda a carta do adversário ({ $rank }): falta { $cards } carta, e não { $before }.
       *[other] Não ajuda a carta do adversário ({ $rank }): faltam { $cards } cartas, e não { $before }.
    }
hint-nearer =
    { $cards ->
        [0] Já não falta nada à carta principal.
        [one] Aproxima a carta principal: falta { $cards } carta em vez de { $before }.
       *[other] Aproxima a carta principal: faltam { $cards } cartas em vez de { $before }.
    }
hint-keeps-king = Guarda o rei.
hint-keeps-kings =
    { $count ->
        [one] Guarda { $count } rei.
       *[other] Guarda { $count } reis.
    }
hint-frees = Deixa um descarte vazio.
hint-keeps-free = Mantém um descarte livre.
hint-lays-on-next = Põe { $rank } sobre { $other }, para jogar um depois do outro.
hint-lays-on-equal = Põe { $rank } sobre { $rank }.
hint-lays-on-nothing = Põe { $rank } onde não cobre nada.
hint-spare = Desfaz-se de uma de duas cartas iguais.
hint-buries-less = Não cobre nenhuma carta necessária mais cedo.
hint-makes-room =
    { $count ->
        [one] Abre lugar para { $count } carta nova.
       *[other] Abre lugar para { $count } cartas novas.
    }
hint-least = Deixa as melhores possibilidades de todas as jogadas vistas.

## Rules

rules-g4a = Clássico
rules-quick = Rápido
rules-four_stack = Quatro pilhas
rules-cat_and_mouse = Gato e rato
rules-long = Longo
rules-own = Regras próprias
field-players = Jogadores
field-decks = Baralhos
field-hand_size = Cartas de uma mão cheia
field-payoff_size = Cartas da pilha principal
field-side_stacks = Descartes por jogador
field-center_stacks = Pilhas centrais
field-king_as_ace = Um rei pode começar uma pilha central
field-king_on_side = Um rei pode ser descartado
field-refill = A mão vazia volta a encher-se
field-recycle = As pilhas completas voltam ao monte
field-stock_out = O monte está esgotado
field-exhausted = Quando o monte se esgota
field-first = Quem começa
field-win_bonus = Pontos a mais por vitória
field-match_points = Pontos para ganhar a série
value-yes = Sim
value-no = Não
value-emptied = logo
value-turn_start = no turno seguinte
value-now = logo
value-when_empty = quando o monte está vazio
value-short = quando falta uma carta
value-empty = com a sua última carta
value-draw = a partida empata
value-fewest_wins = ganha quem tem menos cartas principais
value-high_payoff = a carta principal mais alta
value-seat0 = o primeiro jogador
value-random = a sorte
value-given = quem perdeu a última partida
value-single = uma só partida

## Rules in words

explain-title-set-up = Preparação
explain-title-aim = Objetivo
explain-title-turn = O turno
explain-title-center = Pilhas centrais
explain-title-side = Descartes
explain-title-end = Fim da partida
explain-title-score = Pontos e série
explain-title-compared = Em comparação com «{ $preset }»
explain-packs =
    { $decks ->
        [one] { $players } jogadores usam { $decks } baralho de 52 cartas sem curingas.
       *[other] { $players } jogadores usam { $decks } baralhos de 52 cartas sem curingas, ao todo { $cards } cartas.
    }
explain-payoff =
    { $count ->
        [1] Cada um tem uma pilha principal de uma só carta, virada para cima.
        [one] Cada um tem uma pilha principal de { $count } carta, virada para baixo menos a de cima.
       *[other] Cada um tem uma pilha principal de { $count } cartas, viradas para baixo menos a de cima.
    }
explain-hand =
    { $count ->
        [one] Cada um tem na mão { $count } carta, que mais ninguém vê.
       *[other] Cada um tem na mão { $count } cartas, que mais ninguém vê.
    }
explain-side-room =
    { $count ->
        [one] Cada um tem lugar para { $count } descarte, vazio no início.
       *[other] Cada um tem lugar para { $count } descartes, vazios no início.
    }
explain-center-room =
    { $count ->
        [one] No meio há lugar para { $count } pilha central.
       *[other] No meio há lugar para { $count } pilhas centrais.
    }
explain-stock =
    { $count ->
        [one] Ao lado fica o monte: { $count } carta restante, virada para baixo.
       *[other] Ao lado fica o monte: as outras { $count } cartas, viradas para baixo.
    }
explain-first-seat0 = O primeiro jogador começa todas as partidas.
explain-first-random = A sorte decide quem começa.
explain-first-given = Os jogadores combinam quem começa.
explain-first-given-later = Depois começa quem perdeu a última partida.
explain-first-high = Começa quem tem a carta principal mais alta: a dama é a mais alta, o ás vale 1 e o rei é o mais baixo.
explain-first-tie =
    { $count ->
        [one] Em caso de empate, todos misturam a pilha principal e comparam de novo; ao fim de { $count } vez começa o primeiro dos empatados.
       *[other] Em caso de empate, todos misturam a pilha principal e comparam de novo; ao fim de { $count } vezes começa o primeiro dos empatados.
    }
explain-first-tie-single = Em caso de empate, começa o primeiro dos empatados.
explain-aim =
    { $count ->
        [1] Ser o primeiro a jogar a carta da pilha principal numa pilha central.
       *[other] Ser o primeiro a jogar todas as cartas da pilha principal nas pilhas centrais.
    }
explain-draw =
    { $count ->
        [one] No início do seu turno, tira cartas do monte até ter { $count } carta na mão.
       *[other] No início do seu turno, tira cartas do monte até ter { $count } cartas na mão.
    }
explain-plays =
    { $sides ->
        [1] Depois joga quantas cartas quiser nas pilhas centrais, por qualquer ordem: a carta de cima da pilha principal, a de cima do seu descarte ou uma carta da mão. Nunca é obrigatório jogar uma carta.
       *[other] Depois joga quantas cartas quiser nas pilhas centrais, por qualquer ordem: a carta de cima da pilha principal, a de cima de um dos seus descartes ou uma carta da mão. Nunca é obrigatório jogar uma carta.
    }
explain-discard =
    { $sides ->
        [1] O turno termina com um descarte: uma carta da mão vai para o seu descarte. Pode fazê-lo a qualquer momento, e só volta a tirar cartas no seu próximo turno.
       *[other] O turno termina com um descarte: uma carta da mão vai para um dos seus descartes. Pode fazê-lo a qualquer momento, e só volta a tirar cartas no seu próximo turno.
    }
explain-refill-turn_start = Se jogar no centro a última carta da mão, não tira outra antes do seu próximo turno. Pode continuar sem cartas na mão, e esse turno termina passando.
explain-refill-emptied =
    { $count ->
        [one] Se jogar no centro a última carta da mão, tira logo { $count } carta e continua.
       *[other] Se jogar no centro a última carta da mão, tira logo { $count } cartas e continua.
    }
explain-never =
    { $sides ->
        [1] Nenhuma carta vai da pilha principal para o descarte nem sai de uma pilha central, e ninguém joga as cartas de outro.
       *[other] Nenhuma carta vai de um descarte para outro, da pilha principal para um descarte nem sai de uma pilha central, e ninguém joga as cartas de outro.
    }
explain-build = Uma pilha central sobe do ás à dama, sejam quais forem os naipes.
explain-king-as-ace = O rei é um curinga: vale qualquer carta de que uma pilha central precise, do ás à dama.
explain-king-not-ace = O rei é um curinga: vale qualquer carta de que uma pilha central precise, do 2 à dama. Nunca vale o ás de que precisa uma pilha vazia.
explain-recycle-now = Uma pilha completada por uma dama, ou por um rei no lugar dela, é logo misturada ao monte, e o turno continua. Os reis que valiam outras cartas voltam a ser reis.
explain-recycle-when_empty = Uma pilha completada por uma dama, ou por um rei no lugar dela, fica à parte, e o turno continua. Quando é preciso tirar uma carta e o monte está vazio, todas as cartas à parte são misturadas e formam o monte. Os reis que valiam outras cartas voltam a ser reis.
explain-lay =
    { $sides ->
        [1] Pode pôr qualquer carta no seu descarte. Só a carta de cima pode ser jogada.
       *[other] Pode pôr qualquer carta em qualquer dos seus descartes. Só a carta de cima pode ser jogada.
    }
explain-look = Todos podem ver todas as cartas de todos os descartes.
explain-kings-discarded = Os reis também podem ser descartados, e continuam curingas.
explain-kings-kept = Um rei só pode ser descartado se a mão só tiver reis. Continua curinga.
explain-wins =
    { $count ->
        [1] Quem jogar a carta da sua pilha principal numa pilha central ganha logo.
       *[other] Quem jogar a última carta da sua pilha principal numa pilha central ganha logo.
    }
explain-out-short = A partida também termina quando é preciso tirar uma carta e o monte está vazio.
explain-out-short-aside = A partida também termina quando é preciso tirar uma carta e não há nenhuma no monte nem à parte.
explain-out-empty = A partida também termina quando o monte fica vazio depois de se tirarem cartas.
explain-out-empty-aside = A partida também termina quando, depois de se tirarem cartas, o monte fica vazio e não há cartas à parte.
explain-exhausted-draw = Nesse caso há empate.
explain-exhausted-fewest_wins = Ganha então quem tiver menos cartas principais; se vários tiverem igualmente poucas, há empate.
explain-forfeit = Se um jogador desistir, sair ou ficar sem tempo, ganha o outro.
explain-forfeit-many = Se um jogador desistir, sair ou ficar sem tempo, ganha o que tiver menos cartas principais entre os outros.
explain-limit =
    { $count ->
        [one] Ao fim de { $count } turno de todos os jogadores juntos, há empate.
       *[other] Ao fim de { $count } turnos de todos os jogadores juntos, há empate.
    }
explain-score = Quem ganha marca um ponto por cada carta que resta na pilha principal do outro. Um empate não vale pontos.
explain-score-many = Quem ganha marca um ponto por cada carta que resta nas pilhas principais de todos os outros. Um empate não vale pontos.
explain-bonus =
    { $count ->
        [one] Cada vitória vale mais { $count } ponto.
       *[other] Cada vitória vale mais { $count } pontos.
    }
explain-match-single = Não há série: uma só partida decide.
explain-match =
    { $count ->
        [one] O primeiro a chegar a { $count } ponto ganha a série.
       *[other] O primeiro a chegar a { $count } pontos ganha a série.
    }
explain-same = Estas são as regras «{ $preset }».
explain-number = { $field }: { $value } em vez de { $usual }.
explain-new-king_as_ace = Um rei não pode começar uma pilha central.
explain-new-king_on_side = Um rei só pode ser descartado de uma mão que só tenha reis.
explain-new-refill = A mão vazia só volta a encher-se no turno seguinte.
explain-new-recycle = As pilhas centrais completas esperam à parte até o monte ficar vazio.
explain-new-stock_out = O monte está esgotado assim que fica vazio.
explain-new-exhausted = Quando o monte se esgota, ganha quem tem menos cartas principais.
explain-new-match_points = Uma só partida em vez de uma série.

## Length

length-minutes =
    { $minutes ->
        [one] cerca de { $minutes } minuto
       *[other] cerca de { $minutes } minutos
    }
length-hours =
    { $hours ->
        [one] cerca de { $hours } hora
       *[other] cerca de { $hours } horas
    }
length-game =
    { $turns ->
        [one] Uma partida: { $turns } turno, { $time }.
       *[other] Uma partida: { $turns } turnos, { $time }.
    }
length-match =
    { $games ->
        [one] Uma série: { $games } partida, { $time }.
       *[other] Uma série: { $games } partidas, { $time }.
    }

## Errors

error-rules-value = { $field }: { $value } não é possível. Possível: { $allowed }.
error-rules-cards =
    { $count ->
        [one] Estas regras precisam de mais cartas: pelo menos { $count } baralho.
       *[other] Estas regras precisam de mais cartas: pelo menos { $count } baralhos.
    }
error-rules-cards-none = Estas regras precisam de mais cartas do que há em cinco baralhos.
error-rules-field = Não há nenhuma regra chamada { $value }.
error-rules-preset = Não há regras chamadas { $value }.
error-rules-form = Estas não são regras que se possam ler aqui.
error-range = de { $min } a { $max }
error-store-full = Já não há espaço para guardar a partida. Ela continua, mas perde-se ao fechar a página.
error-store-blocked = Este navegador não permite guardar a partida. Ela continua, mas perde-se ao fechar a página.
error-store-newer = A partida guardada vem de uma versão mais nova. Recarregue a página para continuar.
error-store-taken = A partida continua em outra aba do navegador.
error-store-failed = Não foi possível guardar a partida. Ela continua, mas perde-se ao fechar a página.
error-document-broken = Não foi possível ler a partida guardada. Ela fica conservada, e pode começar outra.
error-document-newer = A partida guardada vem de uma versão mais nova. Recarregue a página para continuar.
error-record = Isto não é uma partida que se possa ler aqui.
error-record-foreign = Isto não é uma partida guardada.
error-record-empty = Não há nada guardado aqui.
error-record-too-long = Isto é longo demais para uma partida.
error-record-no-seed = É uma partida em curso. As cartas ainda são secretas, por isso não pode ser aberta.
error-record-turn = O turno { $turn } desta partida não segue as regras.
error-record-result = O resultado guardado não é o que as jogadas dão.
error-record-fair = A distribuição honesta guardada não se confirma.
error-record-value = A partida não pode ser lida neste ponto: { $key }.
error-record-move = Turno { $turn }, jogada { $move } desta partida, { $text }: { $reason }
error-record-players = Aqui só se podem abrir partidas de dois jogadores.
error-record-line = Linha { $line }: { $text }
error-engine = O computador parou de jogar. A partida está segura; ele vai recomeçar.
error-engine-failed = O computador não consegue jogar neste navegador. A partida está segura.
error-language = Não foi possível carregar este idioma.
error-unexpected = Algo falhou. A partida está guardada como antes da última jogada.

## Refused moves

refused-malformed = { $text } não é uma jogada. As jogadas escrevem-se como p-c2, s3-c1, 7h-c1 ou 9s-s4.
refused-game-over = A partida terminou.
refused-nothing-to-undo = Não há nenhuma jogada para desfazer.
refused-illegal = Esta jogada não é possível agora.
refused-no-pass = Com estas regras não se passa.
refused-pass-hand =
    { $count ->
        [one] Só se passa com a mão vazia, e a sua tem { $count } carta.
       *[other] Só se passa com a mão vazia, e a sua tem { $count } cartas.
    }
refused-not-in-hand = Esta carta não está na sua mão: { $card }.
refused-side-empty = O descarte { $stack } está vazio.
refused-no-side = Não há descarte { $stack }.
refused-no-center = Não há pilha central { $stack }.
refused-not-from-hand = Num descarte só entra uma carta da mão.
refused-king-on-side = Um rei só pode ser descartado de uma mão que só tenha reis.
refused-king-as-ace = Um rei não pode começar uma pilha central.
refused-center-needs = A pilha central { $stack } pede { $rank }.

## The frame

game-name = Spite & Malice
close = Fechar
cancel = Cancelar
ok = OK
frame-table = Mesa
frame-status = Estado da partida
frame-actions = Ações
frame-log = O que acontece
frame-score = Pontos: { $a } { $pointsA }, { $b } { $pointsB }.
frame-target = até { $points }
frame-single = Partida única
tool-menu = Menu
tool-undo = Desfazer
tool-hint = Dica
tool-last = Rever
tool-speed = Ritmo
tool-more = Mais
tool-settings = Opções
tool-help = Ajuda
panel-moves = Jogadas
panel-no-moves = Ainda sem jogadas.
panel-match = Série
panel-deal = Distribuição { $commitment }
typed-label = Jogada escrita
typed-send = Jogar
typed-close = Fechar as jogadas escritas

## Menus

menu-resume = Continuar
menu-new = Nova partida
menu-person = Duas pessoas no mesmo aparelho
menu-import = Abrir uma partida guardada
menu-rules = Regras e ajuda
menu-settings = Opções
menu-about = Sobre o jogo
more-moves = Jogadas
more-read = Descrever a mesa
more-typed = Jogadas escritas
more-record = Guardar a partida no aparelho
more-copy = Copiar a partida até aqui
more-resign = Desistir
more-rules = Regras e ajuda
more-settings = Opções

## New game

new-title = Nova partida
new-opponent = Adversário
new-length = Duração aproximada
new-rules = Regras
new-own-rules = Mudar as regras
new-more = Outras durações e regras
new-how = Como jogar
new-start = Dar as cartas
new-match-to = Série até { $points }
new-length-minutes = { $minutes } min
new-length-single = Partida única
new-length-preset = Como dizem as regras
level-beginner = Principiante
level-beginner-note = Para as primeiras partidas: não vê muita coisa e gasta os reis.
level-easy = Fácil
level-easy-note = Para jogar com calma: deixa escapar muitas oportunidades.
level-medium = Médio
level-medium-note = Para quem conhece o jogo: joga com solidez, sem olhar longe.
level-hard = Difícil
level-hard-note = Um adversário sério: encontra quase todas as sequências longas.
level-expert = Especialista
level-expert-note = Forte: vê jogadas inteiras e atrapalha a sua carta principal.
level-master = Mestre
level-master-note = O mais forte: pensa um pouco mais e joga milhares de partidas de ensaio.
level-person = Outra pessoa
level-person-note = Duas pessoas revezam-se neste aparelho.

## Own rules

builder-title = Regras próprias
builder-begin = Começar com
builder-deal = A distribuição
builder-play = O jogo
builder-end = Fim e pontos
builder-use = Jogar com estas regras
stepper-less = { $field }: menos um
stepper-more = { $field }: mais um

## Fair deal

fair-title = Cartas dadas com honestidade
fair-what = O programa escolheu a parte dele da mistura. A impressão digital abaixo compromete-o: já não pode escolher outra. Agora junte a sua.
fair-commitment = Impressão digital da distribuição
fair-cut = A sua parte: escreva o que quiser, ou nada
fair-cut-of = { $player }: escreva o que quiser, ou nada
fair-cut-note = Todas as partes juntas decidem as cartas, e assim ninguém as pode escolher. Onde nada se escreve, decide o acaso.
fair-cut-long = Este texto é longo demais.
fair-check = Depois da partida, a partida guardada traz todas as partes. Com elas qualquer pessoa pode conferir todas as cartas dadas.
fair-deal = Dar as cartas

## Settings

settings-title = Opções
settings-looks = Língua e aparência
settings-cards = Cartas
settings-play = Jogo
settings-sound = Som
setting-language = Língua
setting-language-auto = Como o aparelho
setting-theme = Tema
setting-theme-auto = Como o aparelho
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-contrast = Alto contraste
setting-felt = Mesa
setting-felt-auto = Como o tema
setting-felt-green = Verde
setting-felt-sage = Sálvia
setting-felt-blue = Azul
setting-felt-slate = Ardósia
setting-back = Verso das cartas
setting-back-diamond = Losango
setting-back-lattice = Grade
setting-back-waves = Ondas
setting-back-plain = Liso
setting-fourColours = Naipes em quatro cores
setting-letters = Letras das figuras
setting-letters-local = Como a língua
setting-letters-english = A K Q J
setting-cardSize = Tamanho das cartas
setting-cardSize-small = Pequeno
setting-cardSize-normal = Normal
setting-cardSize-large = Grande
setting-leftHanded = Para canhotos
setting-speed = Ritmo
setting-speed-slow = Lento
setting-speed-normal = Normal
setting-speed-fast = Rápido
setting-speed-off = Sem movimento
setting-playable = Destacar o que se pode jogar
setting-confirmDiscard = Perguntar antes de certos descartes
setting-confirmDiscard-note = Quando a carta serve numa pilha central.
setting-relaxed = Desfazer qualquer jogada
setting-relaxed-note = Mesmo depois de ver uma carta escondida. As estatísticas assinalam essas partidas.
setting-typedMoves = Jogadas escritas
setting-typedMoves-note = Um campo para jogadas como 7h-c1.
setting-shortcuts = Comandos de uma só tecla
setting-shortcuts-note = Letras e algarismos, como H para uma dica. As setas e Enter funcionam sempre.
setting-askDeal = Perguntar antes de dar as cartas
setting-askDeal-note = Senão, o acaso decide a sua parte. A impressão digital aparece sempre antes.
setting-name = O seu nome
setting-sound = Som
setting-haptics = Vibração

## Help

help-title = Regras e ajuda
help-short = Em resumo
help-short-aim = Esvazie a sua pilha principal antes do adversário. O número por baixo diz quantas cartas faltam.
help-short-center = No centro, as cartas sobem do ás à dama, sejam quais forem os naipes. Um rei vale qualquer carta.
help-short-play = Aí joga a sua carta principal, as cartas de cima dos seus descartes e as da mão. As que servem ficam destacadas.
help-short-discard = Para terminar o seu turno, ponha uma carta da mão num dos seus descartes.
help-short-draw = Antes de cada turno tira cartas até completar a mão.
help-taps = Com toques ou cliques
help-tap-play = Toque em uma carta. Se só puder ir para um lugar, ela vai.
help-tap-choose = Se puder ir para vários, eles ficam destacados: toque em um. Toque de novo na carta para escolher outra.
help-tap-discard = Para terminar o seu turno, toque em uma carta da mão e depois em um dos seus descartes.
help-tap-twice = Toque duas vezes seguidas em uma carta da mão para jogá-la no centro.
help-tap-drag = Também pode arrastar uma carta para onde ela deve ir.
help-tap-hold = Mantenha o dedo em um descarte para ver todas as suas cartas.
help-keys = Com o teclado
help-key-arrows = ir de pilha em pilha
help-key-enter = escolher ou jogar
help-key-escape = escolher outra carta
help-key-hand = cartas da mão
help-key-payoff = pilha principal
help-key-side = descartes
help-key-center = pilhas centrais
help-key-hint = dica
help-key-undo = desfazer uma jogada
help-key-read = ler a mesa
help-key-inspect = todas as cartas da pilha em que você está
help-key-moves = todas as jogadas até agora
help-key-help = esta ajuda
help-notation = p-c2 joga a carta principal na pilha central 2, s3-c1 a de cima do descarte 3 na pilha central 1, 7h-c1 o 7 de copas da mão; 9s-s4 põe o 9 de espadas no descarte 4.

## Result and match

result-next = Próxima partida
result-rematch = Revanche
result-new = Nova partida
result-record = Guardar a partida
result-look = Ver a mesa
result-deal = Próxima distribuição { $commitment }
match-table = Tabela da série
match-game = Partida
match-how = Como terminou
match-total = Total
match-target = A série ganha-se com { $points } pontos.
match-first = Esta é a primeira partida.
stack-empty = Esta pilha está vazia.
stack-order = A carta de cima vem primeiro. Só ela pode ser jogada.
import-title = Abrir uma partida guardada
import-what = É uma partida guardada aqui ou por outro programa que siga estas regras.
import-file = Escolher a partida
import-unreadable = Não é possível ler esta partida.
hand-over-title = É a vez de { $player }
hand-over-text = Passe o aparelho a { $player }. A mão fica escondida até lá.
hand-over-ready = Mostrar a minha mão

## About

about-what = Spite & Malice (Gato e rato) é um jogo de cartas para dois: grátis, sem publicidade e com distribuições que qualquer pessoa pode conferir.
about-version = Versão { $version }
about-offline = Este aparelho pode abrir o jogo sem rede.
about-online = O jogo poderá abrir sem rede depois da próxima visita.
about-privacy = Privacidade
about-private = Sem cookies e sem conta. Nada sai deste aparelho.
about-fair = Honestidade
about-licences = Com a ajuda de
about-texts = Licenças

## Playing

player-you = Você
player-computer = O computador
player-number = Jogador { $number }
title-turn = É a sua vez
status-no-game = Ainda sem partida
moves-turn =
    { $you ->
        [yes] Você: { $moves }
       *[no] { $player }: { $moves }
    }
moves-center = → { $stack }
moves-side = em { $stack }
match-number = Partida { $number }
match-payoff = Cartas principais por jogar: você { $own }, { $player } { $other }
match-relaxed = Houve jogadas desfeitas depois de se verem cartas.
menu-game = { $players }
speed-now = Ritmo: { $speed }
undo-done =
    { $count ->
        [one] Jogada desfeita: { $move }.
       *[other] { $count } jogadas desfeitas, a partir de { $move }.
    }
undo-no-move = Ainda não fez nenhuma jogada.
undo-game-over = A partida terminou.
undo-payoff-revealed = Não se pode desfazer: já se virou a nova carta principal.
undo-drawn = Não se pode desfazer: já se tiraram cartas novas.
undo-other-drew = Não se pode desfazer: o turno seguinte já começou com cartas novas.
undo-other-moved = Não se pode desfazer: o adversário já jogou.
undo-not-yours = Ainda não jogou neste turno.
typed-not-now = Não é a sua vez.
typed-several = Pode ser { $moves }.
resign-title = Desistir desta partida?
resign-text =
    { $count ->
        [one] O adversário ganha e marca { $count } ponto pela sua pilha principal.
       *[other] O adversário ganha e marca { $count } pontos pela sua pilha principal.
    }
resign-yes = Desistir
resign-no = Continuar
new-drops = A série em curso não terminou. Uma nova partida toma o lugar dela.
new-drop = Começar de novo
result-draw = Empate
result-won =
    { $you ->
        [yes] A vitória é sua
       *[no] { $player } ganha
    }
result-match =
    { $you ->
        [yes] A vitória na série é sua.
       *[no] { $player } ganha a série.
    }
result-waits = A partida terminou.
record-copied = A partida até aqui foi copiada. As cartas ocultas continuam secretas.
record-none = Não há partida para guardar.
tabs-title = Aberto em outra aba
tabs-elsewhere = A partida está aberta em outra aba do navegador. Se jogar aqui, a outra para.
tabs-taken = A partida continua em outra aba do navegador.
tabs-play-here = Jogar aqui
store-again = Já é possível guardar a partida.
store-title = Não é possível guardar a partida
store-play-on = Continuar
store-download = Guardar no aparelho
engine-again = Tentar de novo
update-ready = Há uma versão nova.
update-now = Usar agora
step-first = Primeira jogada
step-back = Uma jogada atrás
step-on = Uma jogada à frente
step-last = Última jogada
step-end = Fechar
step-at = Jogada { $ply } de { $count }
discard-title = Descartar esta carta?
discard-text = Ela serve numa pilha central.
discard-yes = Descartar
pass-now = Passar

## Table

table-opponent = { $player }: pilhas
table-center = Centro
table-own = As suas pilhas
table-hand = A sua mão
table-target = { $pile }. A carta escolhida pode ir para aqui
goals = { $card }: { $goals }
goal-center = na pilha central { $stack }
goal-side = em um descarte
table-needs = pede { $rank }
table-left = { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }
table-stock = monte { $count }
table-stock-aside = { $count } + { $aside }
table-cards = { $count } · { $player }
