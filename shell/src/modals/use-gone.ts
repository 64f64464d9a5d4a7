import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Tells when a closed dialog is out of sight: with the end of its own transition, at once where there is none. */
export function useGone(dialog: RefObject<HTMLDialogElement | null>, isLeaving: boolean, onGone: () => void): void {
  const notify = useEffectEvent(onGone);
  useLayoutEffect(() => {
    if (!isLeaving) return;
    const motions = dialog.current?.getAnimations?.() ?? [];
    if (motions.length === 0) return notify();
    // A transition that something ends early is over as well.
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => notify());
  }, [dialog, isLeaving]);
}
