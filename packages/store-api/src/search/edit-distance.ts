/** Edits from the whole of one word to each beginning of the other; nothing when all are more than `limit`. */
function editsToBeginnings(from: string, to: string, limit: number): number[] {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return [];
    before = previous;
    previous = current;
  }
  return previous;
}

/**
 * Edits (insert, delete, replace, swap neighbours) that turn one word into the other, or `limit + 1` when they are more than
 * `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  return Math.min(editsToBeginnings(from, to, limit)[to.length] ?? limit + 1, limit + 1);
}

/** The same for a word that is still being typed: the edits to the nearest beginning of the other. */
export const editsToBeginning = (from: string, to: string, limit: number): number =>
  Math.min(...editsToBeginnings(from, to, limit), limit + 1);

/** Edits that a word of this length may be off by and still be known: none for short ones. */
export const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);
