type Share = { get?: unknown; loading?: unknown };

/**
 * Lets shared packages be asked for again: the federation runtime keeps the promise of each, also one that failed because there was no
 * connection, and no remote would get that package until the next document.
 */
export function retryShares(scope: Record<string, Record<string, Share>>): void {
  for (const share of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    const get = share.get as () => Promise<unknown>;
    share.get = () =>
      get().catch((error: unknown) => {
        share.loading = null;
        throw error;
      });
  }
}
