import type { ModalTable } from '@vitryna/remote-kit';

/** How the contents of modals arrive; the host asks when the first one opens. */
export type ModalSource = {
  /** The `./modals` table of an app: a remote of the composition, or the shell's own. */
  load: (owner: string) => Promise<ModalTable>;
  /** Does the work; where code of the owner fails, once more with the previous version. */
  attempt?: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;
  /** Brings the rest of the page's language, because a modal shows words that no first view has; tells whether it is here. */
  loadTexts: () => Promise<boolean>;
};

let source: ModalSource | null = null;

/** Tells the host where modals come from; called once in a tab, before anything can be opened. */
export function provideModals(given: ModalSource): void {
  source = given;
}

/** @throws before `provideModals` was called: nothing may be opened while the page hydrates */
export function modalSource(): ModalSource {
  if (!source) throw new Error('[shell] a modal opened before provideModals() was called.');
  return source;
}
