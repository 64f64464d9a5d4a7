/** How far up the button may go, and by how much at a time, in pixels. */
const lifts = [0, 60, 120, 180, 240, 300];
/** The largest height of a control, in pixels: it can be pressed beside the button. In pixels. */
const actionHeight = 80;
/** Parts of the button's width and height at which is looked below it. */
const parts = [0.1, 0.5, 0.9];
/** How far the ring of the focus reaches out of what it is drawn around, in pixels. */
const ringWidth = 4;

/** Whether something at this point of the window is pressed, filled in or read as a price. */
function isAction(element: Element, x: number, y: number): boolean {
  if (element.closest('button, input, select, textarea, summary, label, [role="button"]')) return true;
  if (element.closest('b, s')?.textContent?.includes('₴')) return true;
  const link = element.closest('a');
  if (!link) return false;
  // A card's link reaches over its picture by a part of its own, which is none of its box.
  const { left, right, top, bottom, height } = link.getBoundingClientRect();
  return height < actionHeight && x >= left && x <= right && y >= top && y <= bottom;
}

/** The element inside the focus ring: a control, or the card that frames it. */
function ringOfFocus(): DOMRect | null {
  const focused = document.querySelector('main :is(a, button, input, summary):focus-visible');
  const card = focused?.closest('article');
  const framing = card && getComputedStyle(card).outlineStyle === 'solid' ? card : focused;
  return framing?.getBoundingClientRect() ?? null;
}

/** How far the button has to go up from its place to cover no action, in pixels; null where it cannot. */
export function findFreeLift(button: HTMLElement): number | null {
  const { offsetLeft, offsetWidth, offsetHeight } = button;
  const { top } = button.getBoundingClientRect();
  const lifted = Number.parseFloat(button.style.getPropertyValue('--lift')) || 0;
  const ring = ringOfFocus();
  const meetsRing = (lift: number): boolean => {
    if (ring === null) return false;
    const upper = top + lifted - lift;
    return (
      ring.right > offsetLeft - ringWidth &&
      ring.left < offsetLeft + offsetWidth + ringWidth &&
      ring.bottom > upper - ringWidth &&
      ring.top < upper + offsetHeight + ringWidth
    );
  };
  const isFree = (lift: number) =>
    !meetsRing(lift) &&
    parts.every((down) =>
      parts.every((across) => {
        const [x, y] = [offsetLeft + across * offsetWidth, top + lifted - lift + down * offsetHeight];
        return document
          .elementsFromPoint(x, y)
          .every((element) => button.contains(element) || !isAction(element, x, y));
      }),
    );
  return lifts.find(isFree) ?? null;
}
