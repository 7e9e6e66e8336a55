### Тексты игры по-русски.
### Слова: главная стопка (pay-off pile), сброс (side stack), центральная стопка (center stack),
### колода (stock), рука, ход (turn), партия (game), матч, туз, валет, дама, король.

## Cards

letter-ace = Т
letter-jack = В
letter-queen = Д
letter-king = К
rank-ace = туз
rank-jack = валет
rank-queen = дама
rank-king = король
suit-clubs = треф
suit-diamonds = бубен
suit-hearts = червей
suit-spades = пик
card-name = { $rank } { $suit }
cards-count =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## Piles

pile-payoff =
    { $you ->
        [yes] Ваша главная стопка: { $card }, { $left ->
            [one] осталась { $left }
            [few] осталось { $left }
           *[many] осталось { $left }
        }
       *[no] { $player }, главная стопка: { $card }, { $left ->
            [one] осталась { $left }
            [few] осталось { $left }
           *[many] осталось { $left }
        }
    }
pile-payoff-empty =
    { $you ->
        [yes] Ваша главная стопка: пусто
       *[no] { $player }, главная стопка: пусто
    }
pile-side =
    { $you ->
        [yes] Ваш сброс { $number }: { $card }
       *[no] { $player }, сброс { $number }: { $card }
    }
pile-side-buried =
    { $you ->
        [yes] Ваш сброс { $number }: { $card }, под ней { $ranks }
       *[no] { $player }, сброс { $number }: { $card }, под ней { $ranks }
    }
pile-side-empty =
    { $you ->
        [yes] Ваш сброс { $number }: пусто
       *[no] { $player }, сброс { $number }: пусто
    }
pile-center = Центральная стопка { $number }: следующая карта { $rank }, сверху { $card }
pile-center-king = Центральная стопка { $number }: следующая карта { $rank }, сверху король как { $as }
pile-center-empty = Центральная стопка { $number }: пусто, следующая карта { $rank }
pile-hand-card = Ваша рука, карта { $number } из { $count }: { $card }
pile-hand-slot = Ваша рука, место { $number }: пусто
pile-hand =
    { $you ->
        [yes] Ваша рука: { $cards }
       *[no] { $player }, рука: { $cards }
    }
pile-stock =
    { $count ->
        [0] Колода: пусто
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
pile-aside =
    { $count ->
        [0] Отложено: нет карт
        [one] Отложено: { $count } карта
        [few] Отложено: { $count } карты
       *[many] Отложено: { $count } карт
    }

## Moves

move-payoff = { $card } из главной стопки в центральную стопку { $stack }
move-side = { $card } из сброса { $from } в центральную стопку { $stack }
move-hand = { $card } в центральную стопку { $stack }
move-discard = { $card } в сброс { $stack }
move-pass = пас

## What happens

event-top =
    { $you ->
        [yes] вы — { $card }
       *[no] { $player } — { $card }
    }
event-started =
    { $you ->
        [yes] Верхние карты главных стопок: { $cards }. Вы начинаете.
       *[no] Верхние карты главных стопок: { $cards }. { $player } начинает.
    }
event-turn =
    { $you ->
        [yes] Ваш ход, номер { $turn }.
       *[no] { $player } ходит, ход номер { $turn }.
    }
event-drawn =
    { $you ->
        [yes]
            { $count ->
                [one] Вы берёте { $count } карту.
                [few] Вы берёте { $count } карты.
               *[many] Вы берёте { $count } карт.
            }
       *[no]
            { $count ->
                [one] { $player } берёт { $count } карту.
                [few] { $player } берёт { $count } карты.
               *[many] { $player } берёт { $count } карт.
            }
    }
event-drawn-cards = Вы берёте: { $cards }.
event-plays =
    { $you ->
        [yes] Вы: { $move }.
       *[no] { $player }: { $move }.
    }
event-discards =
    { $you ->
        [yes] Вы: { $move }.
       *[no] { $player }: { $move }.
    }
event-passes =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $player } пасует.
    }
event-finished = Центральная стопка { $stack } собрана.
event-revealed =
    { $you ->
        [yes] Ваша следующая главная карта: { $card }, { $left ->
            [one] осталась { $left }
            [few] осталось { $left }
           *[many] осталось { $left }
        }.
       *[no] { $player }, следующая главная карта: { $card }, { $left ->
            [one] осталась { $left }
            [few] осталось { $left }
           *[many] осталось { $left }
        }.
    }

## How it ends

