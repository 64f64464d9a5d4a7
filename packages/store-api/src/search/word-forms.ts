/** Endings of nouns and adjectives in both languages, in the folded spelling of `foldText`, the longest first. */
const endings =
  /(?:ами|ями|ими|ого|его|ому|ему|иях|ии|ие|ия|ая|яя|ое|ее|ую|юю|ою|ею|ои|их|им|ив|ев|ов|ах|ях|ам|ям|ом|ем|еи|и|а|я|о|е|у|ю)$/;
/** A shorter beginning would find too much. */
const minStem = 3;

/** The part of a word that its forms share: `ноутбуки`, `ноутбуков` and `ноутбук` are one. Latin words stay whole. */
export function stemOf(word: string): string {
  if (!/^[а-я]+$/.test(word)) return word;
  const stem = word.replace(endings, '');
  return stem.length >= minStem ? stem : word;
}

/** Stems of a form whose last vowel is fleeting: `колонок` is of `колонк`, `мишок` of `мишк`. */
export function fleetingStemsOf(word: string): string[] {
  const [, beginning] = /^([а-я]{3,})[ое]к$/.exec(word) ?? [];
  return beginning === undefined ? [] : [`${beginning}к`];
}
