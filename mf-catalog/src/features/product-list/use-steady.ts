import { useState } from 'react';

/** The value that a page had when it came to this key: what a filter would change above the list stays, so that nothing jumps. */
export function useSteady<T>(key: string, value: T): T {
  const [first, setFirst] = useState({ key, value });
  if (first.key === key) return first.value;
  setFirst({ key, value });
  return value;
}
