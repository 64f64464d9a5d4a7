import { assetPath } from '@vitryna/contracts/file-addresses';
import type { Composition, Release } from '@vitryna/contracts/release';
import type { LoadedRemote, RemoteServerModule, RendererInput, ShellServerModule } from '@vitryna/contracts/remote';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseReader } from '../release-store.ts';
import { readVerifiedFile } from '../verified-file.ts';
import { createBundleRequire, evaluateBundle } from './evaluate-bundle.ts';

/** A composition in memory: evaluated once, used by every request that took it. */
export type LoadedComposition = {
  composition: Composition;
  shell: Release;
  shellModule: ShellServerModule;
  remotes: LoadedRemote[];
  rendererInput: RendererInput;
  renderer: ReturnType<ShellServerModule['createRenderer']>;
  /** Remotes that run another version than the composition says, or none. */
  substituted: string[];
};

export type LoadCompositionInput = {
  store: ReleaseReader;
  composition: Composition;
  publicUrl: string;
  brand?: RendererInput['brand'] | undefined;
  report: RendererInput['report'];
  /** The composition before: its evaluated bundles are used again where nothing changed. */
  previous?: LoadedComposition | null;
  /** Earlier versions of a remote, the likeliest good one first, for when its own bundle fails. */
  fallbackVersions?: (remote: string) => string[];
};

const isTable = (value: unknown): value is Record<string, () => Promise<unknown>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'function');

async function readBundle(store: ReleaseReader, release: Release): Promise<string> {
  return (await readVerifiedFile(store, release, release.server)).toString('utf8');
}

async function loadShell(store: ReleaseReader, release: Release): Promise<ShellServerModule> {
  const module = evaluateBundle({
    code: await readBundle(store, release),
    filename: `${release.name}/${release.version}/${release.server}`,
    require: createBundleRequire('shell', {}),
  }) as Partial<ShellServerModule> | null;
  if (
    !module?.shared ||
    typeof module.createRenderer !== 'function' ||
    typeof module.renderMaintenance !== 'function'
  ) {
    throw new ReleaseError('invalid', `the server bundle of shell ${release.version} has not the exports of a shell`);
  }
  return module as ShellServerModule;
}

async function loadRemoteModule(
  store: ReleaseReader,
  release: Release,
  shared: Record<string, unknown>,
): Promise<RemoteServerModule> {
  const module = evaluateBundle({
    code: await readBundle(store, release),
    filename: `${release.name}/${release.version}/${release.server}`,
    require: createBundleRequire(release.name, shared),
  }) as Partial<RemoteServerModule> | null;
  if (!isTable(module?.pages) || !isTable(module.modals)) {
    throw new ReleaseError('invalid', `the server bundle of ${release.name} has not the exports of a remote`);
  }
  return { pages: module.pages, modals: module.modals };
}

async function readPart(store: ReleaseReader, name: string, part: Composition['parts'][string]): Promise<Release> {
  const { release, integrity } = await store.readRelease(name, part.version);
  if (integrity !== part.integrity || release.name !== name) {
    throw new ReleaseError('tampered', `release.json of ${name} ${part.version} is not the one that was promoted`);
  }
  return release;
}

async function readAllCss(store: ReleaseReader, releases: Release[]): Promise<Map<string, string>> {
  const css = new Map<string, string>();
  for (const release of releases) {
    const paths = Object.keys(release.files).filter((path) => path.startsWith('client/') && path.endsWith('.css'));
    for (const path of paths) {
      css.set(assetPath(release, path), (await readVerifiedFile(store, release, path)).toString('utf8'));
    }
  }
  return css;
}

/** Outside of `loadComposition` on purpose: a closure made there would hold the composition before, and that the one before. */
const createStyleLookup = (css: Map<string, string>, compositionId: string) => (path: string) => {
  const text = css.get(path);
  if (text === undefined) throw new ReleaseError('not-found', `${path} is no style sheet of ${compositionId}`);
  return text;
};

/**
 * Reads, verifies and evaluates everything of a composition, the shell first. A remote whose bundle is missing, changed
 * or throws is replaced by an earlier version, or has `module: null`; each such remote is reported by name.
 * Throws only when the shell itself cannot be loaded.
 */
export async function loadComposition(input: LoadCompositionInput): Promise<LoadedComposition> {
  const { store, composition, previous, report } = input;
  const { shell: shellPart, ...remoteParts } = composition.parts;
  if (!shellPart) throw new ReleaseError('invalid', `composition ${composition.id} has no shell`);
  const shell = await readPart(store, 'shell', shellPart);
  const isSameShell = previous?.composition.parts.shell?.integrity === shellPart.integrity;
  const shellModule = isSameShell && previous ? previous.shellModule : await loadShell(store, shell);
  const css = await readAllCss(store, [shell]);
  const substituted: string[] = [];

  const loadVersion = async (release: Release): Promise<LoadedRemote> => {
    for (const [path, text] of await readAllCss(store, [release])) css.set(path, text);
    return { name: release.name, release, module: await loadRemoteModule(store, release, shellModule.shared) };
  };
  const loadRemote = async (name: string, part: Composition['parts'][string]): Promise<LoadedRemote | null> => {
    const before = isSameShell ? previous?.remotes.find((remote) => remote.name === name) : undefined;
    let release: Release | null = null;
    try {
      release = await readPart(store, name, part);
      const isUnchanged = previous?.composition.parts[name]?.integrity === part.integrity;
      if (before?.module && isUnchanged && before.release.version === release.version) {
        for (const [path, text] of await readAllCss(store, [release])) css.set(path, text);
        return before;
      }
      return await loadVersion(release);
    } catch (error) {
      report({ remote: name, error, path: '' });
      substituted.push(name);
    }
    for (const version of input.fallbackVersions?.(name) ?? []) {
      try {
        if (version !== part.version) return await loadVersion((await store.readRelease(name, version)).release);
      } catch (error) {
        report({ remote: name, error, path: '' });
      }
    }
    return release && { name, release, module: null };
  };

  const remotes: LoadedRemote[] = [];
  for (const [name, part] of Object.entries(remoteParts).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const remote = await loadRemote(name, part);
    if (remote) remotes.push(remote);
  }
  const rendererInput: RendererInput = {
    compositionId: composition.id,
    shell,
    remotes,
    readCss: createStyleLookup(css, composition.id),
    publicUrl: input.publicUrl,
    ...(input.brand && { brand: input.brand }),
    report,
  };
  const renderer = shellModule.createRenderer(rendererInput);
  return { composition, shell, shellModule, remotes, rendererInput, renderer, substituted };
}
