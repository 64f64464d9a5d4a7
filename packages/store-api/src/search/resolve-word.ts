import { aliasesOf } from './brand-aliases.ts';
import { allowedEdits, editDistance } from './edit-distance.ts';
import { foldText } from './fold.ts';
import type { Alternative } from './postings.ts';
import { impliedStemsOf, isColour, synonymsOf } from './synonyms.ts';
import { nearShareOf, unitOf } from './units.ts';
import { eachTermWithPrefix, lettersOf, type Vocabulary } from './vocabulary.ts';
import { fleetingStemsOf } from './word-forms.ts';
import { termOf } from './words.ts';

/** How well a term fits that is not the word itself. */
export const quality = {
  synonym: 0.9,
  implied: 0.85,
  latinColour: 0.4,
  nearSize: 0.85,
  bareNumber: 0.6,
  longerModel: 0.55,
  prefix: 0.75,
  typo: 0.8,
  transliteration: 0.95,
};
/** Most terms that a beginning stands for. */
const maxPrefixTerms = { model: 24, word: 400 };

function lookUp({ ids, counts }: Vocabulary, term: string): number | null {
  const id = ids.get(term);
  return id !== undefined && (counts[id] ?? 0) > 0 ? id : null;
}

/** Those of the terms that the catalogue has. */
export const known = (vocabulary: Vocabulary, terms: readonly string[], value: number): Alternative[] =>
  terms.flatMap((term) => {
    const id = lookUp(vocabulary, term);
    return id === null ? [] : [{ term: id, quality: value }];
  });

/** Terms that begin with the word; of a word with digits only its longer models (`13600` → `13600k`). */
function beginning(vocabulary: Vocabulary, word: string, most: number, value: number): Alternative[] {
  const found: Alternative[] = [];
  eachTermWithPrefix(vocabulary, word, (id) => {
    if (vocabulary.terms[id] !== word && (vocabulary.counts[id] ?? 0) > 0) found.push({ term: id, quality: value });
    return found.length < most;
  });
  return found;
}

/** Screens that are sold as so many inches: `31.5` as 32, `23.8` as 24. */
const nearSizes = (inches: number): number[] =>
  Number.isInteger(inches) ? [0.1, 0.2, 0.3, 0.4, 0.5].map((less) => Math.round((inches - less) * 10) / 10) : [];

/** Measures that are sold for the one asked for. */
function nearMeasures({ measures }: Vocabulary, wanted: number, unit: string): Alternative[] {
  const most = wanted * nearShareOf(unit);
  if (most === 0) return [];
  return (measures.get(unit) ?? [])
    .filter(({ number }) => number !== wanted && Math.abs(number - wanted) <= most)
    .map(({ id }) => ({ term: id, quality: quality.nearSize }));
}

/** The word itself with what means the same; empty when the catalogue does not have it. */
export function exactly(vocabulary: Vocabulary, word: string): Alternative[] {
  const term = termOf(word);
  const isLatinColour = isColour(term);
  const found = [
    ...known(vocabulary, [term], isLatinColour ? quality.latinColour : 1),
    ...known(vocabulary, fleetingStemsOf(word), 1),
    ...synonymsOf(term).flatMap((other) =>
      known(vocabulary, [other], isColour(other) ? quality.latinColour : isLatinColour ? 1 : quality.synonym),
    ),
  ];
  found.push(...impliedStemsOf(term).flatMap((other) => known(vocabulary, [other], quality.implied)));
  // «соні» is a maker, though some value has the word «сон».
  if (found.length > 0) found.push(...known(vocabulary, aliasesOf(word), quality.transliteration));
  if (/\d/.test(word)) {
    const [, number, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? [];
    const isMeasure = unit !== undefined && unitOf(unit) === unit;
    if (isMeasure && unit === 'in' && number !== undefined) {
      const sizes = nearSizes(Number(number)).map((size) => `${size}in`);
      found.push(...known(vocabulary, sizes, quality.nearSize));
    }
    if (isMeasure && number !== undefined) found.push(...nearMeasures(vocabulary, Number(number), unit));
    if (found.length === 0 && isMeasure && number !== undefined) return known(vocabulary, [number], quality.bareNumber);
    if (!isMeasure && word.length > 2 && /\d$/.test(word)) {
      const longer = beginning(vocabulary, word, maxPrefixTerms.model, quality.longerModel);
      found.push(
        ...longer.filter(({ term: id }) => {
          const rest = vocabulary.terms[id]?.slice(word.length) ?? '';
          return /^(?:[a-z]|\.\d)/.test(rest) && unitOf(rest) !== rest;
        }),
      );
    }
  }
  return found;
}

/** Terms that begin with the word, and what means the same as one of them. */
export function byPrefix(vocabulary: Vocabulary, word: string): Alternative[] {
  const found = beginning(vocabulary, /\d/.test(word) ? word : termOf(word), maxPrefixTerms.word, quality.prefix);
  const others = new Set(found.flatMap(({ term }) => synonymsOf(vocabulary.terms[term] ?? '')));
  return [...found, ...known(vocabulary, [...others], quality.prefix * quality.synonym)];
}

/** The terms that are fewest edits away, the frequent ones first. */
export function byTypo(vocabulary: Vocabulary, word: string, limit = allowedEdits(word.length)): Alternative[] {
  const term = termOf(word);
  const edits = Math.min(limit, allowedEdits(word.length));
  if (edits === 0 || /\d/.test(term)) return [];
  const { terms, byLength, counts } = vocabulary;
  const { starts, ids, letters } = byLength;
  const [shortest, longest] = [Math.max(3, term.length - edits), term.length + edits];
  const end = starts[longest + 1] ?? ids.length;
  const own = lettersOf(term);
  let found: { id: number; cost: number }[] = [];
  for (let at = starts[shortest] ?? ids.length; at < end; at += 1) {
    let difference = own ^ (letters[at] ?? 0);
    let bits = 0;
    for (; difference !== 0 && bits <= edits * 2; bits += 1) difference &= difference - 1;
    const id = ids[at] ?? 0;
    if (bits > edits * 2 || (counts[id] ?? 0) === 0) continue;
    const other = terms[id] ?? '';
    const distance = editDistance(term, other, edits);
    if (distance > edits || distance === 0) continue;
    // A frequent word is likelier meant; the first letter is seldom the wrong one.
    const cost = distance - Math.log10((counts[id] ?? 0) + 1) * 0.28 + (term[0] === other[0] ? 0 : 0.3);
    found.push({ id, cost });
  }
  found = found.sort((a, b) => a.cost - b.cost || a.id - b.id).slice(0, 4);
  return found.map(({ id }) => ({ term: id, quality: quality.typo }));
}

/** The catalogue's own spelling of a term that is nearest to what was typed. */
export function surfaceOf(vocabulary: Vocabulary, id: number, typed: string): string {
  const term = vocabulary.terms[id] ?? '';
  const words = vocabulary.surfaces.get(id) ?? [term];
  const folded = foldText(typed);
  const distance = (word: string) => editDistance(foldText(word), folded, 20) * 2 + editDistance(word, typed, 20);
  return words.reduce((best, word) => (distance(word) < distance(best) ? word : best));
}
