/** Samples of named colours, by the option's slug; a name that is not here is shown in words only. */
const colours: Readonly<Record<string, string>> = {
  bezhevyi: '#d9c7a7',
  bilyi: '#ffffff',
  blakytnyi: '#8fc3ea',
  bordovyi: '#6d1f2e',
  buzkovyi: '#b9a3d9',
  chervonyi: '#cf2f2a',
  chornyi: '#17191c',
  fioletovyi: '#6f4bb2',
  hrafitovyi: '#4a4f55',
  korychnevyi: '#6b4a35',
  miatnyi: '#a9dcc3',
  pomaranchevyi: '#ef7d22',
  rozhevyi: '#f0b5c4',
  siryi: '#9aa0a6',
  sriblystyi: '#c9cdd1',
  synii: '#24509b',
  zelenyi: '#2f7d4c',
  zhovtyi: '#f4c91d',
  zolotystyi: '#d9b873',
};

/** The colour (`#rrggbb`) that an option of a colour filter stands for; null for one that has none, such as «прозорий». */
export const colourOf = (slug: string): string | null =>
  Object.hasOwn(colours, slug) ? (colours[slug] ?? null) : null;
