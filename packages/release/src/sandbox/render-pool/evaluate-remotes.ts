import type { LoadedRemote } from '@vitryna/contracts/remote';
import { evaluateRemote } from '../bundles/evaluate-parts.ts';
import type { PartSource } from '../bundles/read-part.ts';
import { noPart, type PlainError } from './messages.ts';
import { plainError } from './plain-error.ts';

/**
 * Evaluates remotes and the modules of all of their pages, so that nothing is left to be evaluated while a page is rendered. What
 * throws in a page's module is lost with that page alone, and told by the shell.
 */
export async function evaluateRemotes(
  sources: PartSource[],
  shared: Record<string, unknown>,
  evaluating: Int32Array,
): Promise<{ remotes: LoadedRemote[]; failures: { part: number; error: PlainError }[] }> {
  const remotes: LoadedRemote[] = [];
  const failures: { part: number; error: PlainError }[] = [];
  for (const [index, source] of sources.entries()) {
    const { release } = source;
    const remote: LoadedRemote = { name: release.name, release, module: null };
    remotes.push(remote);
    if (source.code === null) continue;
    evaluating[0] = index + 1;
    try {
      remote.module = evaluateRemote(source, shared);
      for (const load of Object.values(remote.module.pages)) await attempt(load);
    } catch (error) {
      failures.push({ part: index + 1, error: plainError(error) });
    }
  }
  evaluating[0] = noPart;
  return { remotes, failures };
}

/** Loads a page's module, whatever comes of it. */
async function attempt(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch {
    // Asked for again, and told, by the shell.
  }
}
