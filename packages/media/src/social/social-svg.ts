import { fitText, type Step, shorten } from './fit-text.ts';
import { outline, widthOf } from './outlines.ts';
import { type SocialBrand, type SocialCard, socialSize } from './social-card.ts';

/** Where the product or cover stands: the right part, on the ground of the shop's pictures. */
export const pictureBox = { left: 706, top: 68, side: 494, panel: 690 } as const;
const lightWell = '#F3F4F1';
const margin = 64;
const right = { withPicture: pictureBox.panel - 44, alone: socialSize.width - margin };

const titleSteps: [Step, ...Step[]] = [
  { size: 58, lines: 3 },
  { size: 50, lines: 4 },
  { size: 42, lines: 5 },
];
const logoSide = 52;
const base = { logo: 64, note: 560 } as const;

/** Height of the letters of a line, to put it into the middle of something. */
const capHeight = 0.7;

function brandPart(name: string, { logoWidth, hasName, colours }: SocialBrand): string {
  if (hasName) return '';
  const x = margin + (logoWidth / 32) * logoSide + 16;
  return outline(name, { x, y: base.logo + (logoSide + 34 * capHeight) / 2, size: 34, weight: 700, fill: colours.ink });
}

/** The price on the colour that buttons have; a date as plain words. */
function notePart({ kind, text }: NonNullable<SocialCard['note']>, { colours }: SocialBrand): string {
  if (kind === 'date') return outline(text, { x: margin, y: base.note, size: 30, weight: 500, fill: colours.ink });
  const size = 52;
  const [padding, height] = [26, 92];
  const width = widthOf(text, 700, size) + padding * 2;
  const y = base.note - (height - size * capHeight) / 2 - size * capHeight;
  return [
    `<rect x="${margin}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colours.accent}"/>`,
    outline(text, { x: margin + padding, y: base.note, size, weight: 700, fill: colours.onAccent }),
  ].join('');
}

/** Everything but logo and picture: ground, words and price. */
export function socialSvg(card: SocialCard, name: string, brand: SocialBrand): string {
  const { width, height } = socialSize;
  const { colours } = brand;
  const box = { width: (card.picture === null ? right.alone : right.withPicture) - margin, weight: 700 } as const;
  const { size, lines } = fitText(card.title, titleSteps, box);
  const lineHeight = size * 1.18;
  const labelSize = 28;
  const hasLabel = card.label !== '';
  // The words stand in the middle of what logo and note leave.
  const [from, to] = [base.logo + logoSide, base.note - (card.note?.kind === 'price' ? 64 : card.note ? 30 : 0)];
  const tall = (hasLabel ? labelSize + 26 : 0) + (lines.length - 1) * lineHeight + size * capHeight;
  let y = from + (to - from - tall) / 2;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colours.page}"/>`,
    card.picture === null
      ? ''
      : `<rect x="${pictureBox.panel}" width="${width - pictureBox.panel}" height="${height}" fill="${lightWell}"/>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="${colours.accent}"/>`,
    brandPart(name, brand),
  ];
  if (hasLabel) {
    const label = shorten(card.label, labelSize, { ...box, weight: 500 });
    const line = outline(label, {
      x: margin,
      y: y + labelSize * capHeight,
      size: labelSize,
      weight: 500,
      fill: colours.ink,
    });
    parts.push(`<g opacity=".64">${line}</g>`);
    y += labelSize + 26;
  }
  for (const line of lines) {
    parts.push(outline(line, { x: margin, y: y + size * capHeight, size, weight: 700, fill: colours.ink }));
    y += lineHeight;
  }
  if (card.note) parts.push(notePart(card.note, brand));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Where the logo stands. */
export const logoBox = ({ logoWidth }: SocialBrand) => ({
  left: margin,
  top: base.logo,
  width: Math.round((logoWidth / 32) * logoSide),
  height: logoSide,
});
