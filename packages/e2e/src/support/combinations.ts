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

/** Titles with an even number of a letter, and the others: two halves of the journeys, whatever they are about. */
const halvesBy = (letter: string) => ({
  even: `^[^${letter}]*(?:${letter}[^${letter}]*${letter}[^${letter}]*)*$`,
  odd: `^[^${letter}]*${letter}[^${letter}]*(?:${letter}[^${letter}]*${letter}[^${letter}]*)*$`,
});

const byPair = halvesBy('a');
const byLanguage = halvesBy('e');

/**
 * Which journeys a project runs. Each runs in one combination, which its title decides, so that each combination has about a quarter.
 * `@pair` is for what words and room decide together: it runs in two combinations that have both languages and both widths, Ukrainian
 * on phones and Russian on desktops or the other way round. A tag of one language or width (`@desktop`) takes a journey out of the other.
 */
export function journeysOf({ language, width }: Combination): { grep: RegExp; grepInvert: RegExp } {
  const pair = (language === 'uk') === (width === 'phone') ? byPair.even : byPair.odd;
  const one = language === 'uk' ? byLanguage.even : byLanguage.odd;
  const settled = `.*@(?:pair|${[...languages, ...widths].join('|')})\\b`;
  return {
    // Of the pair of a journey its own tag leaves one combination, where it names a language or a width.
    grep: isFullMatrix ? /^/ : new RegExp(`^(?=${pair})(?=${one}|${settled})`, 'i'),
    grepInvert: new RegExp(`@(?:${[otherOf(languages, language), otherOf(widths, width)].join('|')})\\b`),
  };
}
