/** Models, makers, both alphabets: `query | what is wanted`, see `relevance-judge.ts`. */
export const mixed = String.raw`
ryzen 5 5600x | cpu n:/ryzen\s5\s5600x(?![0-9a-z])/
ryzen 7 7800x3d | cpu n:/7800x3d/
процесор ryzen 9 | cpu n:/ryzen\s9/
core i5 12400f | cpu n:/i5-12400f/
intel core i7 14700k | cpu n:/i7-14700k(?![a-z])/
i9-14900k | cpu n:/i9-14900k(?![a-z])/
i5 13600 | cpu n:/i5-13600/
threadripper | cpu n:/threadripper/
rtx 4070 | gpu n:/rtx\s4070(?!\d)/ ?n:/rtx\s4070(?!\sti)/
rtx4060 | gpu n:/rtx\s4060(?!\d)/
rtx 4080 super | gpu n:/rtx\s4080\ssuper/
rx 7800 xt | gpu n:/rx\s7800\sxt/
rx6600 | gpu n:/rx\s6600(?!\d)/
gigabyte rtx 3060 | gpu b:gigabyte n:/rtx\s3060(?!\d)/
відеокарта asus rtx 4090 | gpu b:asus n:/rtx\s4090/
видеокарта msi gtx 1660 super | gpu b:msi n:/gtx\s1660\ssuper/
asus tuf gaming | n:/asus\stuf\sgaming/
rog strix b650 | motherboard n:/rog\sstrix\sb650/
b650 tomahawk | motherboard n:/b650\stomahawk/
gigabyte aorus elite | n:/gigabyte.*aorus\selite/
msi mag | n:/msi\smag/
corsair vengeance 32gb | ram n:/corsair\svengeance/ s:pk-obsiah-komplektu=32_гб
kingston fury beast 16 гб ddr4 | ram n:/kingston\sfury\sbeast/ s:pk-obsiah-komplektu=16_гб s:pk-typ-pamiati=ddr4
g.skill trident z5 | ram n:/g\.skill\strident\sz5/
ddr5 6000 | ram s:pk-typ-pamiati=ddr5 s:pk-chastota-pamiati=6000_мгц
2x16gb ddr5 | ram s:pk-moduli=2_×_16_гб s:pk-typ-pamiati=ddr5
samsung 990 pro | ssd n:/samsung\s990\spro/
samsung 980 pro 1tb | ssd n:/samsung\s980\spro/ capacity:1_тб
wd black sn850x 2тб | ssd n:/sn850x/ capacity:2_тб
crucial mx500 | ssd n:/mx500/
nvme 2tb | ssd n:/nvme|m\.2/ capacity:2_тб
seagate barracuda | hdd n:/barracuda/
toshiba 8tb | hdd b:toshiba capacity:8_тб
seagate expansion | external n:/expansion/
corsair rm850x | psu n:/rm850x/
seasonic focus gx | psu n:/focus.gx/
be quiet 850w | psu b:be-quiet s:pk-potuzhnist-bloka=850_вт
nzxt h510 | case n:/h510/
fractal design north | case n:/fractal\sdesign\snorth/
lian li o11 | case n:/lian\sli.*o11/
noctua nh-d15 | cooler n:/nh-d15/
noctua nf-a12 | fan n:/nf-a12/
nhd15 | cooler n:/nh-d15/
deepcool ak620 | cooler n:/ak620/
nzxt kraken | cooler n:/kraken/
arctic mx-4 | paste n:/mx-4/
dell monitor 27 | monitor b:dell inch:27
монітор lg ultragear | monitor n:/lg.*ultragear/
lg 34 ultrawide | monitor b:lg inch:34
samsung odyssey g7 | monitor n:/samsung\sodyssey.*g7/
монитор benq zowie | monitor n:/benq\szowie/
aoc 24g2 | monitor n:/24g2/
logitech g pro | n:/logitech\sg\spro/
logitech mx master | mouse n:/mx\smaster/
мышь logitech g502 | mouse n:/g502/
миша razer deathadder | mouse n:/deathadder/
razer blackwidow | keyboard n:/blackwidow/
клавіатура corsair k70 | keyboard n:/k70/
клавиатура hyperx alloy | keyboard n:/hyperx\salloy/
cherry mx red keyboard | keyboard s:pk-mekhanichni-peremykachi=cherry_mx_red
hyperx cloud | headphones n:/hyperx\scloud/
sony wh-1000xm6 | headphones n:/wh-1000xm6/
wh1000xm3 | headphones n:/wh-1000xm3/
наушники steelseries arctis | headphones n:/steelseries\sarctis/
sennheiser hd 280 | headphones n:/hd\s280/
logitech c920 | webcam n:/c920/
apc back-ups | ups b:apc
cyberpower 1500 | ups b:cyberpower n:/1500/
tp-link archer | n:/tp-link\sarcher/
wi-fi адаптер usb | wifi-adapter ?s:pk-interfeis-adaptera~usb
wifi адаптер pci | wifi-adapter ?s:pk-interfeis-adaptera~pci
creative sound blaster | sound n:/sound\sblaster/
windows 10 pro | os n:/windows\s10\spro/
forma air | laptop n:/forma\s13\sair/
forma arena 16 | laptop n:/forma\sarena\s16/
смартфон zirka 12 pro | phone n:/zirka\s12\spro/
навушники tysha anc | headphones n:/tysha.*anc/
телевізор obraz 55 | tv b:obraz s:diahonal=55″
роутер mriya ax1800 | router n:/ax1800/
камера vartis dome | camera n:/vartis\sdome/
zoria station 1500 | station n:/zoria\sstation\s1500/
powerbank iskra | powerbank b:iskra
gaming laptop | laptop in:ihrovi-noutbuky
wireless mouse | mouse wireless
white keyboard | keyboard c:білий
самсунг монітор | monitor b:samsung
монитор самсунг 32 | monitor b:samsung inch:32
асус материнка | motherboard b:asus
логитек мышь | mouse b:logitech
корсар блок живлення | psu b:corsair
кингстон оперативка | ram b:kingston
гигабайт видеокарта | gpu b:gigabyte
сигейт диск | hdd b:seagate
рейзер клавіатура | keyboard b:razer
ноктуа кулер | cooler b:noctua
интел процессор | cpu b:intel
райзен 5 | cpu n:/ryzen\s5/
хайперикс наушники | headphones n:/hyperx/
соні навушники | headphones b:sony
лж монитор | monitor b:lg
мсі відеокарта | gpu b:msi
noutbuk | laptop
klaviatura | keyboard
myshka | mouse
navushnyky | headphones
naushniki besprovodnie | headphones wireless
videokarta | gpu
protsesor | cpu
processor amd | cpu b:amd
materynska plata | motherboard
operatyvna pamiat ddr5 | ram s:pk-typ-pamiati=ddr5
blok zhyvlennia | psu
korpus bilyi | case c:білий
televizor | tv
kamera videosposterezhennia | camera
router wifi | router
zaryadna stantsiya | station
smartfon | phone
planshet | tablet
mikrofon | microphone
kolonka | speaker
monitor 27 | monitor inch:27
termopasta | paste
pauerbank | powerbank
povorotna kamera | camera in:povorotni-ip-kamery
soniachna panel | solar
bezperebiinyk | ups
`;
