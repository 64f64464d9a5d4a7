import type { Correction } from '@vitryna/contracts/api';

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const ukrainianKeys = 'йцукенгшщзхїфівапролджєячсмитьбюё';
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const keyMap = (from: string, to: string): Map<string, string> =>
  new Map([...from].map((key, at) => [key, to[at] ?? key]));

const layouts = [
  keyMap(latinKeys, ukrainianKeys),
  keyMap(latinKeys, russianKeys),
  // Both Cyrillic layouts at once: they differ in four keys, and each letter has one key.
  new Map([...keyMap(russianKeys, latinKeys), ...keyMap(ukrainianKeys, latinKeys)]),
];

/** Latin spellings, the longer ones first, and the letters they stand for in the folded spelling. */
const spellings: [string, string][] = [
  ['shch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ia', 'я'],
  ['ye', 'є'],
  ['ie', 'є'],
  ['yi', 'ї'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['h', 'г'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['y', 'и'],
  ['i', 'і'],
  ['j', 'й'],
  ['k', 'к'],
  ['c', 'к'],
  ['q', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['w', 'в'],
  ['f', 'ф'],
  ['x', 'кс'],
];
const toCyrillic = new Map(spellings);
const cyrillicPattern = new RegExp(spellings.map(([latin]) => latin).join('|'), 'g');
const toLatin = new Map<string, string>([
  ...spellings.toReversed().map(([latin, letter]): [string, string] => [letter, latin]),
  ['г', 'g'],
  ['ґ', 'g'],
  ['к', 'k'],
  ['в', 'v'],
  ['ы', 'y'],
  ['э', 'e'],
  ['ё', 'e'],
  ['й', 'y'],
  ['ь', ''],
  ['ъ', ''],
]);
// The letter и is y in Ukrainian and i in Russian.
const toLatinAsRussian = new Map([...toLatin, ['и', 'i']]);

const mapLetters = (text: string, map: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => map.get(letter) ?? letter).join('');

/**
 * Other readings of a query that found nothing, likeliest first: typed in the wrong keyboard layout (`yjen,er`,
 * `іфьігтп`), or written in the other alphabet (`самсунг`, `noutbuk`).
 */
export function readingsOf(query: string): Pick<Correction, 'used' | 'reason'>[] {
  const text = query.trim().toLowerCase();
  const readings: Pick<Correction, 'used' | 'reason'>[] = [
    ...layouts.map((layout) => ({ used: mapLetters(text, layout), reason: 'layout' as const })),
    { used: mapLetters(text, toLatin), reason: 'transliteration' },
    { used: mapLetters(text, toLatinAsRussian), reason: 'transliteration' },
    {
      used: text.replace(cyrillicPattern, (latin) => toCyrillic.get(latin) ?? latin),
      reason: 'transliteration',
    },
  ];
  return readings.filter(({ used }, at) => used !== text && readings.findIndex((one) => one.used === used) === at);
}
