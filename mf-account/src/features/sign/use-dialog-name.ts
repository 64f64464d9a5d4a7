import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Names the shell's dialog around by the heading inside it, which says more than the name that it opened with. */
export function useDialogName(titleId: string): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog');
    dialog?.removeAttribute('aria-label');
    dialog?.setAttribute('aria-labelledby', titleId);
  }, [titleId]);
  return inside;
}