outcome-win =
    { $you ->
        [yes]
            { $points ->
                [one] Вы выигрываете { $points } очко: { $why }.
                [few] Вы выигрываете { $points } очка: { $why }.
               *[many] Вы выигрываете { $points } очков: { $why }.
            }
       *[no]
            { $points ->
                [one] { $player } выигрывает { $points } очко: { $why }.
                [few] { $player } выигрывает { $points } очка: { $why }.
               *[many] { $player } выигрывает { $points } очков: { $why }.
            }
    }
outcome-draw = Ничья: { $why }.
outcome-why-payoff = главная стопка пуста
outcome-why-stock = колода исчерпана
outcome-why-fewest = колода исчерпана, а главных карт осталось меньше всех
outcome-why-limit =
    { $count ->
        [one] сыгран { $count } ход
        [few] сыграно { $count } хода
       *[many] сыграно { $count } ходов
    }
outcome-why-resigned =
    { $you ->
        [yes] вы сдались
       *[no] { $player } сдаётся
    }
outcome-why-timeout =
    { $you ->
        [yes] ваше время вышло
       *[no] { $player }: время вышло
    }
outcome-why-abandoned =
    { $you ->
        [yes] вы вышли из игры
       *[no] { $player } выходит из игры
    }

## The status line

status-turn = Ваш ход
status-turn-payoff = Ваш ход: главная карта ({ $rank }) подходит
status-turn-last = Ваш ход: последняя главная карта подходит
status-turn-empty-hand = Ваш ход, рука пуста: играйте или пасуйте
status-turn-other = { $player } ходит
status-thinking = { $player } думает

## Hints

hint-can-win = Сейчас можно выиграть.
hint-can-go = Главную карту можно сыграть этим ходом.
hint-may-go = Главную карту можно сыграть этим ходом, но есть вариант получше.
hint-cannot-go = С видимыми картами главную карту сыграть нельзя.
hint-not-yet = С видимыми картами главную карту сыграть нельзя, но придут новые.
hint-not-found = Способа сыграть главную карту не нашлось.
hint-straight = Сыграйте её в центральную стопку { $stack }.
hint-goes-to = Она пойдёт в центральную стопку { $stack }. Начните с карты: { $move }.
hint-begin = Начните с карты: { $move }.
hint-discard-only = В центр не играйте ничего. В сброс: { $rank }.
hint-pass-only = Пасуйте.
hint-line = { $moves }. { $reasons }
hint-from-side = { $rank } из сброса { $stack }
hint-from-hand = { $rank } из руки
hint-wins = Это выигрыш партии.
hint-plays-payoff = Главная карта уходит, останется { $left }.
hint-refills =
    { $count ->
        [one] Рука пустеет, придёт { $count } новая карта.
        [few] Рука пустеет, придут { $count } новые карты.
       *[many] Рука пустеет, придут { $count } новых карт.
    }
hint-blocks = Главная карта соперника ({ $rank }) заперта.
hint-puts-off =
    { $cards ->
        [one] Главная карта соперника ({ $rank }) задержана: не хватает { $cards } карты вместо { $before }.
        [few] Главная карта соперника ({ $rank }) задержана: не хватает { $cards } карт вместо { $before }.
       *[many] Главная карта соперника ({ $rank }) задержана: не хватает { $cards } карт вместо { $before }.
    }
hint-gives-nothing =
    { $cards ->
        [one] Главной карте соперника ({ $rank }) это не поможет: не хватает { $cards } карты, а не { $before }.
        [few] Главной карте соперника ({ $rank }) это не поможет: не хватает { $cards } карт, а не { $before }.
       *[many] Главной карте соперника ({ $rank }) это не поможет: не хватает { $cards } карт, а не { $before }.
    }
hint-nearer =
    { $cards ->
        [0] Вашей главной карте больше ничего не нужно.
        [one] Ваша главная карта ближе: не хватает { $cards } карты вместо { $before }.
        [few] Ваша главная карта ближе: не хватает { $cards } карт вместо { $before }.
       *[many] Ваша главная карта ближе: не хватает { $cards } карт вместо { $before }.
    }
hint-keeps-king = Король остаётся в руке.
hint-keeps-kings =
    { $count ->
        [one] В руке остаётся { $count } король.
        [few] В руке остаются { $count } короля.
       *[many] В руке остаются { $count } королей.
    }
hint-frees = Освобождается один сброс.
hint-keeps-free = Один сброс остаётся свободным.
hint-lays-on-next = Карта ({ $rank }) ложится на старшую ({ $other }), чтобы сыграть их подряд.
hint-lays-on-equal = Карта ложится на такую же: { $rank }.
hint-lays-on-nothing = Карта ({ $rank }) ничего не закрывает.
hint-spare = Из двух одинаковых карт уходит одна.
hint-buries-less = Карты, нужные раньше, остаются открыты.
hint-makes-room =
    { $count ->
        [one] Будет место для { $count } новой карты.
        [few] Будет место для { $count } новых карт.
       *[many] Будет место для { $count } новых карт.
    }
