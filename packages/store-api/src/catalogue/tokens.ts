const folds: Record<string, string> = {
  і: 'и',
  ї: 'и',
  ы: 'и',
  й: 'и',
  є: 'е',
  э: 'е',
  ё: 'е',
  ґ: 'г',
  ь: '',
  ъ: '',
};

/** One spelling for both languages: lower case, і/ї/ы/й, є/э/ё and ґ folded, signs and apostrophes left out. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/[іїыйєэёґьъ]/g, (letter) => folds[letter] ?? letter);

/** The words of a text as the search compares them. */
export const tokensOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a model number and the number as one word: `AB-12/X` is found by `ab`, `12` and `ab12x`. */
export function tokensOfCode(code: string): string[] {
  const parts = tokensOf(code);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}
