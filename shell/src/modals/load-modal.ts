import type { ModalModule } from '@vitryna/remote-kit';
import type { ModalName } from '@vitryna/store';
import { type ModalSource, modalSource } from './modal-source.ts';
import { modalEntry } from './modal-table.ts';

type Loaded = Map<ModalName, Promise<ModalModule>>;

const bySource = new WeakMap<ModalSource, Loaded>();

/** The contents of a modal, loaded once; a failed load is tried again at the next call. */
export function loadModal(name: ModalName): Promise<ModalModule> {
  const source = modalSource();
  const loaded: Loaded = bySource.get(source) ?? new Map();
  bySource.set(source, loaded);
  let modal = loaded.get(name);
  if (!modal) {
    modal = load(source, name);
    loaded.set(name, modal);
    const arriving = modal;
    modal.then(
      // What `use` reads: contents that are here already show at once, without the skeleton and its pause.
      (value) => Object.assign(arriving, { status: 'fulfilled', value }),
      () => loaded.delete(name),
    );
  }
  return modal;
}

async function load(source: ModalSource, name: ModalName): Promise<ModalModule> {
  const { owner, key } = modalEntry(name);
  const loadContents = () => source.load(owner).then((table) => table[key]?.());
  const [module, hasTexts] = await Promise.all([
    source.attempt?.(owner, loadContents) ?? loadContents(),
    source.loadTexts(),
  ]);
  if (!module) throw new Error(`[shell] ${owner} brings no modal "${name}".`);
  if (!hasTexts) throw new Error(`[shell] the modal "${name}" has no texts to show.`);
  return module;
}
