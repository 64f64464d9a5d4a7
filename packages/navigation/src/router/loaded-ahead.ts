/** Loader data from before the navigation, by path and query: on intent, or when the page was last shown. */
export type LoadedAhead = Map<string, Promise<unknown>>;

/** The name of an address among what is loaded ahead. */
export const aheadKey = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** Hands out what is there for an address, once: the next navigation asks the store again. */
export function takeAhead(ahead: LoadedAhead | undefined, address: string): Promise<unknown> | undefined {
  if (!ahead || ahead.size === 0) return undefined;
  const key = aheadKey(new URL(address));
  const data = ahead.get(key);
  ahead.delete(key);
  return data;
}
