import type { Correction } from '@vitryna/contracts/api';
import { aliasesBeginning, aliasesOf } from './brand-aliases.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { layoutReadings } from './layouts.ts';
import type { Alternative, Group } from './postings.ts';
import { byPrefix, byTypo, exactly, known, quality, surfaceOf } from './resolve-word.ts';
import { synonymsOf } from './synonyms.ts';
import { transliterationsOf } from './transliteration.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

type Reason = Correction['reason'];

/** How one chunk of a query (what stands between spaces) was understood. */
export type Reading = {
  typed: string;
  /** Empty when nothing in the catalogue is like it. */
  groups: Group[];
  used: string;
  reason: Reason | null;
};

type Resolver = (vocabulary: Vocabulary, word: string) => Alternative[];

/** Every word of a text by the first resolver that knows it; null when one is not known by any. */
function groupsOf(vocabulary: Vocabulary, words: readonly string[], resolvers: readonly Resolver[]): Group[] | null {
  const groups: Group[] = [];
  for (const word of words) {
    let alternatives: Alternative[] = [];
    for (const resolve of resolvers) {
      alternatives = resolve(vocabulary, word);
      if (alternatives.length > 0) break;
    }
    if (alternatives.length === 0) return null;
    groups.push({ alternatives });
  }
  return groups.length > 0 ? groups : null;
}

const splitModel = (word: string): string[] => word.match(/\d+(?:\.\d+)?|[a-zа-я]+/g) ?? [];

function transliterated(vocabulary: Vocabulary, word: string, resolve: Resolver): { id: number; text: string } | null {
  for (const spelling of [...aliasesOf(word), ...transliterationsOf(word)]) {
    const [first] = resolve(vocabulary, spelling);
    if (first) return { id: first.term, text: spelling };
  }
  return null;
}

/** Ways to understand one chunk, likeliest first; computed one by one as they are asked for. */
function* readingsOf(vocabulary: Vocabulary, typed: string, isLast: boolean): Generator<Reading> {
  const words = wordsOf(typed);
  if (words.length === 0) return;
  const as = (groups: Group[] | null, used = typed, reason: Reason | null = null): Reading[] =>
    groups === null ? [] : [{ typed, groups, used, reason }];
  const lower = typed.toLowerCase();

  if (isLast) {
    const completion = groupsOf(vocabulary, words, [
      (all, word) => {
        const found = exactly(all, word);
        const isWorthCompleting = word.length > 1 || found.length === 0;
        if (!isWorthCompleting) return found;
        const makers = word.length > 2 ? known(all, aliasesBeginning(word), quality.prefix) : [];
        // One or two digits are likelier the beginning of a model than a number of their own.
        const isModel = /^\d{1,2}$/.test(word);
        const whole = isModel ? found.map((one) => ({ ...one, quality: one.quality * quality.bareNumber })) : found;
        const completed = [...whole, ...byPrefix(all, word)];
        // Of makers alone the shopper is told that they are spelt another way.
        return completed.length > 0 ? [...completed, ...makers] : [];
      },
    ]);
    yield* as(completion);
  }
  yield* as(groupsOf(vocabulary, words, [exactly]));
  yield* as(groupsOf(vocabulary, words.flatMap(splitModel), [exactly]));
  const isLong = isLast || words.every((word) => word.length > 2 || /\d/.test(word));
  // The beginning of a Cyrillic word is likelier than keys of another layout that happen to be a model.
  const beginnings = isLong ? as(groupsOf(vocabulary, words, [exactly, byPrefix])) : [];
  const isCyrillic = /^[а-яіїєґё’'-]+$/.test(lower);
  const isBeginning = isCyrillic && words.every((word) => aliasesOf(word).length === 0);
  if (isBeginning) yield* beginnings;
  for (const other of layoutReadings(typed)) {
    const resolvers = isLast ? [exactly, byPrefix] : [exactly];
    yield* as(groupsOf(vocabulary, wordsOf(other), resolvers), other, 'layout');
  }
  const byAlphabet = (resolve: Resolver): Reading[] => {
    let used = lower;
    let isChanged = false;
    const groups = groupsOf(vocabulary, words, [
      exactly,
      (all, word) => {
        const found = transliterated(all, word, resolve);
        if (!found) return [];
        isChanged = true;
        const shown = words.length === 1 ? lower : word;
        used = used.replace(shown, surfaceOf(all, found.id, found.text));
        return resolve(all, found.text);
      },
    ]);
    return isChanged ? as(groups, used, 'transliteration') : [];
  };
  yield* byAlphabet(exactly);
  if (!isBeginning) yield* beginnings;
  if (isLong) yield* byAlphabet((all, word) => (word.length > (isLast ? 1 : 3) ? byPrefix(all, word) : []));
  const typos = (text: string, reason: Reason, limit?: number): Reading[] => {
    const readings = wordsOf(text);
    const choices = readings.map((word) => {
      const exact = exactly(vocabulary, word);
      return exact.length > 0 && readings.length > 1 ? [] : byTypo(vocabulary, word, limit);
    });
    const most = Math.max(...choices.map((choice) => choice.length));
    return Array.from({ length: Math.max(most, 0) }, (_, at): Reading[] => {
      let used = text;
      const groups = readings.map((word, place): Group => {
        const choice = choices[place]?.[Math.min(at, (choices[place]?.length ?? 1) - 1)];
        if (!choice) return { alternatives: exactly(vocabulary, word) };
        used = readings.length === 1 ? surfaceOf(vocabulary, choice.term, text) : used;
        const term = vocabulary.terms[choice.term] ?? '';
        return { alternatives: [choice, ...known(vocabulary, synonymsOf(term), quality.typo * quality.synonym)] };
      });
      return groups.every(({ alternatives }) => alternatives.length > 0) ? as(groups, used, reason) : [];
    }).flat();
  };
  yield* typos(lower, 'typo');
  for (const other of layoutReadings(typed)) yield* typos(other, 'layout', 1);
  for (const word of words.length === 1 ? words : []) {
    for (const spelling of [...aliasesOf(word), ...transliterationsOf(word).slice(0, 8)]) {
      yield* typos(spelling, 'transliteration', 1);
    }
  }
}

/** A chunk of a query with the ways to read it. */
type ReadChunk = { typed: string; role: Chunk['role']; readings: Iterable<Reading> };

/** The ways to read each chunk of a query; chunks that are one word of the catalogue together are read together. */
export function readQuery(vocabulary: Vocabulary, query: string, isCompleting: boolean): ReadChunk[] {
  const chunks = chunksOf(query);
  const result: ReadChunk[] = [];
  const isKnown = (text: string): boolean =>
    wordsOf(text).length > 0 && groupsOf(vocabulary, wordsOf(text), [exactly]) !== null;
  for (let at = 0; at < chunks.length; at += 1) {
    const [chunk, next] = [chunks[at]?.text ?? '', chunks[at + 1]?.text];
    const joined = next === undefined ? '' : `${chunk}${next}`;
    const isTogether =
      next !== undefined && (!isKnown(chunk) || !isKnown(next)) && wordsOf(joined).length === 1 && isKnown(joined);
    const isLast = isCompleting && at + (isTogether ? 2 : 1) === chunks.length;
    const typed = isTogether ? joined : chunk;
    result.push({ typed, role: chunks[at]?.role ?? null, readings: readingsOf(vocabulary, typed, isLast) });
    if (isTogether) at += 1;
  }
  return result;
}
