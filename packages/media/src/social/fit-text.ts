import { type Weight, widthOf } from './outlines.ts';

/** A size of letters, and how many lines of it there is room for. */
export type Step = { size: number; lines: number };

type Box = { width: number; weight: Weight };

/** A word that is wider than a line, in pieces that are not. */
function* piecesOf(word: string, size: number, { width, weight }: Box): Generator<string> {
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, weight, size) > width) {
      yield piece;
      piece = '';
    }
    piece += character;
  }
  yield piece;
}

function linesOf(text: string, size: number, box: Box): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[^\S\u00a0]+/u).filter(Boolean)) {
    for (const piece of piecesOf(word, size, box)) {
      const longer = line === '' ? piece : `${line} ${piece}`;
      if (line !== '' && widthOf(longer, box.weight, size) > box.width) {
        lines.push(line);
        line = piece;
      } else line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The text shortened until it is no wider than the box, with the sign that it was. */
export function shorten(text: string, size: number, { width, weight }: Box): string {
  if (widthOf(text, weight, size) <= width) return text;
  const shown = (part: string) => `${part.replace(/[\s,.;:–—-]+$/u, '')}…`;
  let short = text;
  while (short !== '' && widthOf(shown(short), weight, size) > width) {
    // At a word, while there is more than one.
    const before = short.replace(/\s+\S*$/u, '');
    short = before === short ? [...short].slice(0, -1).join('') : before;
  }
  return shown(short);
}

/** Lines in the largest size that has room for all of the text; in the smallest one the rest is left out. */
export function fitText(text: string, steps: readonly [Step, ...Step[]], box: Box): { size: number; lines: string[] } {
  let [{ size, lines: room }] = steps;
  let lines: string[] = [];
  for (const step of steps) {
    ({ size, lines: room } = step);
    lines = linesOf(text, size, box);
    if (lines.length <= room) return { size, lines };
  }
  const last = lines.slice(room - 1).join(' ');
  return { size, lines: [...lines.slice(0, room - 1), shorten(last, size, box)] };
}
