/** Questions as shoppers put them: prices, units, purposes, words of specifications. Tuned on; see `natural-held-out.ts`. */
export const natural = `
телефон до 10000 грн | phone price:-10000
смартфон до 8 000 гривень | phone price:-8000
смартфон от 5000 до 9000 | phone price:5000-9000
ноутбук до 20000 | laptop price:-20000
ноутбук до 30 тисяч | laptop price:-30000
ноутбук від 30000 до 45000 грн | laptop price:30000-45000
дешевий ноутбук | laptop price:-13600
недорогой смартфон | phone price:-5300
бюджетний планшет | tablet price:-8500
навушники дешевше 1000 грн | headphones price:-1000
наушники беспроводные до 2000 | headphones wireless price:-2000
монітор 27 дюймів до 8000 | monitor inch:27 price:-8000
відеокарта не дорожче 15000 | gpu price:-15000
процессор amd до 5000 грн | cpu b:amd price:-5000
телевізор 5000-9000 грн | tv price:5000-9000
роутер wifi 6 до 2000 | router s:standart-wi-fi=wi-fi_6 price:-2000
повербанк за 1000 грн | powerbank price:-1000
механічна клавіатура до 3к | mechanical price:-3000
зарядна станція дорожче 50000 | station price:50000-
найдешевший роутер | router price:-830
ntktajy lj 10000 uhy | phone price:-10000
ноутбуук до 25000 грн | laptop price:-25000
вентилятор 120мм | fan s:pk-rozmir-ventyliatora=120_мм
вентилятор для корпусу 140 мм білий | fan s:pk-rozmir-ventyliatora=140_мм ?c:білий
водяне охолодження 360 мм | cooler s:pk-rozmir-radiatora=360_мм
жидкостное охлаждение 240мм | cooler s:pk-rozmir-radiatora=240_мм
зарядна станція 2 квт | station s:vykhidna-potuzhnist=2000_вт
станція на 2000 вт | station s:vykhidna-potuzhnist=2000_вт
інвертор 3 квт | inverter s:vykhidna-potuzhnist=3000_вт
блок живлення 1 квт | psu s:pk-potuzhnist-bloka=1000_вт
500гб nvme | ssd capacity:500_гб s:pk-interfeis-nakopychuvacha,interfeis~pcie
ssd nvme 1тб | ssd capacity:1_тб s:pk-interfeis-nakopychuvacha,interfeis~pcie
ssd 1024 гб | ssd capacity:1_тб
ссд на терабайт | ssd capacity:1_тб
жесткий диск 4000 гб | hdd capacity:4_тб
повербанк 20000 | powerbank s:iemnist-poverbanka=20_000_ма·год
станция 1 квт*ч | station s:iemnist=1024_вт·год
телевізор 55 | tv s:diahonal=55″
привід blu-ray | optical s:pk-chytannia-blu-ray~×
blu ray привод для компьютера | optical s:pk-chytannia-blu-ray~×
роутер з vpn | router s:vpn-server~openvpn
роутер с поддержкой vpn до 5000 | router s:vpn-server~openvpn price:-5000
бездротова клавіатура і мишка | keyboard wireless
бездротова миша для ноутбука | mouse wireless
роутер з mesh | router s:mesh=є
телефон з nfc | phone s:nfc=є
годинник з gps | watch s:gps=є
комутатор з sfp | switch s:porty-sfp~sfp
nvidia rtx 3060 | gpu n:/rtx.3060/
відеокарта nvidia 12 гб | gpu n:/geforce|quadro|rtx/ s:pk-videopamiat=12_гб
amd rx 6600 | gpu n:/rx.6600/
відеокарта амд радеон | gpu n:/radeon/
зарядна станція для котла | station
сигналізація для квартири | alarm
сигнализация для дома с сиреной | alarm
камера для вулиці з wifi | camera s:zviazok-kamery~wi-fi
камера на дачу з 4g | camera s:zviazok-kamery=4g
ноутбук для навчання | laptop
монитор для работы с графикой | monitor
безперебійник для роутера | ups in:dbzh-dlia-routera
ибп для газового котла | ups
приставка до телевізора | mediaplayer
тв приставка андроид | mediaplayer
роутер під сімку | router in:marshrutyzatory-4g
роутер з сім картою | router in:marshrutyzatory-4g
планшет для дитини | tablet n:/kids/
наушники детские | headphones n:/kids|дитяч/
вухи з мікрофоном | headphones
лампочка розумна е27 | bulb s:tsokol=e27
дверний дзвінок з камерою | doorbell
кулер для процесора am5 | cooler
`;
