import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { ModalTable, PageTable } from '@vitryna/remote-kit';
import type { RemoteState } from '../document/page-state.ts';
import { sharedModules } from './shared-modules.ts';

declare global {
  // Lent to remotes, which carry no runtime of their own (set by the build preset).
  var __vitrynaFederation: typeof bundlerRuntime;
}

export type Federation = {
  pages: (remote: string) => Promise<PageTable>;
  modals: (remote: string) => Promise<ModalTable>;
};

/** Module Federation as the shell hosts it: shared packages, and containers loaded only through the verified import. */
export function createFederation(
  remotes: RemoteState[],
  verifiedImport: (href: string) => Promise<unknown>,
): Federation {
  globalThis.__vitrynaFederation = bundlerRuntime;
  const loader: ModuleFederationRuntimePlugin = {
    name: 'verified-import',
    loadEntry: ({ remoteInfo }) => verifiedImport(remoteInfo.entry) as never,
  };
  const nameOf = (remote: string) => remote.replaceAll('-', '_');
  const instance = createInstance({
    name: 'shell',
    remotes: remotes.map(({ name, base, entry }) => ({ name: nameOf(name), entry: base + entry, type: 'module' })),
    shared: sharedModules,
    plugins: [loader],
  });
  const load = async <Table>(remote: string, expose: string, key: string): Promise<Table> => {
    const module = await instance.loadRemote<Record<string, Table>>(`${nameOf(remote)}/${expose}`);
    const table = module?.[key];
    if (!table) throw new Error(`[shell] ${remote} exposes no "${key}".`);
    return table;
  };
  return {
    pages: (remote) => load<PageTable>(remote, 'pages', 'pages'),
    modals: (remote) => load<ModalTable>(remote, 'modals', 'modals'),
  };
}
