/** A part of a text and whether it is what was typed. */
export type Part = { text: string; isTyped: boolean };

const wordPattern = /[\p{L}\p{N}’'ʼ]+/gu;

/** Letters that shoppers write one for another, so that what was found in the other language is marked too. */
const fold = (text: string): string =>
  text.toLowerCase().replace(/[іїы]/g, 'и').replace(/[єё]/g, 'е').replace(/[ґ]/g, 'г').replace(/[’'ʼ]/g, 'ʼ');

/** Cuts a text where its words begin as typed ones do. */
export function markWords(text: string, typed: string): Part[] {
  const beginnings = fold(typed).match(wordPattern) ?? [];
  const parts: Part[] = [];
  const add = (piece: string, isTyped: boolean) => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.isTyped === isTyped) last.text += piece;
    else parts.push({ text: piece, isTyped });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = fold(word);
    const length = Math.max(0, ...beginnings.filter((one) => folded.startsWith(one)).map((one) => one.length));
    add(text.slice(end, index), false);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return parts;
}
