import { type RefObject, useLayoutEffect } from 'react';

/**
 * Only the topmost dialog is shown. The focus goes to the dialog itself: its name is read out, and nothing is lost when the
 * skeleton gives way to the contents. One that comes back into view has the focus where it was.
 */
export function useTopDialog(dialog: RefObject<HTMLDialogElement | null>, isTop: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isTop || !element) return;
    element.showModal();
    const before = element.querySelector<HTMLElement>('[data-had-focus]');
    before?.removeAttribute('data-had-focus');
    (before ?? element).focus();
    return () => {
      const { activeElement } = document;
      if (activeElement !== element && element.contains(activeElement)) {
        activeElement?.setAttribute('data-had-focus', '');
      }
      element.close();
    };
  }, [dialog, isTop]);
}