hint-least = Из всех просмотренных ходов этот оставляет лучшие шансы.

## Rules

rules-g4a = Классика
rules-quick = Быстрая
rules-four_stack = Четыре стопки
rules-cat_and_mouse = Кошки-мышки
rules-long = Долгая
rules-own = Свои правила
field-players = Игроки
field-decks = Колоды карт
field-hand_size = Карт в полной руке
field-payoff_size = Карт в главной стопке
field-side_stacks = Сбросов у каждого игрока
field-center_stacks = Центральные стопки
field-king_as_ace = Король может начать центральную стопку
field-king_on_side = Короля можно сбросить
field-refill = Пустая рука пополняется
field-recycle = Собранные стопки возвращаются в колоду
field-stock_out = Колода исчерпана
field-exhausted = Когда колода исчерпана
field-first = Кто начинает
field-win_bonus = Очки сверху за каждую победу
field-match_points = Очки для победы в матче
value-yes = Да
value-no = Нет
value-emptied = сразу
value-turn_start = в следующий ход
value-now = сразу
value-when_empty = когда колода пуста
value-short = когда не хватает карты
value-empty = с последней её картой
value-draw = ничья
value-fewest_wins = выигрывает тот, у кого меньше главных карт
value-high_payoff = старшая главная карта
value-seat0 = первый игрок
value-random = жребий
value-given = проигравший прошлую партию
value-single = одна партия

## Rules in words

explain-title-set-up = Подготовка
explain-title-aim = Цель
explain-title-turn = Ход
explain-title-center = Центральные стопки
explain-title-side = Сбросы
explain-title-end = Конец партии
explain-title-score = Очки и матч
explain-title-compared = В сравнении с правилами «{ $preset }»
explain-packs =
    { $decks ->
        [one] Игроков: { $players }. Нужна { $decks } колода из 52 карт без джокеров.
        [few] Игроков: { $players }. Нужны { $decks } колоды по 52 карты без джокеров, всего карт: { $cards }.
       *[many] Игроков: { $players }. Нужны { $decks } колод по 52 карты без джокеров, всего карт: { $cards }.
    }
explain-payoff =
    { $count ->
        [1] У каждого главная стопка из одной открытой карты.
        [one] У каждого главная стопка из { $count } карты; открыта только верхняя.
        [few] У каждого главная стопка из { $count } карт; открыта только верхняя.
       *[many] У каждого главная стопка из { $count } карт; открыта только верхняя.
    }
explain-hand =
    { $count ->
        [one] У каждого в руке { $count } карта, которую никто больше не видит.
        [few] У каждого в руке { $count } карты, которых никто больше не видит.
       *[many] У каждого в руке { $count } карт, которых никто больше не видит.
    }
explain-side-room =
    { $count ->
        [one] У каждого место для { $count } сброса, сначала он пуст.
        [few] У каждого место для { $count } сбросов, сначала они пусты.
       *[many] У каждого место для { $count } сбросов, сначала они пусты.
    }
explain-center-room =
    { $count ->
        [one] Посередине место для { $count } центральной стопки.
        [few] Посередине место для { $count } центральных стопок.
       *[many] Посередине место для { $count } центральных стопок.
    }
explain-stock =
    { $count ->
        [one] Рядом лежит колода: ещё { $count } карта рубашкой вверх.
        [few] Рядом лежит колода: остальные { $count } карты рубашкой вверх.
       *[many] Рядом лежит колода: остальные { $count } карт рубашкой вверх.
    }
explain-first-seat0 = Каждую партию начинает первый игрок.
explain-first-random = Кто начинает, решает жребий.
explain-first-given = Кто начинает, решают игроки.
explain-first-given-later = Следующие партии начинает проигравший предыдущую.
explain-first-high = Начинает тот, у кого главная карта старше: дама выше всех, туз считается за 1, король ниже всех.
explain-first-tie =
    { $count ->
        [one] При равенстве все тасуют главные стопки и сравнивают снова; после { $count } тасовки начинает первый из равных.
        [few] При равенстве все тасуют главные стопки и сравнивают снова; после { $count } тасовок начинает первый из равных.
       *[many] При равенстве все тасуют главные стопки и сравнивают снова; после { $count } тасовок начинает первый из равных.
    }
