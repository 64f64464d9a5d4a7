/** Russian: `query | what is wanted`, see `relevance-judge.ts`. */
export const russian = String.raw`
ноутбук для работы | laptop ?in:noutbuky-dlia-roboty
игровой ноутбук 16 дюймов | laptop in:ihrovi-noutbuky s:diahonal=16″
ноутбуки серебристые | laptop c:сріблистий
игровой монитор | gaming-monitor
монитор 24 дюйма | monitor inch:24
монитор 240 герц | monitor hz:240
монитор ips 27 | monitor inch:27 s:typ-matrytsi,pk-matrytsia-monitora=ips
монитор 4k | monitor wide:3840
изогнутый монитор | monitor ?s:vyhyn-ekrana=1500r
клавиатура механическая | mechanical
игровая клавиатура | keyboard ?s:pk-vyd-klaviatury=ігрова
беспроводная клавиатура | keyboard wireless
белая клавиатура | keyboard c:білий
мышка | mouse
мышь беспроводная | mouse wireless
мышь игровая razer | mouse b:razer
наушники | headphones
беспроводные наушники | headphones wireless
наушники с микрофоном | headphones s:pk-mikrofon-u-navushnykakh,mikrofon-dlia-rozmov=є
наушники с шумоподавлением | headphones s:aktyvne-shumozahlushennia=є
черные наушники sony | headphones b:sony c:чорний
видеокарта | gpu
видеокарта 16 гб | gpu s:pk-videopamiat=16_гб
видеокарта nvidia | gpu n:/geforce|nvidia|quadro|rtx|gtx/
процессор | cpu
процессор amd | cpu b:amd
процессор 6 ядер | cpu s:pk-kilkist-iader=6
процессоры интел | cpu b:intel
материнская плата | motherboard
материнская плата am4 micro atx | motherboard s:pk-soket=am4 s:pk-form-faktor-platy=micro_atx
материнская плата lga1700 | motherboard s:pk-soket=lga1700
материнка | motherboard
оперативная память | ram
оперативка 32 гб | ram s:pk-obsiah-komplektu=32_гб
память ddr4 3200 | ram s:pk-typ-pamiati=ddr4 s:pk-chastota-pamiati=3200_мгц
озу 64 гб | ram s:pk-obsiah-komplektu=64_гб
накопитель ssd m.2 | ssd n:/m\.2/
ссд 500 гб | ssd capacity:500_гб
жесткий диск 8 тб | hdd capacity:8_тб
внешний жесткий диск 1 тб | external capacity:1_тб
блок питания 650 вт | psu s:pk-potuzhnist-bloka=650_вт
блок питания модульный | psu ?s:pk-modulni-kabeli=повністю
бп 1000 вт | psu s:pk-potuzhnist-bloka=1000_вт
корпус для пк | case
черный корпус atx | case c:чорний s:pk-typorozmir-korpusu=atx
кулер для процессора | cooler
водяное охлаждение | cooler s:pk-typ-okholodzhennia=рідинне
вентилятор для корпуса 140 мм | fan s:pk-rozmir-ventyliatora=140_мм
термопаста 4 г | paste s:pk-masa=4_г
звуковая карта 7.1 | sound s:pk-kanaly-zvuku=7.1
сетевая карта | network
веб камера | webcam
дисковод | optical
ибп | ups
бесперебойник | ups
зарядная станция | station
солнечная панель | solar
гибридный инвертор | inverter in:hibrydni-invertory
аккумулятор 100 а·ч | battery s:iemnist-a-hod=100_а·год
повербанк 10000 | powerbank s:iemnist-poverbanka=10_000_ма·год
смартфон синий | phone c:синій
смартфоны 8/256 | phone ?s:nakopychuvach=256_гб
телефон с nfc | phone ?s:nfc=є
планшеты | tablet
смарт часы | watch
умные часы с gps | watch ?s:gps=є
телевизор 43 дюйма | tv s:diahonal=43″
телевизоры | tv
колонки | speaker
колонка портативная | speaker in:kolonky
саундбар 5.1 | soundbar ?n:/5\.1/
микрофон конденсаторный | microphone s:typ-mikrofona=конденсаторний
проектор | projector
маршрутизатор wi-fi 7 | router in:marshrutyzatory-wi-fi-7
вай фай роутер | router
коммутатор 24 порта | switch s:kilkist-portiv=24
неуправляемый коммутатор | switch in:nekerovani-komutatory
точка доступа уличная | access-point ?s:roztashuvannia=вулиця
ip камеры | camera
купольная камера | camera in:kupolni-ip-kamery
камера с wi-fi | camera in:wi-fi-kamery
видеорегистратор | recorder
видеозвонок | doorbell
датчик движения | motion
умная розетка | plug
умная лампочка e14 | bulb s:tsokol=e14
умный замок | lock
медиаплеер | mediaplayer
операционная система windows | os
виндовс 11 | os n:/windows\s11/
компьютер | desktop
купить видеокарту недорого | gpu
`;
