/** Makers of two and more words; all others are the first word of a name. */
const LONG = [
  'Cooler Master',
  'Western Digital',
  'Silicon Power',
  'Lian Li',
  'be quiet!',
  'Fractal Design',
  'In Win',
  'Tripp Lite',
  'Mad Catz',
  'Gear Head',
  'Super Talent',
  'Super Flower',
  'Neo Forza',
  'Geometric Future',
  'Mars Gaming',
  'Final Audio',
  'Cyber Acoustics',
  'PC Power & Cooling',
  'Turtle Beach',
  'Athena Power',
  'Thermal Grizzly',
  'Das Keyboard',
  'Creative Labs',
  'Arctic Silver',
  'Harman Kardon',
  'Club 3D',
  'I/O Crest',
  'I/O Magic',
  'SK Hynix',
  'RK Royal Kludge',
  'Key Tronic',
  'Altec Lansing',
  'Endgame Gear',
  'Iceberg Thermal',
  'Diamond Multimedia',
  'Titan Army',
  'Fantom Drives',
  'Polk Audio',
  'Happy Hacking',
  'Titanium Micro',
  'Black Noise',
  'Max Shine',
];
const BY_FIRST = new Map<string, string[]>();
for (const maker of LONG) {
  const first = maker.split(' ')[0] ?? maker;
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), maker]);
}

/** The maker a name begins with. */
export function makerOf(name: string): string {
  const end = name.indexOf(' ');
  const first = end < 0 ? name : name.slice(0, end);
  return BY_FIRST.get(first)?.find((maker) => name.startsWith(`${maker} `) || name === maker) ?? first;
}
