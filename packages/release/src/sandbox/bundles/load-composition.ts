import type { Composition, Release } from '@vitryna/contracts/release';
import type { LoadedRemote, RendererInput, ShellServerModule } from '@vitryna/contracts/remote';
import { ReleaseError } from '../../model/release-error.ts';
import type { ReleaseReader } from '../../model/release-store.ts';
import { createStyleLookup, evaluateRemote, evaluateShell, remoteNames } from './evaluate-parts.ts';
import { type PartSource, readPartRelease, readPartSource } from './read-part.ts';

/** A composition evaluated in this thread: for tools that may end with it, never for a gateway. */
export type LoadedComposition = {
  shell: Release;
  remotes: LoadedRemote[];
  renderer: ReturnType<ShellServerModule['createRenderer']>;
};

export type LoadCompositionInput = {
  store: ReleaseReader;
  composition: Composition;
  publicUrl: string;
  report: RendererInput['report'];
  /** Called with the shared modules when the shell is evaluated and no remote yet, and with each remote's name after that one. */
  onShared?: (shared: Record<string, unknown>) => void;
  onRemote?: (name: string) => void;
};

/**
 * Reads, verifies and evaluates everything of a composition, the shell first. A remote whose bundle is missing, changed or throws has
 * `module: null` and is reported by name. Throws only when the shell itself cannot be loaded.
 */
export async function loadComposition(input: LoadCompositionInput): Promise<LoadedComposition> {
  const { store, composition, report } = input;
  const { shell: shellPart, ...remoteParts } = composition.parts;
  if (!shellPart) throw new ReleaseError('invalid', `composition ${composition.id} has no shell`);
  const shellSource = await readPartSource(store, await readPartRelease(store, 'shell', shellPart));
  const shell = shellSource.release;
  const shellModule = evaluateShell(shellSource);
  input.onShared?.(shellModule.shared);
  const sources: PartSource[] = [shellSource];
  const remotes: LoadedRemote[] = [];
  for (const name of remoteNames(remoteParts)) {
    const part = remoteParts[name];
    if (!part) continue;
    let release: Release | null = null;
    try {
      release = await readPartRelease(store, name, part);
      const source = await readPartSource(store, release);
      sources.push(source);
      remotes.push({ name, release, module: evaluateRemote(source, shellModule.shared) });
    } catch (error) {
      report({ remote: name, error, path: '' });
      if (release) remotes.push({ name, release, module: null });
    }
    input.onRemote?.(name);
  }
  const readCss = createStyleLookup(sources, composition.id);
  const { publicUrl } = input;
  const renderer = shellModule.createRenderer({
    compositionId: composition.id,
    shell,
    remotes,
    readCss,
    publicUrl,
    report,
  });
  return { shell, remotes, renderer };
}
