/** Ukrainian: `query | what is wanted`, see `relevance-judge.ts`. */
export const ukrainian = `
ноутбук | laptop
ноутбуки для роботи | laptop ?in:noutbuky-dlia-roboty
ігровий ноутбук | laptop in:ihrovi-noutbuky
ігрові ноутбуки forma | laptop in:ihrovi-noutbuky b:forma
ультрабук | laptop in:ultrabuky
ноутбук 16 гб | laptop s:operatyvna-pamiat=16_гб
ноутбук 32гб 1тб | laptop s:operatyvna-pamiat=32_гб s:nakopychuvach=1_тб
ноутбук 14 дюймів | laptop s:diahonal=14″
ноутбук з oled екраном | laptop s:typ-matrytsi=oled
монітор | monitor
монітор 27 дюймів | monitor inch:27
монітор 32 дюйми 4к | monitor inch:31.5,32 wide:3840
ігровий монітор | gaming-monitor
ігровий монітор 27 дюймів | gaming-monitor inch:27
монітор 144 гц | monitor hz:144
вигнутий монітор | monitor s:vyhyn-ekrana=1500r
монітор для роботи | monitor ?in:ofisni-monitory
клавіатура | keyboard
механічна клавіатура | mechanical
бездротова клавіатура | keyboard wireless
клавіатура з підсвіткою rgb | keyboard s:pidsvichuvannia,pk-pidsvichuvannia-klavish=rgb
чорна клавіатура | keyboard c:чорний
миша | mouse
бездротова миша | mouse wireless
ігрова миша | mouse
біла миша | mouse c:білий
вертикальна миша | mouse s:forma-myshi=вертикальна
навушники | headphones
бездротові навушники | headphones wireless
навушники з шумозаглушенням | headphones s:aktyvne-shumozahlushennia=є
навушники tws | headphones in:navushnyky-tws
білі навушники | headphones c:білий
відеокарта | gpu
відеокарта 12 гб | gpu s:pk-videopamiat=12_гб
процесор | cpu
процесор 8 ядер | cpu s:pk-kilkist-iader=8
процесор intel 16 ядер | cpu b:intel s:pk-kilkist-iader=16
материнська плата | motherboard
материнська плата am5 | motherboard s:pk-soket=am5
материнська плата mini itx | motherboard s:pk-form-faktor-platy=mini_itx
оперативна пам’ять | ram
оперативна пам'ять 16 гб ddr4 | ram s:pk-obsiah-komplektu=16_гб s:pk-typ-pamiati=ddr4
пам'ять ddr5 32 гб | ram s:pk-obsiah-komplektu=32_гб s:pk-typ-pamiati=ddr5
ssd накопичувач | ssd
ssd накопичувач 1 тб | ssd capacity:1_тб
жорсткий диск 4 тб | hdd capacity:4_тб
зовнішній диск 2 тб | external capacity:2_тб
блок живлення 750 вт | psu s:pk-potuzhnist-bloka=750_вт
блок живлення gold 850 вт | psu s:pk-potuzhnist-bloka=850_вт s:pk-sertyfikat~gold
корпус | case
білий корпус | case c:білий
корпус зі скляною панеллю | case ?s:pk-bichna-panel~скло
кулер для процесора | cooler
рідинне охолодження 360 мм | cooler s:pk-typ-okholodzhennia=рідинне s:pk-rozmir-radiatora=360_мм
вентилятор 120 мм | fan s:pk-rozmir-ventyliatora=120_мм
вентилятори для корпусу | fan
термопаста | paste
звукова карта | sound
мережева карта | network
вебкамера | webcam
вебкамера 4k | webcam res4k
оптичний привід | optical
дбж | ups
дбж для роутера | ups in:dbzh-dlia-routera
безперебійник 1000 ва | ups s:povna-potuzhnist,pk-potuzhnist-va=1000_ва
зарядна станція | station
зарядна станція 1000 вт·год | station ?in:stantsii-1000-2000
сонячна панель 400 вт | solar s:potuzhnist-paneli=400_вт
складана сонячна панель | solar in:skladani-paneli
інвертор гібридний | inverter in:hibrydni-invertory
акумулятор lifepo4 12 в | battery in:akumuliatory-12-v
повербанк | powerbank
повербанк 20000 мАг | powerbank s:iemnist-poverbanka=20_000_ма·год
повербанк 20 000 | powerbank s:iemnist-poverbanka=20_000_ма·год
смартфон | phone
смартфон 256 гб | phone s:nakopychuvach=256_гб
чорний смартфон 5g | phone c:чорний s:mobilnyi-zviazok=5g
телефон zirka | phone b:zirka
планшет | tablet
планшет зі стилусом | tablet ?s:stylus=є
смарт годинник | watch
розумний годинник | watch
телевізор | tv
телевізор 55 дюймів | tv s:diahonal=55″
телевізор oled 65 | tv s:diahonal=65″ s:typ-matrytsi=oled
саундбар | soundbar
колонка bluetooth | speaker in:kolonky
мікрофон | microphone
проєктор | projector
лазерний проєктор | projector ?s:dzherelo-svitla~лазер
роутер | router
роутер wi-fi 6 | router in:marshrutyzatory-wi-fi-6
роутер 4g | router in:marshrutyzatory-4g
маршрутизатор mriya | router b:mriya
комутатор 8 портів | switch s:kilkist-portiv=8
комутатор poe | switch in:poe-komutatory
точка доступу | access-point
ip камера | camera
купольна камера | camera in:kupolni-ip-kamery
поворотна камера | camera in:povorotni-ip-kamery
камера wi-fi для дому | camera in:wi-fi-kamery
вулична камера 4g | camera ?in:4g-kamery
відеореєстратор 16 каналів | recorder s:kilkist-kanaliv=16
відеодзвінок | doorbell
датчик руху | motion
датчик відкриття дверей | door-sensor
сирена | siren
розумна розетка | plug
розумна лампа e27 | bulb s:tsokol=e27
розумний замок | lock
термостат для теплої підлоги | thermostat ?s:typ-opalennia=тепла_підлога
медіаплеєр | mediaplayer
дешевий ноутбук купити | laptop
купити монітор у києві | monitor
`;
