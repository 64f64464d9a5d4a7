const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const shiftedKeys = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~';
const ukrainianKeys = 'йцукенгшщзхїфівапролджєячсмитьбюё';
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const keyMap = (from: string, to: string): Map<string, string> =>
  new Map([...from].map((key, at) => [key, to[at] ?? key]));

const layouts = [
  new Map([...keyMap(shiftedKeys, ukrainianKeys), ...keyMap(latinKeys, ukrainianKeys)]),
  new Map([...keyMap(shiftedKeys, russianKeys), ...keyMap(latinKeys, russianKeys)]),
  // Both Cyrillic layouts at once: they differ in four keys, and each letter has one key.
  new Map([...keyMap(russianKeys, latinKeys), ...keyMap(ukrainianKeys, latinKeys)]),
];

const hasLatin = /[a-z]/i;
const hasCyrillic = /[а-яіїєґё]/i;

/** The same keys in the other keyboard layouts: `yjen,er` → `ноутбук`, `іфьігтп` → `samsung`. */
export function layoutReadings(text: string): string[] {
  const isLatin = hasLatin.test(text) || /[;'[\],.`]/.test(text);
  if (isLatin === hasCyrillic.test(text)) return [];
  const maps = isLatin ? layouts.slice(0, 2) : layouts.slice(2);
  const lower = isLatin ? text : text.toLowerCase();
  return [...new Set(maps.map((map) => [...lower].map((key) => map.get(key) ?? key).join('')))];
}
