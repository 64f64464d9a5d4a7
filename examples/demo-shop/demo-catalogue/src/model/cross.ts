/** Every combination of two tables, the first one outermost. */
export function* cross<A, B>(first: readonly A[], second: readonly B[]): Generator<[A, B]> {
  for (const a of first) for (const b of second) yield [a, b];
}

/** Every combination of three tables, the first one outermost. */
export function* cross3<A, B, C>(first: readonly A[], second: readonly B[], third: readonly C[]): Generator<[A, B, C]> {
  for (const a of first) for (const [b, c] of cross(second, third)) yield [a, b, c];
}
