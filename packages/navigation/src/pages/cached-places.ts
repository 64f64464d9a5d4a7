type Place = {
  element: HTMLElement;
  /** Whether it is in sight as React knows. */
  isShown: boolean;
  entry: string | null;
  data: unknown;
};

/** The elements of pages in the document, by their id. */
export const cachedPlaces = new Map<number, Place>();

/** Why a page stands out of sight: it was shown at an entry of the history and left, or is prerendered and was not shown yet. */
export const outOfSightAs = (entry: string | null): 'left' | 'prerendered' => (entry === null ? 'prerendered' : 'left');

/** The address whose page is in sight before the router has come to it: where the window is scrolled to says nothing of the router's. */
export const early: { address: string | null } = { address: null };
