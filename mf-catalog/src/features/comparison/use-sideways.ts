import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves what belongs above the columns along with them, and says which column is the first in sight. Phones show two of `count`.
 */
export function useSideways(
  scroller: RefObject<HTMLElement | null>,
  follower: RefObject<HTMLElement | null>,
  count: number,
): number {
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const handleScroll = () => {
      if (follower.current) follower.current.scrollLeft = element.scrollLeft;
      setFirst(Math.min(Math.round((2 * element.scrollLeft) / element.clientWidth), Math.max(0, count - 2)));
    };
    handleScroll();
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [scroller, follower, count]);
  return first;
}
