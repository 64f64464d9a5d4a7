import { useEffect, useState } from 'react';

/** Whether this browser has taken the page over; false on the server and while hydrating. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
