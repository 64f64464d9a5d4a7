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
 * Cyrillic consonants single (`процесор` and `процессор` are one word).
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/[іїыйєэёґьъ]/g, (letter) => folds[letter] ?? letter)
    .replace(/([б-джзк-тф-щ])\1/g, '$1');
