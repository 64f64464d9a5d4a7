/** Endings of nouns and adjectives in both languages, in the folded spelling of `foldText`, the longest first. */
const endings =
  /(?:ами|ями|ими|ого|его|ому|ему|ови|еви|иях|ии|ие|ия|ая|яя|ое|ее|ую|юю|ою|ею|их|им|ив|ев|ов|ах|ях|ам|ям|ом|ем|еи|и|а|я|о|е|у|ю)$/;
/** A shorter beginning would find too much. */
const minStem = 3;

/** The part of a word that its forms share: `ноутбуки`, `ноутбуков` and `ноутбук` begin alike. Latin words stay whole. */
export function stemOf(word: string): string {
  if (!/^[а-я]+$/.test(word)) return word;
  const stem = word.replace(endings, '');
  return stem.length >= minStem ? stem : word;
}

/** Words that shoppers use for one thing, as stems of the folded spelling. */
const synonyms = [
  ['роутер', 'маршрутизатор'],
  ['свич', 'свитч', 'комутатор', 'коммутатор'],
  ['телефон', 'смартфон', 'мобилк'],
  ['безперебииник', 'бесперебоиник', 'безперебиник', 'упс', 'дбж', 'ибп'],
  ['павербанк', 'пауербанк', 'повербанк'],
  ['ноут', 'лептоп', 'ноутбук'],
  ['телек', 'телевизор'],
  ['регистратор', 'видеорегистратор', 'видеореестратор', 'реестратор'],
  ['системник', 'компютер'],
  ['колонк', 'акустик'],
];
const groups = new Map(synonyms.flatMap((group) => group.map((stem): [string, string[]] => [stem, group])));

/** Beginnings to look for in place of a word: its own stem first, then those of words that mean the same. */
export function beginningsOf(word: string): string[] {
  const stem = stemOf(word);
  return [...new Set([stem, ...(groups.get(stem) ?? groups.get(word) ?? [])])];
}
