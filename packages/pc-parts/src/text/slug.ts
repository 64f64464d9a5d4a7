const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  '’': '',
  '″': '',
  '+': '-plus',
  '×': 'x',
  '−': '-minus-',
};

/** Lowercase Latin, digits and single hyphens; accents fall, Ukrainian letters follow the passport table. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[а-яєіїґ’″+×−]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-|-$/g, '');
