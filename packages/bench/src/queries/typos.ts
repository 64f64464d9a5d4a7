/** Typing errors: `query | what is wanted`, see `relevance-judge.ts`. */
export const typos = String.raw`
ноутбкк | laptop
ноутьук | laptop
нотбук | laptop
ноутбуук ігровий | laptop in:ihrovi-noutbuky
манітор | monitor
монитер 27 | monitor inch:27
моноітор | monitor
клавіатруа | keyboard
клавеатура | keyboard
клавиотура беспроводная | keyboard wireless
клавіатура бездротва | keyboard wireless
навушнки | headphones
наушнеки | headphones
навушники безпроводні | headphones wireless
нушники sony | headphones b:sony
відеокрта | gpu
видекарта | gpu
відеокатра rtx 4070 | gpu n:/rtx\s4070(?!\d)/
процесар | cpu
прцессор amd | cpu b:amd
процесор itnel | cpu b:intel
мтеринська плата | motherboard
материнська плта am5 | motherboard s:pk-soket=am5
матиринская плата | motherboard
оперативна память | ram
операитвная память 16 гб | ram s:pk-obsiah-komplektu=16_гб
накопчувач ssd | ssd
накопитиль ssd 1тб | ssd capacity:1_тб
блок живленя | psu
блок питаня 750 вт | psu s:pk-potuzhnist-bloka=750_вт
корпсу | case
куллер | cooler
вентелятор 120 мм | fan s:pk-rozmir-ventyliatora=120_мм
термапаста | paste
телевзор | tv
тилевизор 55 | tv s:diahonal=55″
смартфн | phone
сматрфон | phone
планшт | tablet
роутр | router
маршрутезатор | router
маршутизатор wi-fi 6 | router in:marshrutyzatory-wi-fi-6
комутатр | switch
повербнк | powerbank
павербанк 20000 | powerbank s:iemnist-poverbanka=20_000_ма·год
зорядна станція | station
сонячна панль | solar
инвертр | inverter
акамулятор | battery
безперебійнк | ups
бесперебойнник | ups
саундбра | soundbar
мікрофн | microphone
праектор | projector
вебкамра | webcam
веб-камира | webcam
видеорегестратор | recorder
датчик рухк | motion
розумна розтека | plug
умний замок | lock
samsng ssd | ssd b:samsung
samsumg монітор | monitor b:samsung
logitek миша | mouse b:logitech
logitehc keyboard | keyboard b:logitech
corsiar vengeance | ram n:/corsair\svengeance/
kingstone ddr4 | ram b:kingston s:pk-typ-pamiati=ddr4
gigabite motherboard | motherboard b:gigabyte
nvidea geforce | gpu n:/geforce/
geforse rtx 3070 | gpu n:/rtx\s3070(?!\d)/
rayzen 7 | cpu n:/ryzen\s7/
threadriper | cpu n:/threadripper/
steelseires | b:steelseries
hyprex | n:/hyperx/
noktua | b:noctua
seegate | b:seagate
razor deathadder | mouse n:/deathadder/
senheiser | b:sennheiser
thermaltaek | b:thermaltake
`;