explain-first-tie-single = При равенстве начинает первый из равных.
explain-aim =
    { $count ->
        [1] Первым сыграть карту своей главной стопки в центральную.
       *[other] Первым сыграть все карты своей главной стопки в центральные.
    }
explain-draw =
    { $count ->
        [one] В начале хода вы берёте из колоды, пока в руке не станет { $count } карта.
        [few] В начале хода вы берёте из колоды, пока в руке не станет { $count } карты.
       *[many] В начале хода вы берёте из колоды, пока в руке не станет { $count } карт.
    }
explain-plays =
    { $sides ->
        [1] Затем вы играете сколько угодно карт в центральные стопки, в любом порядке: верхнюю карту главной стопки, верхнюю карту сброса или карту из руки. Играть карты никогда не обязательно.
       *[other] Затем вы играете сколько угодно карт в центральные стопки, в любом порядке: верхнюю карту главной стопки, верхнюю карту любого своего сброса или карту из руки. Играть карты никогда не обязательно.
    }
explain-discard =
    { $sides ->
        [1] Ход кончается сбросом: одна карта из руки ложится в ваш сброс. Это можно сделать в любой момент, а новые карты вы возьмёте только в следующий свой ход.
       *[other] Ход кончается сбросом: одна карта из руки ложится в любой ваш сброс. Это можно сделать в любой момент, а новые карты вы возьмёте только в следующий свой ход.
    }
explain-refill-turn_start = Если последняя карта руки сыграна в центр, до следующего своего хода новых вы не берёте. Можно играть дальше без руки; такой ход кончается пасом.
explain-refill-emptied =
    { $count ->
        [one] Если последняя карта руки сыграна в центр, вы сразу берёте { $count } карту и продолжаете ход.
        [few] Если последняя карта руки сыграна в центр, вы сразу берёте { $count } карты и продолжаете ход.
       *[many] Если последняя карта руки сыграна в центр, вы сразу берёте { $count } карт и продолжаете ход.
    }
explain-never =
    { $sides ->
        [1] Нельзя перекладывать карты из главной стопки в сброс и забирать их из центра, нельзя играть чужими картами.
       *[other] Нельзя перекладывать карты из сброса в сброс и из главной стопки в сброс, забирать их из центра и играть чужими картами.
    }
explain-build = Центральная стопка растёт от туза до дамы, масти не важны.
explain-king-as-ace = Король заменяет любую карту, которая нужна центральной стопке, от туза до дамы.
explain-king-not-ace = Король заменяет любую карту, которая нужна центральной стопке, от двойки до дамы. Туза для пустой стопки он не заменяет.
explain-recycle-now = Стопка, которую завершает дама или король вместо неё, сразу замешивается в колоду, и ход продолжается. Короли, заменявшие другие карты, снова короли.
explain-recycle-when_empty = Стопка, которую завершает дама или король вместо неё, откладывается, и ход продолжается. Когда нужно взять карту, а колода пуста, все отложенные карты тасуются и становятся колодой. Короли, заменявшие другие карты, снова короли.
explain-lay =
    { $sides ->
        [1] В свой сброс можно положить любую карту, что бы там ни лежало. Сыграть можно только верхнюю.
       *[other] В любой свой сброс можно положить любую карту, что бы там ни лежало. Сыграть можно только верхнюю.
    }
explain-look = Все карты всех сбросов может смотреть каждый.
explain-kings-discarded = Королей тоже можно сбрасывать, свою силу они сохраняют.
explain-kings-kept = Короля можно сбросить, только если в руке одни короли. Свою силу он сохраняет.
explain-wins =
    { $count ->
        [1] Кто сыграл карту своей главной стопки в центральную, сразу выигрывает.
       *[other] Кто сыграл последнюю карту своей главной стопки в центральную, сразу выигрывает.
    }
explain-out-short = Партия кончается и тогда, когда нужно взять карту, а в колоде её нет.
explain-out-short-aside = Партия кончается и тогда, когда нужно взять карту, а её нет ни в колоде, ни среди отложенных.
explain-out-empty = Партия кончается и тогда, когда после взятия карт колода пуста.
explain-out-empty-aside = Партия кончается и тогда, когда после взятия карт колода пуста и отложенных карт нет.
explain-exhausted-draw = Тогда это ничья.
explain-exhausted-fewest_wins = Тогда выигрывает тот, у кого меньше всех главных карт; если таких несколько, это ничья.
explain-forfeit = Если игрок сдаётся, уходит или не успевает, выигрывает другой.
explain-forfeit-many = Если игрок сдаётся, уходит или не успевает, из остальных выигрывает тот, у кого меньше всех главных карт.
explain-limit =
    { $count ->
        [one] После { $count } хода, считая всех игроков, объявляется ничья.
        [few] После { $count } ходов, считая всех игроков, объявляется ничья.
       *[many] После { $count } ходов, считая всех игроков, объявляется ничья.
    }
