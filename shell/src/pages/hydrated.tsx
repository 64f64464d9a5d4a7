import { useEffect } from 'react';

/** Notes on the document that what it stands in answers now: tests and tools wait for it. The frame is hydrated before the page. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
