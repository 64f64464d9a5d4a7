import { foldText } from './fold.ts';

const wordPattern = /[\p{L}\p{N}’'ʼ]+/gu;

/** Length of the part of `word` whose folded spelling is `folded`. */
function typedLength(word: string, folded: string): number {
  for (let length = 1; length <= word.length; length += 1) {
    if (foldText(word.slice(0, length)).length >= folded.length) return length;
  }
  return word.length;
}

/** Matches of the typed text: [start, end) of the beginnings of its words, in UTF-16 units. */
export function marksOf(text: string, typed: readonly string[]): [number, number][] {
  const beginnings = typed.flatMap((chunk) => foldText(chunk).match(wordPattern) ?? []);
  const marks: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = foldText(word);
    const found = beginnings
      .filter((beginning) => folded.startsWith(beginning))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
    if (found !== '') marks.push([index, index + typedLength(word, found)]);
  }
  return marks;
}