explain-score = Победитель получает по очку за каждую карту, оставшуюся в главной стопке соперника. Ничья очков не даёт.
explain-score-many = Победитель получает по очку за каждую карту, оставшуюся в главных стопках соперников. Ничья очков не даёт.
explain-bonus =
    { $count ->
        [one] Каждая победа даёт ещё { $count } очко.
        [few] Каждая победа даёт ещё { $count } очка.
       *[many] Каждая победа даёт ещё { $count } очков.
    }
explain-match-single = Матча нет: всё решает одна партия.
explain-match =
    { $count ->
        [one] Матч выигрывает тот, кто первым набрал { $count } очко.
        [few] Матч выигрывает тот, кто первым набрал { $count } очка.
       *[many] Матч выигрывает тот, кто первым набрал { $count } очков.
    }
explain-same = Это правила «{ $preset }».
explain-number = { $field }: { $value } вместо { $usual }.
explain-new-king_as_ace = Король не может начать центральную стопку.
explain-new-king_on_side = Короля можно сбросить, только если в руке одни короли.
explain-new-refill = Пустая рука пополняется только в следующий свой ход.
explain-new-recycle = Собранные стопки ждут в стороне, пока колода не опустеет.
explain-new-stock_out = Колода исчерпана, как только в ней нет карт.
explain-new-exhausted = Когда колода исчерпана, выигрывает тот, у кого меньше главных карт.
explain-new-match_points = Одна партия вместо матча.

## Length

length-minutes =
    { $minutes ->
        [one] около { $minutes } минуты
        [few] около { $minutes } минут
       *[many] около { $minutes } минут
    }
length-hours =
    { $hours ->
        [one] около { $hours } часа
        [few] около { $hours } часов
       *[many] около { $hours } часов
    }
length-game =
    { $turns ->
        [one] Партия: { $turns } ход, { $time }.
        [few] Партия: { $turns } хода, { $time }.
       *[many] Партия: { $turns } ходов, { $time }.
    }
length-match =
    { $games ->
        [one] Матч: { $games } партия, { $time }.
        [few] Матч: { $games } партии, { $time }.
       *[many] Матч: { $games } партий, { $time }.
    }

## Errors

error-rules-value = { $field }: { $value } не подходит. Можно: { $allowed }.
error-rules-cards =
    { $count ->
        [one] Для этих правил нужно больше карт: не меньше { $count } колоды.
        [few] Для этих правил нужно больше карт: не меньше { $count } колод.
       *[many] Для этих правил нужно больше карт: не меньше { $count } колод.
    }
error-rules-cards-none = Для этих правил не хватит и пяти колод.
error-rules-field = Правила с именем { $value } нет.
error-rules-preset = Правил с именем { $value } нет.
error-rules-form = Эти правила прочитать не удалось.
error-range = от { $min } до { $max }
error-store-full = Нет места, чтобы сохранить партию. Играть можно дальше, но если закрыть страницу, партия пропадёт.
error-store-blocked = Этот браузер не даёт сохранить партию. Играть можно дальше, но если закрыть страницу, партия пропадёт.
error-store-newer = Сохранённая партия — от более новой версии. Обновите страницу, чтобы продолжить.
error-store-taken = Партия продолжается в другой вкладке.
error-store-failed = Сохранить партию не удалось. Играть можно дальше, но если закрыть страницу, партия пропадёт.
error-document-broken = Сохранённую партию прочитать не удалось. Она отложена, можно начать новую.
error-document-newer = Сохранённая партия — от более новой версии. Обновите страницу, чтобы продолжить.
error-record = Это не запись партии, которую можно здесь прочитать.
error-record-foreign = Это не запись партии.
error-record-empty = Этот файл пуст.
error-record-too-long = Этот файл слишком длинный для записи партии.
error-record-no-seed = Это запись идущей партии. Её карты ещё тайные, поэтому открыть её нельзя.
error-record-turn = Ход { $turn } в записи не по правилам.
error-record-result = Результат в записи не тот, что дают ходы.
error-record-fair = Честная раздача в записи не подтверждается.
error-record-value = Запись не удалось прочитать здесь: { $key }.
error-record-move = Ход { $turn }, карта { $move } в записи, { $text }: { $reason }
error-record-players = Здесь можно открыть только партии на двоих.
error-record-line = Строка { $line }: { $text }
error-engine = Компьютер остановился. Партия цела, он запускается снова.
error-engine-failed = В этом браузере компьютер играть не может. Партия цела.
error-language = Не удалось загрузить этот язык.
error-unexpected = Что-то пошло не так. Партия сохранена такой, какой была до последнего хода.

