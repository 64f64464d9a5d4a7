import { useStore } from '@vitryna/store/react';
import { useLayoutEffect } from 'react';
import { holdScroll } from './hold-scroll.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useShownModals } from './use-shown-modals.ts';

export { loadModal } from './load-modal.ts';

/**
 * Every open modal, the topmost alone in view: one that another covers stays mounted, so that what was typed into it is
 * there again. One that was closed is still seen leaving, while the page has its scroll and its focus back already.
 */
export function OpenModals() {
  const stack = useStore(({ modals }) => modals.stack);
  const { shown, forget } = useShownModals(stack);
  return (
    <>
      {stack.length > 0 && <PageHold />}
      {shown.map(({ name, id }) => (
        <ModalDialog
          key={id}
          name={name}
          isTop={name === stack.at(-1)}
          isLeaving={!stack.includes(name)}
          onGone={() => forget(id)}
        />
      ))}
    </>
  );
}

/** Holds the page below while any modal is open. */
function PageHold() {
  useLayoutEffect(holdScroll, []);
  useFocusReturn();
  return null;
}
