import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * When the last modal closes, the focus returns to what opened the first one. After a navigation, or when that element is
 * gone, it goes to the page's contents.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);
  useEffect(
    () => () => {
      const isSamePage = openedAt.current === shown.current;
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      const target = isSamePage && isThere ? opener : document.getElementById('main');
      target?.focus({ preventScroll: true });
    },
    [opener],
  );
}