## Refused moves

refused-malformed = { $text } — не ход. Ходы пишутся так: p-c2, s3-c1, 7h-c1 или 9s-s4.
refused-game-over = Партия окончена.
refused-nothing-to-undo = Возвращать нечего.
refused-illegal = Сейчас такой ход невозможен.
refused-no-pass = По этим правилам пасовать нельзя.
refused-pass-hand =
    { $count ->
        [one] Пасовать можно только с пустой рукой, а у вас { $count } карта.
        [few] Пасовать можно только с пустой рукой, а у вас { $count } карты.
       *[many] Пасовать можно только с пустой рукой, а у вас { $count } карт.
    }
refused-not-in-hand = В руке нет этой карты: { $card }.
refused-side-empty = Сброс { $stack } пуст.
refused-no-side = Сброса { $stack } нет.
refused-no-center = Центральной стопки { $stack } нет.
refused-not-from-hand = В сброс идёт только карта из руки.
refused-king-on-side = Короля можно сбросить, только если в руке одни короли.
refused-king-as-ace = Король не может начать центральную стопку.
refused-center-needs = Центральной стопке { $stack } нужна карта: { $rank }.

## The frame

game-name = Spite & Malice
close = Закрыть
cancel = Отмена
ok = OK
frame-table = Стол
frame-status = Состояние партии
frame-actions = Действия
frame-log = Что происходит
frame-score = Счёт: { $a } { $pointsA }, { $b } { $pointsB }.
frame-target = до { $points }
frame-single = Одна партия
tool-menu = Меню
tool-undo = Вернуть
tool-hint = Совет
tool-last = Повтор
tool-speed = Темп
tool-more = Ещё
tool-settings = Настройки
tool-help = Справка
panel-moves = Ходы
panel-no-moves = Ходов ещё нет.
panel-match = Матч
panel-deal = Раздача { $commitment }
typed-label = Ход с клавиатуры
typed-send = Сыграть
typed-close = Закрыть ввод ходов

## Menus

menu-resume = Продолжить
menu-new = Новая партия
menu-person = Вдвоём на одном устройстве
menu-import = Открыть запись партии
menu-rules = Правила и справка
menu-settings = Настройки
menu-about = Об игре
more-moves = Ходы
more-read = Описать стол
more-typed = Ходы с клавиатуры
more-record = Сохранить партию файлом
more-copy = Скопировать партию до этого места
more-resign = Сдаться
more-rules = Правила и справка
more-settings = Настройки

## New game

new-title = Новая партия
new-opponent = Соперник
new-length = Примерная длина
new-rules = Правила
new-own-rules = Изменить правила
new-more = Другая длина и правила
new-how = Как играть
new-start = Раздать
new-match-to = Матч до { $points }
new-length-minutes = { $minutes } мин
new-length-single = Одна партия
new-length-preset = Как в правилах
level-beginner = Новичок
level-beginner-note = Для первых партий: многое упускает и разбрасывается королями.
level-easy = Лёгкий
level-easy-note = Для спокойной игры: нередко упускает удобный случай.
level-medium = Средний
level-medium-note = Для тех, кто знает игру: играет надёжно, но далеко не смотрит.
level-hard = Сильный
level-hard-note = Серьёзный соперник: находит большинство длинных цепочек.
level-expert = Эксперт
level-expert-note = Сильный: просчитывает весь ход и мешает вашей главной карте.
level-master = Мастер
level-master-note = Самый сильный: думает чуть дольше и разыгрывает тысячи пробных партий.
level-person = Другой человек
level-person-note = Двое по очереди играют на этом устройстве.

## Own rules

builder-title = Свои правила
builder-begin = Взять за основу
builder-deal = Раздача
builder-play = Игра
builder-end = Конец и очки
builder-use = Играть по этим правилам
stepper-less = { $field }: на один меньше
stepper-more = { $field }: на один больше

## Fair deal

fair-title = Честная раздача
fair-what = Программа уже выбрала свою часть тасовки. Отпечаток ниже её связывает: выбрать заново она не может. Теперь добавьте свою часть.
fair-commitment = Отпечаток раздачи
fair-cut = Ваша часть: наберите что угодно или ничего
fair-cut-of = { $player }: наберите что угодно или ничего
fair-cut-note = Все части вместе определяют карты, поэтому никто не может их выбрать. Где ничего не набрано, решает случай.
fair-cut-long = Этот текст слишком длинный.
fair-check = После партии в её записи будут все части. По ним каждый может проверить все розданные карты.
fair-deal = Раздать

