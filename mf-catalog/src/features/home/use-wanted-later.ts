import { type RefObject, useEffect, useState } from 'react';

/** A visitor who has not touched the row after this long gets its other pictures all the same, in milliseconds. */
const patienceMs = 4000;

/**
 * Whether what a row hides sideways may load: at the first touch of the row, or when the first view is long over. A lazy
 * picture beside the visible one counts as near, and would cost the first view what nobody sees.
 */
export function useWantedLater(row: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const element = row.current;
    const want = () => setWanted(true);
    const timer = setTimeout(want, patienceMs);
    const signs = ['pointerenter', 'focusin', 'touchstart', 'scroll'] as const;
    for (const sign of signs) element?.addEventListener(sign, want, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) element?.removeEventListener(sign, want);
    };
  }, [row]);
  return isWanted;
}
