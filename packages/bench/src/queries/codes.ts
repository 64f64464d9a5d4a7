/** Codes and model numbers: `query | what is wanted`, see `relevance-judge.ts`. */
export const codes = String.raw`
PC-4H545L | code:270656841
pc-9njjso | code:583738872
PC73PJSM | code:429494134
270656841 | code:270656841
583738872 | code:583738872
677451333 | code:677451333
PC-6XRQDC | code:419518272
426610369 | code:426610369
pc drx7a7 | code:832959007
PC-FV20VY | code:959155198
191281931 | code:191281931
PC-7FERKV | code:449146399
816824860 | code:816824860
pc-g3row9 | code:973789641
PC-5U6MD7 | code:353028283
pc-a9sc16 | code:621100266
993863692 | code:993863692
VAR-DOME5LITE-1854 | code:1771854
for-view24-9217 | code:1239217
FORVIEW249217 | code:1239217
OBR-O985-0630 | code:1660630
ZIR-PAD13PRO-7040 | code:1077040
1077040 | code:1077040
MRI-AX1800-2865 | code:1282865
tka-loompro-8026 | code:1678026
1408540 | code:1408540
TYS-BAR512-6126 | code:1496126
9600x | cpu n:/9600x/
12900kf | cpu n:/12900kf/
nt-h2 | paste n:/nt-h2/
k552 | keyboard n:/k552/
vg27aq | monitor n:/vg27aq/
cp1500avrlcd | ups n:/cp1500avrlcd/
wh16ns40 | optical n:/wh16ns40/
rm1000e | psu n:/rm1000e/
x870e aorus | motherboard n:/x870e\saorus/
sn770 | ssd n:/sn770/
g403 | mouse n:/g403/
`;
