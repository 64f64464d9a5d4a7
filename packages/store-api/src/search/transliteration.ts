/** Latin spellings, the longer ones first, and the letters (of the folded spelling) each may stand for. */
const toCyrillic: [string, string[]][] = [
  ['shch', ['щ']],
  ['sch', ['щ', 'ш']],
  ['zh', ['ж', 'зг']],
  ['kh', ['х']],
  ['ts', ['ц', 'тс']],
  ['ch', ['ч', 'х']],
  ['sh', ['ш']],
  ['ck', ['к']],
  ['ph', ['ф']],
  ['th', ['т']],
  ['oo', ['у', 'о']],
  ['ee', ['и', 'е']],
  ['yu', ['ю']],
  ['iu', ['ю', 'иу']],
  ['ju', ['ю', 'жу']],
  ['ya', ['я']],
  ['ia', ['я', 'иа']],
  ['ja', ['я', 'жа']],
  ['yo', ['е', 'ио']],
  ['jo', ['е', 'жо']],
  ['ye', ['е', 'ие']],
  ['ie', ['е', 'ие']],
  ['je', ['е', 'же']],
  ['yi', ['и']],
  ['ii', ['ии', 'и']],
  ['iy', ['ии', 'и']],
  ['yy', ['ии', 'и']],
  ['a', ['а']],
  ['b', ['б']],
  ['c', ['к', 'ц', 'с']],
  ['d', ['д']],
  ['e', ['е']],
  ['f', ['ф']],
  ['g', ['г']],
  ['h', ['г', 'х']],
  ['i', ['и']],
  ['j', ['и', 'ж', 'дж']],
  ['k', ['к']],
  ['l', ['л']],
  ['m', ['м']],
  ['n', ['н']],
  ['o', ['о']],
  ['p', ['п']],
  ['q', ['к']],
  ['r', ['р']],
  ['s', ['с']],
  ['t', ['т']],
  ['u', ['у']],
  ['v', ['в']],
  ['w', ['в', 'ш']],
  ['x', ['кс', 'х']],
  ['y', ['и']],
  ['z', ['з']],
];
const spellings = new Map(toCyrillic);
const latinParts = new RegExp(toCyrillic.map(([latin]) => latin).join('|'), 'g');

const toLatin: Record<string, string[]> = {
  а: ['a'],
  б: ['b'],
  в: ['v', 'w'],
  г: ['g', 'h'],
  д: ['d'],
  е: ['e'],
  ж: ['zh', 'j', 'g'],
  з: ['z', 's'],
  и: ['i', 'y'],
  к: ['k', 'c', 'ck'],
  л: ['l'],
  м: ['m'],
  н: ['n'],
  о: ['o'],
  п: ['p'],
  р: ['r'],
  с: ['s', 'c'],
  т: ['t', 'th'],
  у: ['u', 'oo'],
  ф: ['f', 'ph'],
  х: ['h', 'kh', 'x'],
  ц: ['ts', 'c'],
  ч: ['ch'],
  ш: ['sh'],
  щ: ['shch'],
  ю: ['yu', 'iu', 'u'],
  я: ['ya', 'ia', 'a'],
};

/** Readings tried of one word; a word of many ambiguous letters would have thousands. */
const maxReadings = 48;

function combine(choices: readonly (readonly string[])[]): string[] {
  let readings = [''];
  for (const choice of choices) {
    // Beyond the bound only the likeliest letter is taken.
    const letters = readings.length * choice.length > maxReadings ? choice.slice(0, 1) : choice;
    readings = readings.flatMap((reading) => letters.map((letter) => reading + letter));
  }
  return readings;
}

/** Folded Cyrillic spellings of a Latin word, or Latin spellings of a folded Cyrillic one, likeliest first. */
export function transliterationsOf(word: string): string[] {
  if (/^[a-z]+$/.test(word)) {
    const letters = word.match(latinParts) ?? [];
    return combine(letters.map((part) => spellings.get(part) ?? [part])).map((text) =>
      text.replace(/([б-джзк-тф-щ])\1/g, '$1'),
    );
  }
  if (/^[а-я]+$/.test(word)) return combine([...word].map((letter) => toLatin[letter] ?? [letter]));
  return [];
}
