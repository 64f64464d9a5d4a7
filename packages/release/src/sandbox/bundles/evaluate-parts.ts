import type { Release } from '@vitryna/contracts/release';
import type { RemoteServerModule, RendererInput, ShellServerModule } from '@vitryna/contracts/remote';
import { ReleaseError } from '../../model/release-error.ts';
import { createBundleRequire, evaluateBundle } from './evaluate-bundle.ts';
import type { PartSource } from './read-part.ts';

const isTable = (value: unknown): value is Record<string, () => Promise<unknown>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'function');

function evaluate({ release, code }: PartSource, shared: Record<string, unknown>): unknown {
  const filename = `${release.name}/${release.version}/${release.server}`;
  return evaluateBundle({ code: code ?? '', filename, require: createBundleRequire(release.name, shared) });
}

/** Evaluates a shell's server bundle; throws when it has not the exports of one. */
export function evaluateShell(source: PartSource): ShellServerModule {
  const module = evaluate(source, {}) as Partial<ShellServerModule> | null;
  if (
    !module?.shared ||
    typeof module.createRenderer !== 'function' ||
    typeof module.renderMaintenance !== 'function'
  ) {
    const { version } = source.release;
    throw new ReleaseError('invalid', `the server bundle of shell ${version} has not the exports of a shell`);
  }
  return module as ShellServerModule;
}

/** Evaluates a remote's server bundle; throws when it has not the exports of one. */
export function evaluateRemote(source: PartSource, shared: Record<string, unknown>): RemoteServerModule {
  const module = evaluate(source, shared) as Partial<RemoteServerModule> | null;
  if (!isTable(module?.pages) || !isTable(module.modals)) {
    throw new ReleaseError('invalid', `the server bundle of ${source.release.name} has not the exports of a remote`);
  }
  return { pages: module.pages, modals: module.modals };
}

/** Finds the CSS text of a file of these parts by its `/assets/…` path. */
export function createStyleLookup(parts: readonly PartSource[], compositionId: string): RendererInput['readCss'] {
  const css = new Map(parts.flatMap((part) => part.css));
  return (path) => {
    const text = css.get(path);
    if (text === undefined) throw new ReleaseError('not-found', `${path} is no style sheet of ${compositionId}`);
    return text;
  };
}

/** Apps of a composition in the order in which they are loaded, without the shell. */
export const remoteNames = (parts: Record<Release['name'], unknown>): string[] =>
  Object.keys(parts)
    .filter((name) => name !== 'shell')
    .sort();
