import { inSight } from '@vitryna/remote-kit';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * The dialog element is the shell's. On wide screens this menu hangs below the header that opened it, over the whole width, so it
 * tells the dialog where the header ends; and it gives the dialog its name.
 */
export function useDialogPlace(root: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const dialog = root.current?.closest('dialog');
    if (!dialog) return;
    dialog.setAttribute('aria-label', name);
    const [header] = inSight('header');
    const place = () => {
      const bottom = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
      dialog.style.setProperty('--menu-top', `${Math.round(bottom)}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [root, name]);
}
