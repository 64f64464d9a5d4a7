type Place = {
  element: HTMLElement;
  /** Whether it is in sight as React knows. */
  isShown: boolean;
  entry: string | null;
  data: unknown;
};

/** Where pages stand in the document, by their id. */
export const standingPlaces = new Map<number, Place>();

/** How a page waits that was shown at an entry of the history, or was not shown yet. */
export const waitingAs = (entry: string | null): 'left' | 'next' => (entry === null ? 'next' : 'left');

/** The address whose page is in sight before the router has come to it: where the window is scrolled to says nothing of the router's. */
export const early: { address: string | null } = { address: null };
