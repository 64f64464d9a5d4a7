import type { ModalModule, ModalTable } from '@vitryna/remote-kit';
import type { ModalName } from '@vitryna/store';

/** Which remote owns the contents of a modal (architecture: whose subject it is); the shell's own are among them. */
const owners: Partial<Record<ModalName, string>> = {
  cart: 'mf-checkout',
  headerMenu: 'mf-catalog',
  account: 'mf-account',
};

type LoadTable = (remote: string) => Promise<ModalTable>;

let loadTable: LoadTable | null = null;
let bringTexts: () => Promise<unknown> = () => Promise.resolve();
const modals = new Map<ModalName, Promise<ModalModule>>();

/** Tells the host how remotes' modals are loaded; called once in a tab, before anything can be opened. */
export function provideModals(load: LoadTable, texts: () => Promise<unknown>): void {
  loadTable = load;
  bringTexts = texts;
}

/** The contents of a modal, loaded once; a failed load is tried again at the next opening. */
export function loadModal(name: ModalName): Promise<ModalModule> {
  let modal = modals.get(name);
  if (!modal) {
    modal = load(name);
    modals.set(name, modal);
    modal.catch(() => modals.delete(name));
  }
  return modal;
}

/** Results are told by the shell itself (specification §2). */
const own: Partial<Record<ModalName, () => Promise<ModalModule>>> = {
  successful: () => import('./result-modal.tsx').then(({ SuccessfulModal }) => ({ Component: SuccessfulModal })),
  unsuccessful: () => import('./result-modal.tsx').then(({ UnsuccessfulModal }) => ({ Component: UnsuccessfulModal })),
};

async function load(name: ModalName): Promise<ModalModule> {
  const owner = owners[name];
  const [module] = await Promise.all([
    own[name]?.() ?? (owner && loadTable?.(owner).then((table) => table[name]?.())),
    bringTexts(),
  ]);
  if (!module) throw new Error(`[shell] no remote of this composition brings the modal "${name}".`);
  return module;
}
