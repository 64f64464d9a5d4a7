import { useEffect, useState } from 'react';

/** Whether this browser has taken the page over; false on the server and while hydrating. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
