import './scroll-lock.css';
import { makeKeyboardRoom } from './keyboard-room.ts';

let holds = 0;
let leaveRoom = () => {};

/**
 * Holds the page still while something stands over it (specification §4.20, §4.21), until the function it gives is called. The place of
 * the scrollbar stays reserved, so that nothing moves sideways, and the page keeps its own scroll position.
 */
export function holdScroll(): () => void {
  const { documentElement: root } = document;
  if (holds === 0) {
    root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'bar' : '';
    document.addEventListener('touchmove', holdPage, { passive: false });
    leaveRoom = makeKeyboardRoom();
  }
  holds += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    holds -= 1;
    if (holds > 0) return;
    delete root.dataset.scrollLock;
    document.removeEventListener('touchmove', holdPage);
    leaveRoom();
  };
}

/** iOS scrolls the page under a dialog by touch whatever its overflow says; two fingers may still zoom. */
function holdPage(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable) return;
  if (!scrollsInside(event.target)) event.preventDefault();
}

function scrollsInside(target: EventTarget | null): boolean {
  const layer = target instanceof Element ? target.closest('dialog,[data-over-page]') : null;
  for (let element = target; layer && element instanceof Element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return true;
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) return true;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return true;
    if (element === layer) return false;
  }
  return false;
}
