import { type RefObject, useEffect, useState } from 'react';

/** The result of `load` once the element is in the viewport; null until then, on the server and when it does not come. */
export function useInSight<T>(element: RefObject<Element | null>, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Late data is an extra; the page does without it.
      load().then((value) => setLoaded(() => value), console.warn);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, load]);
  return loaded;
}
