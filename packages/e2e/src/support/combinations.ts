const languages = ['uk', 'ru'] as const;
const widths = ['phone', 'desktop'] as const;

/** The four ways in which a shopper meets the store; each is a project of its own. */
export const combinations = languages.flatMap((language) =>
  widths.map((width) => ({ name: `${language}-${width}`, language, width })),
);

/** Whether everything runs in all four: the matrix of `npm run test:full`. */
export const isFullMatrix = process.env.MATRIX === 'full';

type Combination = (typeof combinations)[number];

const otherOf = <Name>([one, other]: readonly [Name, Name], name: Name): Name => (name === one ? other : one);

/** Whether a title has an even or an odd number of this letter divides journeys into halves, whatever they are about. */
const even = /^[^a]*(?:a[^a]*a[^a]*)*$/i;
const odd = /^[^a]*a[^a]*(?:a[^a]*a[^a]*)*$/i;

/**
 * Which journeys a project runs. Each runs in two combinations that have both languages and both widths between them: by its title
 * in Ukrainian on phones and Russian on desktops, or the other way round. A tag of one language or width (`@desktop`) takes it
 * out of the other.
 */
export function journeysOf({ language, width }: Combination): { grep: RegExp; grepInvert: RegExp } {
  const half = (language === 'uk') === (width === 'phone') ? even : odd;
  const others = [otherOf(languages, language), otherOf(widths, width)];
  return { grep: isFullMatrix ? /^/ : half, grepInvert: new RegExp(`@(?:${others.join('|')})\\b`) };
}
