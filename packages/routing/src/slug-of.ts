/** Latin for Ukrainian letters by the table of passports, and words for signs that tell products apart. */
const letters: Record<string, string> = {
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
  "'": '',
  '″': '',
  '+': '-plus',
  '−': '-minus-',
  '×': 'x',
  '°': '',
  '%': '-vid',
};

/**
 * A slug for a name: lowercase Latin letters, digits and single hyphens. Ukrainian letters follow the passport table, accents
 * fall. For those who fill a catalogue; pages only read slugs, so this is an entry of its own.
 */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[а-яєіїґ’'″+×°%−]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');
