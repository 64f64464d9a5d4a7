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

/**
 * One spelling for both languages: lower case, і/ї/ы/й, є/э/ё and ґ folded, signs and apostrophes left out, doubled
 * Cyrillic consonants single (`процесор` and `процессор` are one word) unless they are all there is (`мм`).
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/[іїыйєэёґьъ]/g, (letter) => folds[letter] ?? letter)
    .replace(/(?<=\p{L})([б-джзк-тф-щ])\1|([б-джзк-тф-щ])\2(?=\p{L})/gu, '$1$2');
