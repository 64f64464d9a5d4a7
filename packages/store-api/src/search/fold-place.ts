import { foldText } from './fold.ts';

/** Latin letters that a Cyrillic keyboard was left for: they look the same. */
const lookalikes: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у' };

/**
 * One spelling of a place for both languages: words of letters and figures with one space between. Whatever stands for an apostrophe
 * (`Кам"янське`, `Кам*янське`) is none, and Latin letters in a Cyrillic text are what they look like.
 */
export function foldPlace(text: string): string {
  const cyrillic = /[а-яіїєґё]/i.test(text)
    ? text.replace(/[aceiopxy]/gi, (letter) => lookalikes[letter.toLowerCase()] ?? letter)
    : text;
  return foldText(cyrillic.replace(/(?<=\p{L})["”“*](?=\p{L})/gu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of some texts, each once and between spaces: what `like '% word%'` finds words in by their beginning. */
export const placeText = (texts: readonly string[]): string =>
  ` ${[...new Set(texts.flatMap((text) => foldPlace(text).split(' ')))].join(' ')} `;
