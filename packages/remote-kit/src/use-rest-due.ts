import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether a page may render what lies below its first screen. A page that was navigated to shows its first screen first and the rest
 * right after; documents have both at once, and so have Back and Forward and addresses with an anchor, which look for a place below.
 */
export function useRestDue(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [isDue, setDue] = useState(type === 'POP' || hash !== '');
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
