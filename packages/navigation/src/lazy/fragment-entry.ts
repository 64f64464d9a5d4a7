import type { Location } from 'react-router';
import { historyEntry } from '../unpublished/react-router.ts';

/**
 * Gives the history's entry a key when the browser made it, for another fragment of the page (`#filters`). The router takes an entry
 * without one for the document's first: pages that stand, and the places where they were left, are found by the key of their entry.
 */
export function keyFragmentEntry(before: Location, now: Location): void {
  const state = historyEntry();
  const isSamePage = before.pathname === now.pathname && before.search === now.search;
  if (state.key !== undefined || state.idx !== undefined || !isSamePage || before.hash === now.hash) return;
  const key = Math.random().toString(36).slice(2, 10);
  // The router counts on from none, and not from what is missing.
  window.history.replaceState({ ...state, key, idx: null }, '');
}
