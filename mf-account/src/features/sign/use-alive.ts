import { useEffect, useState } from 'react';

/** Whether this browser has taken the page over: what only a script can do is shown then, and not before. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
