/** Runs `work` for each item, so many at a time. */
export async function inTurn<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items][Symbol.iterator]();
  const run = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
