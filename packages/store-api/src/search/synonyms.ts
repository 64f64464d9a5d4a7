import stopWordList from './data/stop-words.json' with { type: 'json' };
import tables from './data/synonyms.json' with { type: 'json' };
import { foldText } from './fold.ts';
import { stemOf } from './word-forms.ts';

/** Words that shoppers use for one thing, in either language or in English; colours by themselves. */
const { groups, colours, implied, rewrites } = tables;

const byStem = new Map<string, string[]>();
const spellings = new Map<string, string>();
for (const group of [...groups, ...colours]) {
  const words = new Map(group.split(' ').map((word) => [stemOf(foldText(word).replace(/-/g, '')), word]));
  const stems = [...words.keys()];
  for (const [stem, word] of words) spellings.set(stem, spellings.get(stem) ?? word);
  for (const stem of stems) byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), ...stems])]);
}

/** Other stems that mean the same as this one. */
export const synonymsOf = (stem: string): readonly string[] =>
  byStem.get(stem)?.filter((other) => other !== stem) ?? [];

const impliedBy = new Map(
  Object.entries(implied).map(([word, others]) => [
    stemOf(foldText(word)),
    others.split(' ').map((other) => stemOf(foldText(other))),
  ]),
);

/** Other stems by which a product shows this one, though they do not mean it: `nvidia` makes the chips of `geforce`. */
export const impliedStemsOf = (stem: string): readonly string[] => impliedBy.get(stem) ?? [];

/** Words (and their stems) that a catalogue does not have, though it has one that means the same. */
export const knownByMeaning = (has: (stem: string) => boolean): { stem: string; word: string }[] =>
  [...byStem].flatMap(([stem, others]) =>
    !has(stem) && others.some(has) ? [{ stem, word: spellings.get(stem) ?? stem }] : [],
  );

const colourWords = new Set(colours.flatMap((colour) => colour.split(' ')).filter((word) => /^[a-z]/.test(word)));

/** Whether a Latin word names a colour: in a name it may mean anything else. */
export const isColour = (word: string): boolean => colourWords.has(word);

const stemsOf = (text: string): string[] => foldText(text).split(' ').map(stemOf);
/** Synonyms of shoppers' words: stems of the query → words to search for. */
const rewriteRules = Object.entries(rewrites).map(([from, to]): [string[], string[]] => [stemsOf(from), to.split(' ')]);

/** How many chunks from this place on are the phrase, a chunk with hyphens being several of its words; 0 when they are not. */
function lengthOfPhrase(pieces: readonly string[][], at: number, phrase: readonly string[]): number {
  let matched = 0;
  for (let next = at; next < pieces.length && matched < phrase.length; next += 1) {
    for (const piece of pieces[next] ?? []) {
      if (piece !== phrase[matched]) return 0;
      matched += 1;
    }
    if (matched === phrase.length) return next - at + 1;
  }
  return 0;
}

/** Replaces phrases in the chunks of a query; what replaces one is told what it stands for. */
export function rewritePhrases<Chunk extends { text: string }>(chunks: readonly Chunk[]): Chunk[] {
  const pieces = chunks.map(({ text }) => text.split('-').map((piece) => stemOf(foldText(piece))));
  const result: Chunk[] = [];
  for (let at = 0; at < chunks.length; ) {
    const [first] = chunks.slice(at, at + 1);
    if (!first) break;
    let length = 0;
    let words: string[] = [first.text];
    for (const [phrase, to] of rewriteRules) {
      length = lengthOfPhrase(pieces, at, phrase);
      if (length > 0) {
        words = to;
        break;
      }
    }
    result.push(...words.map((text) => ({ ...first, text })));
    at += Math.max(1, length);
  }
  return result;
}

/** Words that say nothing about the product. */
const stopWords = new Set(stopWordList.map(foldText));

/** Whether a folded word can be left out of a query that has others. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