## Settings

settings-title = Настройки
settings-looks = Язык и вид
settings-cards = Карты
settings-play = Игра
settings-sound = Звук
setting-language = Язык
setting-language-auto = Как на устройстве
setting-theme = Тема
setting-theme-auto = Как на устройстве
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-contrast = Высокая контрастность
setting-felt = Стол
setting-felt-auto = Под тему
setting-felt-green = Зелёный
setting-felt-sage = Шалфей
setting-felt-blue = Синий
setting-felt-slate = Сланец
setting-back = Рубашка карт
setting-back-diamond = Ромб
setting-back-lattice = Решётка
setting-back-waves = Волны
setting-back-plain = Гладкая
setting-fourColours = Четырёхцветные масти
setting-letters = Буквы старших карт
setting-letters-local = Как в языке
setting-letters-english = A K Q J
setting-cardSize = Размер карт
setting-cardSize-small = Маленький
setting-cardSize-normal = Обычный
setting-cardSize-large = Большой
setting-leftHanded = Для левшей
setting-speed = Темп
setting-speed-slow = Медленный
setting-speed-normal = Обычный
setting-speed-fast = Быстрый
setting-speed-off = Без движения
setting-playable = Обводить то, чем можно сыграть
setting-confirmDiscard = Спрашивать перед некоторыми сбросами
setting-confirmDiscard-note = Если карта подошла бы в центральную стопку.
setting-relaxed = Возвращать любые ходы
setting-relaxed-note = И после того, как открылась новая карта. В статистике такие партии отмечены.
setting-typedMoves = Ходы с клавиатуры
setting-typedMoves-note = Поле для ходов вроде 7h-c1.
setting-shortcuts = Команды одной клавишей
setting-shortcuts-note = Буквы и цифры, например H для совета. Стрелки и Enter работают всегда.
setting-askDeal = Спрашивать перед каждой раздачей
setting-askDeal-note = Иначе вашу часть выберет случай. Отпечаток и тогда виден заранее.
setting-name = Ваше имя
setting-sound = Звук
setting-haptics = Вибрация

## Help

help-title = Правила и справка
help-short = Коротко
help-short-aim = Опустошите свою главную стопку раньше соперника. Число под ней говорит, сколько карт осталось.
help-short-center = В центре карты кладут по возрастанию от туза до дамы, масти не важны. Король заменяет любую карту.
help-short-play = Туда идут ваша главная карта, верхние карты ваших сбросов и карты из руки. Что подходит, обведено.
help-short-discard = Чтобы закончить ход, положите карту из руки на один из своих сбросов.
help-short-draw = Перед каждым ходом вы берёте карты, пока рука не станет полной.
help-taps = Пальцем или мышью
help-tap-play = Коснитесь карты. Если место для неё одно, она ляжет туда.
help-tap-choose = Если мест несколько, они обведены: коснитесь одного. Чтобы взять другую карту, коснитесь первой ещё раз.
help-tap-discard = Чтобы закончить ход, коснитесь карты в руке, затем одного из своих сбросов.
help-tap-twice = Чтобы сыграть карту из руки в центр, быстро коснитесь её дважды.
help-tap-drag = Карту можно и перетащить, куда она должна лечь.
help-tap-hold = Удерживайте сброс, чтобы увидеть все его карты.
help-keys = С клавиатуры
help-key-arrows = от стопки к стопке
help-key-enter = выбрать или сыграть
help-key-escape = выбрать другую карту
help-key-hand = карты в руке
help-key-payoff = главная стопка
help-key-side = сбросы
help-key-center = центральные стопки
help-key-hint = совет
help-key-undo = вернуть ход
help-key-read = прочитать стол
help-key-inspect = все карты стопки, на которой вы стоите
help-key-moves = все сделанные ходы
help-key-help = эта справка
help-notation = p-c2: главная карта в центральную стопку 2; s3-c1: верхняя карта сброса 3 в центральную стопку 1; 7h-c1: 7 червей из руки; 9s-s4: 9 пик в сброс 4.

## Result and match

