import { inSight } from '@vitryna/remote-kit';

/**
 * Moves the focus to where the new page begins: the anchor that was asked for, else the page's heading, else its main part. What is
 * focused so is no stop of the Tab key, and the page does not scroll for it.
 */
export function focusPlace(anchor: HTMLElement | null): void {
  const main = document.getElementById('main');
  const place = anchor ?? inSight<HTMLElement>('main h1')[0] ?? main;
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
