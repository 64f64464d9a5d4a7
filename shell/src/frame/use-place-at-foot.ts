import { type RefObject, useEffect } from 'react';
import './place-at-foot.css';

/** Between what stands at the foot of the window and what moves up for it, both ways, in pixels. */
const distance = 16;

/**
 * What else stands at the lower edge, and the end of the page, move up for a question there; one that scrolls with the page takes no room.
 * The variable has the name of the first that asked: pages of released remotes read it, too.
 */
export function usePlaceAtFoot(question: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = question;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const isAtFoot = getComputedStyle(element).position === 'fixed';
      root.setProperty('--consent-height', `${isAtFoot ? element.offsetHeight + distance : 0}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--consent-height');
    };
  }, [question]);
}
