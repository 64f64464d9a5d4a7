/** Elements that a selector finds on the page in the viewport and around it: pages that were left, or are prepared, stand in the document too. */
export function inSight<Found extends Element>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)].filter((found) => !found.closest('[data-out-of-sight]'));
}
