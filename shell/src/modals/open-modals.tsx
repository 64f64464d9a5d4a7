import { useStore } from '@vitryna/store/react';
import { ModalDialog } from './modal-dialog.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useScrollLock } from './use-scroll-lock.ts';

export { loadModal } from './load-modal.ts';

/**
 * Every open modal, the topmost alone in view: one that another covers stays mounted, so that what was typed into it is
 * there again.
 */
export function OpenModals() {
  const stack = useStore(({ modals }) => modals.stack);
  useScrollLock();
  useFocusReturn();
  return stack.map((name) => <ModalDialog key={name} name={name} isTop={name === stack.at(-1)} />);
}
