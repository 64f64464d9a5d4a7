/** Typed in the wrong keyboard layout: `query | what is wanted`, see `relevance-judge.ts`. */
export const layout = String.raw`
yjen,er | laptop
vjysnjh 27 | monitor inch:27
rkfdsfnehf | keyboard
vbif | mouse
,tplhjnjdf vbif | mouse wireless
yfdeiybrb | headphones
dsltjrfhnf | gpu
ghjwtcjh | cpu
vfnthbycmrf gkfnf | motherboard
jgthfnbdyf gfvznm | ram
,kjr ;bdktyyz | psu
rjhgec | case
ntktdspjh | tv
cvfhnajy | phone
hjenth | router
pfhzlyf cnfywsz | station
gjdth,fyr | powerbank
rfvthf | camera
suhjdbq yjen,er | laptop in:ihrovi-noutbuky
xjhyf rkfdsfnehf | keyboard c:чорний
vsrhjajy | microphone
cfeyl,fh | soundbar
gkfyitn | tablet
nthvjgfcnf | paste
yfrjgbxedfx | drive
cjyzxyf gfytkm | solar
rkfdbfnehf | keyboard
vsim ,tcghjdjlyfz | mouse wireless
yfeiybrb | headphones
dbltjrfhnf | gpu
ghjwtccjh | cpu
vfnthbycrfz gkfnf | motherboard
,kjr gbnfybz | psu
vjybnjh | monitor
;tcnrbq lbcr | hdd
ntktdbpjh 55 | tv s:diahonal=55″
rjvvenfnjh | switch
evyfz hjptnrf | plug
cjkytxyfz gfytkm | solar
dbltjhtubcnhfnjh | recorder
pfhzlyfz cnfywbz | station
іфьігтп | b:samsung
іфьігтп іів | ssd b:samsung
фыгы | b:asus
дщпшеуср | b:logitech
кфяук | b:razer
сщкіфшк | b:corsair
пуащксу | gpu n:/geforce/
княут 5 | cpu n:/ryzen\s5/
лштпыещт | b:kingston
штеуд сщку | cpu b:intel
кеч 4070 | gpu n:/rtx\s4070(?!\d)/
тщсегф | b:noctua
рнзукч | n:/hyperx/
пшпфинеу | b:gigabyte
ьщтшещк дп | monitor b:lg
`;
