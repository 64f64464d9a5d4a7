const housing = { light: '#e4e6e8', dark: '#2c2f35' };

const dome = (colour: string) =>
  `<path d="M250 520a350 350 0 0 1 700 0z" fill="${colour}"/><rect x="200" y="520" width="800" height="180" rx="60" fill="${colour}"/>` +
  '<circle cx="600" cy="420" r="150" fill="#14171c"/><circle cx="560" cy="380" r="36" fill="#5b6b80"/>';
const bullet = (colour: string) =>
  `<rect x="200" y="420" width="760" height="300" rx="150" fill="${colour}"/><path d="M860 720v240h160V900h-70V690z" fill="${colour}"/>` +
  '<circle cx="350" cy="570" r="110" fill="#14171c"/><circle cx="320" cy="540" r="28" fill="#5b6b80"/>';
const box = (colour: string) =>
  `<rect x="220" y="330" width="760" height="560" rx="70" fill="${colour}"/><rect x="320" y="430" width="300" height="170" rx="24" fill="#14171c"/>` +
  '<circle cx="820" cy="515" r="50" fill="#5b6b80"/><rect x="320" y="700" width="560" height="60" rx="30" fill="#5b6b80"/>';

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200">${shapes}</svg>`;

/** Pictures of the sample products by code: their outlines are all that cards are looked at with. */
export const samplePictures: Record<string, string> = {
  1048276: svg(dome(housing.light)),
  1048312: svg(bullet(housing.light)),
  1048341: svg(dome(housing.light)),
  1049107: svg(dome(housing.dark)),
  1052034: svg(bullet(housing.light)),
  1054002: svg(box(housing.dark)),
  1055018: svg(box(housing.light)),
  1048120: svg(bullet(housing.light)),
};
