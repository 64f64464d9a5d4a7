import { useEffect, useState } from 'react';

/** Whether this browser has taken the page over: what only a script can do is shown then, and not before. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
