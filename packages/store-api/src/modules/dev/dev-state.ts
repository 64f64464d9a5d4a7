/** Orders of `/__dev`; all of it is in memory and gone with the process. */
export type DevState = {
  failures: Map<string, { status: number; times: number }>;
  /** Path → milliseconds. */
  delays: Map<string, number>;
  /** Answered as `X-Build-Tag` instead of the real one. */
  buildTag: string | null;
};

/** Nothing ordered. */
export const createDevState = (): DevState => ({ failures: new Map(), delays: new Map(), buildTag: null });

/**
 * Finds what was ordered for a request: by its path, by its path below `/user` or `/api`, or by a beginning that ends with `*`.
 */
export function findOrder<Order>(orders: ReadonlyMap<string, Order>, path: string): [string, Order] | null {
  const below = path.replace(/^\/(?:user|api)(?=\/)/, '');
  for (const [pattern, order] of orders) {
    const isMatch = pattern.endsWith('*')
      ? [path, below].some((candidate) => candidate.startsWith(pattern.slice(0, -1)))
      : pattern === path || pattern === below;
    if (isMatch) return [pattern, order];
  }
  return null;
}
