/** A rectangle of the window that an app owns. */
export type Boundary = {
  id: string;
  owner: string;
  what: string;
  left: number;
  top: number;
  width: number;
  height: number;
};

const selector = '[data-boundary], dialog[open][data-modal-name], body header, body footer';

function ownerOf(element: Element, modalOwner: (name: string) => string): { owner: string; what: string } {
  const modal = element.getAttribute('data-modal-name');
  if (modal !== null) return { owner: modalOwner(modal), what: `modal ${modal}` };
  const remote = element.getAttribute('data-boundary');
  return remote === null ? { owner: 'shell', what: element.localName } : { owner: remote, what: 'page' };
}

/** The parts in the viewport, with owner and place; within an owner's own rectangle there is no second one. */
export function findBoundaries(modalOwner: (name: string) => string): Boundary[] {
  const found: Boundary[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const isWithin = element.parentElement?.closest('[data-boundary], dialog[data-modal-name]') ?? null;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (isWithin || width === 0 || height === 0 || element.closest('[data-out-of-sight], [data-overlay]')) continue;
    const facts = ownerOf(element, modalOwner);
    found.push({ id: `${facts.owner} ${facts.what} ${found.length}`, ...facts, left, top, width, height });
  }
  return found;
}
