import { useLayoutEffect } from 'react';
import './scroll-lock.css';

/**
 * Holds the page still while a modal is open (specification §4). The place of the scrollbar stays reserved, so that nothing
 * moves sideways, and the page keeps its own scroll position.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'bar' : '';
    document.addEventListener('touchmove', holdPage, { passive: false });
    return () => {
      delete root.dataset.scrollLock;
      document.removeEventListener('touchmove', holdPage);
    };
  }, []);
}

/** iOS scrolls the page under a dialog by touch whatever its overflow says; two fingers may still zoom. */
function holdPage(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable) return;
  if (!scrollsInside(event.target)) event.preventDefault();
}

function scrollsInside(target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  for (let element = target; dialog && element instanceof Element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return true;
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) return true;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return true;
    if (element === dialog) return false;
  }
  return false;
}
