import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen; true until somebody looked, so that nothing stands in for it too early. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