result-next = Следующая партия
result-rematch = Реванш
result-new = Новая партия
result-record = Сохранить запись
result-look = Посмотреть на стол
result-deal = Следующая раздача { $commitment }
match-table = Таблица матча
match-game = Партия
match-how = Чем кончилась
match-total = Итого
match-target = Очков для победы в матче: { $points }.
match-first = Это первая партия.
stack-empty = Здесь пусто.
stack-order = Верхняя карта показана первой. Сыграть можно только её.
import-title = Открыть запись партии
import-what = Запись — это файл, сохранённый здесь или другой программой с теми же правилами.
import-file = Выбрать файл
import-unreadable = Этот файл прочитать не удалось.
hand-over-title = Теперь ходит { $player }
hand-over-text = Передайте устройство. Теперь играет { $player }, до этого карты скрыты.
hand-over-ready = Показать мои карты

## About

about-what = Spite & Malice («Кошки-мышки») — карточная игра для двоих: бесплатно, без рекламы, и каждую раздачу можно проверить.
about-version = Версия { $version }
about-offline = На этом устройстве игра запускается и без сети.
about-online = После следующего посещения игра сможет запускаться без сети.
about-privacy = Приватность
about-private = Ни куки, ни учётной записи. Никакие данные не покидают это устройство.
about-fair = Честность
about-licences = Использовано
about-texts = Лицензии

## Playing

player-you = Вы
player-computer = Компьютер
player-number = Игрок { $number }
title-turn = Ваш ход
status-no-game = Партии ещё нет
moves-turn =
    { $you ->
        [yes] Вы: { $moves }
       *[no] { $player }: { $moves }
    }
moves-center = → { $stack }
moves-side = на { $stack }
match-number = Партия { $number }
match-payoff = Осталось главных карт: вы — { $own }, { $player } — { $other }
match-relaxed = Ходы возвращались, когда карты уже были видны.
menu-game = { $players }
speed-now = Темп: { $speed }
undo-done =
    { $count ->
        [1] Ход возвращён: { $move }.
        [one] Возвращён { $count } ход, начиная с { $move }.
        [few] Возвращены { $count } хода, начиная с { $move }.
       *[many] Возвращены { $count } ходов, начиная с { $move }.
    }
undo-no-move = Вы ещё не ходили.
undo-game-over = Партия окончена.
undo-payoff-revealed = Вернуть нельзя: уже открыта следующая главная карта.
undo-drawn = Вернуть нельзя: взяты новые карты.
undo-other-drew = Вернуть нельзя: следующий ход начался с новых карт.
undo-other-moved = Вернуть нельзя: соперник уже сходил.
undo-not-yours = В этот ход вы ещё не играли.
typed-not-now = Сейчас не ваш ход.
typed-several = Это может быть { $moves }.
resign-title = Сдаться в этой партии?
resign-text =
    { $count ->
        [one] Соперник выигрывает и получает { $count } очко за вашу главную стопку.
        [few] Соперник выигрывает и получает { $count } очка за вашу главную стопку.
       *[many] Соперник выигрывает и получает { $count } очков за вашу главную стопку.
    }
resign-yes = Сдаться
resign-no = Играть дальше
new-drops = Идущий матч не окончен. Новая партия займёт его место.
new-drop = Начать заново
result-draw = Ничья
result-won =
    { $you ->
        [yes] Вы выиграли
       *[no] { $player } выигрывает
    }
result-match =
    { $you ->
        [yes] Вы выиграли матч.
       *[no] { $player } выигрывает матч.
    }
result-waits = Партия окончена.
record-copied = Партия до этого места скопирована. Закрытые карты остаются тайными.
record-none = Сохранять пока нечего.
tabs-title = Открыто в другой вкладке
tabs-elsewhere = Партия открыта в другой вкладке. Если играть здесь, та остановится.
tabs-taken = Партия продолжается в другой вкладке.
tabs-play-here = Играть здесь
store-again = Партию снова можно сохранять.
store-title = Партию не удаётся сохранить
store-play-on = Играть дальше
store-download = Сохранить файлом
engine-again = Попробовать ещё раз
update-ready = Готова новая версия.
update-now = Перейти на неё
step-first = К началу
step-back = На ход назад
step-on = На ход вперёд
step-last = К концу
step-end = Закрыть
step-at = Ход { $ply } из { $count }
discard-title = Сбросить эту карту?
discard-text = Она подошла бы в центральную стопку.
discard-yes = Сбросить
pass-now = Пас

## Table

table-opponent = { $player }: стопки
table-center = Центр
table-own = Ваши стопки
table-hand = Ваша рука
table-target = { $pile }. Выбранная карта может лечь сюда
goals = { $card }: { $goals }
goal-center = в центральную стопку { $stack }
goal-side = в сброс
table-needs = ждёт { $rank }
table-left = ещё { $count }
table-stock = колода { $count }
table-stock-aside = { $count } + { $aside }
table-cards = { $count } · { $player }
