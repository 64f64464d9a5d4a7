import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { remoteLostMs } from '@vitryna/contracts/constants';
import type { LoadSkeletons, ModalTable, PageTable, SkeletonTable } from '@vitryna/remote-kit';
import type { RemoteState } from '../document/page-state.ts';
import { withDeadline } from '../tab/deadline.ts';
import type { IntegrityTable } from './promised-integrity.ts';
import { retryShares } from './retry-shares.ts';
import { sharedModules } from './shared-modules.ts';

declare global {
  // Lent to remotes, which carry no runtime of their own (set by the build preset).
  var __vitrynaFederation: typeof bundlerRuntime;
}

/** The exports of a remote's `remoteEntry.js`. */
type Container = {
  init: (shareScope: object, initScope: unknown[], options: object) => unknown;
  get: (expose: string) => Promise<() => Record<string, unknown>>;
};

export type Federation = {
  /** Does the work; where code of the remote fails, once more with the previous version, if there is one. */
  attempt: <Result>(remote: string, work: () => Promise<Result>) => Promise<Result>;
  /**
   * Puts the previous version in the place of a remote whose code failed, by its name or the path of a file; false where there is none, or
   * it has failed, too.
   */
  replace: (remote: string, error: unknown) => Promise<boolean>;
  pages: (remote: string) => Promise<PageTable>;
  skeletons: (remote: string) => Promise<SkeletonTable>;
  modals: (remote: string) => Promise<ModalTable>;
};

/** Module Federation as the shell hosts it: it brings the shared packages and opens containers by the verified import. */
export function createFederation(
  { remotes, integrity }: { remotes: RemoteState[]; integrity: IntegrityTable },
  verifiedImport: (href: string) => Promise<unknown>,
  onOtherVersion: () => unknown,
): Federation {
  globalThis.__vitrynaFederation = bundlerRuntime;
  const { shareScopeMap } = createInstance({ name: 'shell', remotes: [], shared: sharedModules });
  const shareScope = shareScopeMap.default ?? {};
  retryShares(shareScope);
  const containers = new Map<string, Promise<Container>>();
  /** Remotes with another version that has not run yet: before it does, what is in sight stays as it is. */
  const unseen = new Set<string>();

  const open = (name: string): Promise<Container> => {
    let container = containers.get(name);
    if (!container) {
      container = openContainer(name);
      containers.set(name, container);
      container.catch(() => containers.delete(name));
    }
    return container;
  };

  const find = (of: string) => remotes.find(({ name, base }) => of === name || of.startsWith(base));

  const openContainer = async (name: string): Promise<Container> => {
    const remote = find(name);
    if (!remote) throw new Error(`[shell] ${name} is not part of this page's composition.`);
    const container = (await verifiedImport(remote.base + remote.entry)) as Container;
    await container.init(shareScope, [], { shareScopeKeys: 'default', shareScopeMap });
    return container;
  };

  const load = async <Table>(remote: string, expose: string, name = expose): Promise<Table> => {
    const factory = await (await open(remote)).get(`./${expose}`);
    const table = factory()[name];
    if (!table) throw new Error(`[shell] ${remote} exposes no "${name}".`);
    return table as Table;
  };

  const replace = async (of: string, error: unknown, base = find(of)?.base): Promise<boolean> => {
    const remote = find(of);
    if (!remote || !base) return false;
    const { name } = remote;
    const onReplaced = () => {
      containers.delete(name);
      unseen.add(name);
    };
    const replaced = import('./replace-remote.ts').then(({ replaceRemote }) =>
      replaceRemote({ remote, integrity, verifiedImport, onReplaced }, base, error),
    );
    // One bound for all that is asked on the way there.
    return withDeadline(replaced, remoteLostMs, name).catch(() => false);
  };
  const attempt: Federation['attempt'] = async (name, work) => {
    const base = find(name)?.base;
    const result = await work().catch(async (error: unknown) => {
      if (await replace(name, error, base)) return work();
      throw error;
    });
    if (unseen.delete(name)) onOtherVersion();
    return result;
  };

  return {
    attempt,
    replace: (of, error) => replace(of, error),
    pages: (remote) => load<PageTable>(remote, 'pages'),
    skeletons: async (remote) => (await (await load<LoadSkeletons>(remote, 'pages', 'skeletons'))()).skeletons,
    modals: (remote) => load<ModalTable>(remote, 'modals'),
  };
}
