/** Questions like those of `natural.ts` that the search was never tuned on: look at their figure, never at what they find. */
export const naturalHeldOut = `
смартфон до 6000 грн | phone price:-6000
телефон до 15 000 | phone price:-15000
телефон от 3000 до 6000 гривен | phone price:3000-6000
планшет до 10000 | tablet price:-10000
планшет від 8000 до 12000 | tablet price:8000-12000
недорогий ноутбук для роботи | laptop price:-16400
дешевый планшет | tablet price:-8500
дешеві навушники | headphones price:-700
миша дешевше 500 грн | mouse price:-500
клавиатура механическая дешевле 3000 | mechanical price:-3000
монітор 32 дюйми до 12 тисяч | monitor inch:31.5,32 price:-12000
материнська плата am4 до 4000 грн | motherboard s:pk-soket=am4 price:-4000
ігровий ноутбук до 50000 | laptop in:ihrovi-noutbuky price:-50000
процесор intel не дорожче 6000 | cpu b:intel price:-6000
телевизор до 10000 грн | tv price:-10000
проектор до 10000 | projector price:-10000
саундбар 3000-6000 грн | soundbar price:3000-6000
колонка за 2000 гривень | speaker price:-2000
смарт годинник до 5к | watch price:-5000
камера відеоспостереження до 2000 грн | camera price:-2000
розумна розетка до 500 грн | plug price:-500
інвертор дорожче 30000 | inverter price:30000-
самый дешевый ssd | ssd price:-1500
yjen,er lj 30000 uhy | laptop price:-30000
монитр до 6000 грн | monitor price:-6000
кулер 120 мм | cooler s:pk-rozmir-radiatora=120_мм
вентилятор 92мм | fan s:pk-rozmir-ventyliatora=92_мм
сво 280 мм | cooler s:pk-rozmir-radiatora=280_мм
вентиляторы 140мм черные | fan s:pk-rozmir-ventyliatora=140_мм c:чорний
блок питания 850вт | psu s:pk-potuzhnist-bloka=850_вт
безперебійник 1,5 ква | ups s:pk-potuzhnist-va,povna-potuzhnist=1500_ва
зарядная станция 1 квт | station s:vykhidna-potuzhnist=1000_вт
станція 2 квт·год | station s:iemnist=2048_вт·год
сонячна панель 0,4 квт | solar s:potuzhnist-paneli=400_вт
nvme 2 тб | ssd capacity:2_тб s:pk-interfeis-nakopychuvacha,interfeis~pcie
ссд 512 гб нвме | ssd capacity:512_гб s:pk-interfeis-nakopychuvacha,interfeis~pcie
диск 2048 гб | drive capacity:2_тб
ноутбук 16 гигов 1 тера | laptop s:operatyvna-pamiat=16_гб s:nakopychuvach=1_тб
внешний диск на 2 терабайта | external capacity:2_тб
оперативка 2х8 | ram s:pk-moduli=2_×_8_гб
акумулятор 100 ампер годин | battery s:iemnist-a-hod=100_а·год
зовнішній привід blu-ray | optical s:pk-chytannia-blu-ray~×
роутер vpn | router s:vpn-server~openvpn
маршрутизатор с vpn сервером | router s:vpn-server~openvpn
навушники бездротові з мікрофоном до 3000 | headphones wireless price:-3000
беспроводная клавиатура до 2500 | keyboard wireless price:-2500
телефон с nfc до 12000 | phone s:nfc=є price:-12000
годинник з дзвінками | watch s:dzvinky-z-hodynnyka=є
планшет зі стилусом для малювання | tablet s:stylus=є
повербанк з бездротовою зарядкою | powerbank s:bezdrotova-zariadka=є
розетка з обліком енергії | plug s:oblik-enerhii=є
nvidia rtx 4070 | gpu n:/rtx.4070/
видеокарта nvidia geforce rtx 3050 | gpu n:/rtx.3050/
amd radeon rx 7600 | gpu n:/rx.7600/
нвідіа 3080 | gpu n:/rtx.3080/
зарядна станція для холодильника | station
зарядная станция для дома | station
сигналізація для гаража | alarm
камера для двора с wifi | camera s:zviazok-kamery~wi-fi
вулична камера з 4g | camera s:zviazok-kamery=4g
монітор для бухгалтера | monitor
ноутбук для школы до 20000 | laptop price:-20000
телефон для бабусі до 5000 | phone price:-5000
мікрофон для стріму | microphone
проєктор для дому | projector
дбж для комп'ютера | ups
бесперебойник на роутер | ups in:dbzh-dlia-routera
смарт приставка 4к | mediaplayer
приставка для тв | mediaplayer
модем з сім-картою | router in:marshrutyzatory-4g
роутер 4g для дачі | router in:marshrutyzatory-4g
детский планшет | tablet n:/kids/
навушники для дитини | headphones n:/kids|дитяч/
датчик на двері | door-sensor
светодиодная лампа e14 умная | bulb s:tsokol=e14
відеокарта для ігор | gpu
кулер | cooler
навушники для телефону бездротові | headphones wireless
`;
