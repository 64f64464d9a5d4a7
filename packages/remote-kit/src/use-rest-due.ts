import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useArrival } from './page-provider.tsx';

/**
 * Whether a page may render what lies below its first screen. A page that was navigated to shows its first screen first and the rest
 * right after; documents have both at once, and so have addresses with an anchor, which look for a place below. Back and Forward do
 * so too, unless the page `knowsPlace`: it shows first what was in sight where it was left (`leftPlaces`), as high as before.
 */
export function useRestDue({ knowsPlace = false } = {}): boolean {
  const { type, hash } = useArrival();
  const isDocument = useSyncExternalStore(never, inBrowser, inDocument);
  const [isDue, setDue] = useState(isDocument || hash !== '' || (type === 'POP' && !knowsPlace));
  useEffect(() => {
    if (isDue) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame that this callback belongs to.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue]);
  return isDue;
}

// React asks for the second answer while it hydrates and on the server.
const never = () => () => {};
const inBrowser = () => false;
const inDocument = () => true;
