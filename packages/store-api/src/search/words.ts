import { foldText } from './fold.ts';
import { joinUnits, measure, unitOf } from './units.ts';
import { stemOf } from './word-forms.ts';

/** Inch signs, thousands and products of numbers as one way of writing, then folded. */
const prepare = (text: string): string =>
  joinUnits(
    foldText(
      text
        .replace(/(?<=\d)\s?(?:["“”″]|''|′′)/g, ' in ')
        .replace(/(\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g, '$1')
        .replace(/(?<![\d.,\p{L}])(\d{1,3}) (?=\d00(?!\d))/gu, '$1')
        .replace(/(\d)(\s?)[×xх*]\2(?=\d)/gi, '$1x')
        .replace(/(\d),(?=\d)/g, '$1.'),
    ),
  )
    // `M.2` is one word.
    .replace(/(\p{L})\.(?=\d)/gu, '$1');

const parts = /\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu;
const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);

/** Cyrillic letters that look like Latin ones: `4к`, `м2` and `rх` are typed with either. */
const lookalikes = new Map([...'авекмнорстух'].map((letter, at) => [letter, [...'abekmhopctyx'][at] ?? letter]));

/** A model with digits is Latin; one with a letter that no Latin one looks like stays as it is. */
function toLatin(word: string): string {
  if (!/\d/.test(word) || !/[а-я]/.test(word)) return word;
  const letters = [...word];
  const isLatin = letters.every((letter) => !/[а-я]/.test(letter) || lookalikes.has(letter));
  return isLatin ? letters.map((letter) => lookalikes.get(letter) ?? letter).join('') : word;
}

/** The words of a text as the search compares them: `16 ГБ`, `16гб` and `16 GB` are `16gb`; words keep their endings. */
export const wordsOf = (text: string): string[] => wordsOfPrepared(prepare(text));

function wordsOfPrepared(prepared: string): string[] {
  const raw = prepared.match(parts) ?? [];
  const words: string[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at] ?? '';
    const following = raw[at + 1];
    const unit = following !== undefined && isNumber(word) ? unitOf(following) : null;
    if (unit !== null) {
      words.push(measure(word, unit));
      at += 1;
      continue;
    }
    const [, number, letters] = /^(\d+)([a-zа-я]+)$/.exec(word) ?? [];
    const attached = number !== undefined && letters !== undefined ? unitOf(letters) : null;
    words.push(attached !== null && number !== undefined ? measure(number, attached) : toLatin(word));
  }
  return words;
}

/** A word as the index keeps it. */
export const termOf = (word: string): string => stemOf(word);

/** Longest run of parts that is also one word, e.g. `wh-1000-xm6`. */
const maxJoined = 4;

/**
 * Terms of a text of the catalogue: its words; models and hyphenated words also as one (`wh1000xm6`, `вебкамер`); numbers also
 * without their unit; letters and digits of `ddr5` also apart.
 */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  const prepared = prepare(text);
  for (const word of wordsOfPrepared(prepared)) {
    terms.add(termOf(word));
    const [, number, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? [];
    if (number !== undefined && unit !== undefined && unitOf(unit) === unit) terms.add(number);
    const [, letters, digits] = /^([a-z]{3,})(\d+)$/.exec(word) ?? [];
    if (letters !== undefined && digits !== undefined) terms.add(letters).add(digits);
  }
  for (const chunk of prepared.split(/\s+/)) {
    const pieces = chunk.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (pieces.length > 1 && pieces.length <= maxJoined) terms.add(termOf(pieces.join('')));
  }
  return terms;
}

/** A code or model number without signs, for comparing it whole. */
export const codeKey = (code: string): string => (foldText(code).match(/[\p{L}\p{N}]+/gu) ?? []).join('');
