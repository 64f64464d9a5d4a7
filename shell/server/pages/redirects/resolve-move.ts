import type { Move, NextMove } from './next-move.ts';

type Step<Result> = (pathname: string, search: string) => Result;

/** More steps than any address needs; what goes on is a circle. */
const maxSteps = 8;

type Options = {
  nextMove: Step<ReturnType<NextMove>>;
  /** The redirect of a page at an address of the store; null when it stays. */
  pageMove: Step<Promise<Move | null>>;
};

/**
 * Walks to where an address ends, so that a visitor is sent there at once, however many rules it breaks: the table, a trailing slash,
 * the spelling of filters, options that are gone. Permanent only when every step is. A circle is left to who drew it.
 */
export async function resolveMove(first: Move, { nextMove, pageMove }: Options): Promise<Move> {
  const seen = new Set<string>();
  let { to, code } = first;
  while (to.startsWith('/')) {
    if (seen.has(to) || seen.size > maxSteps) return first;
    seen.add(to);
    const { pathname, search, hash } = new URL(to, 'http://store');
    const next = nextMove(pathname, search) ?? (await pageMove(pathname, search));
    if (!next || 'refused' in next) break;
    // As browsers do: a fragment stays until another one comes.
    to = next.to.includes('#') ? next.to : next.to + hash;
    if (next.code === 302) code = 302;
  }
  return { to, code };
}
