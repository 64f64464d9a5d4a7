import type { DataRouter } from '@vitryna/navigation';
import { entryAbove, firstKey, type HistoryEntry, historyEntry } from '@vitryna/navigation/lazy';
import { isRemoteModal, type ModalName, modalNames, type Stores } from '@vitryna/store';
import { isByLink } from './link-names.ts';

/** The browser's state of one history entry; `modals` is ours: the modals that are open at it. */
type EntryState = HistoryEntry & { modals?: unknown };

const entryState = (): EntryState => historyEntry();

const modalsOf = (state: EntryState): ModalName[] =>
  Array.isArray(state.modals) ? state.modals.filter((name) => modalNames.includes(name) || isRemoteModal(name)) : [];

/**
 * Gives every open modal an entry in the browser's history, so that Back closes it and does not leave the page. The entry has
 * the page's own address, and the router's key of it: for the router it is the same place. Closing in any other way takes
 * the entry back; a navigation out of a modal replaces it.
 */
export function keepModalHistory(stores: Stores, router: DataRouter): void {
  let isReturning = false;
  let isAsked = false;

  const isHere = (state: EntryState) => (state.key ?? firstKey) === router.state.location.key;

  /** Makes the history say what is open; what changed within one task counts once. */
  const settle = () => {
    isAsked = false;
    if (isReturning) return;
    const { stack } = stores.getState().modals;
    const state = entryState();
    const noted = modalsOf(state);
    if (noted.length > stack.length) {
      isReturning = true;
      history.go(stack.length - noted.length);
      return;
    }
    if (noted.length > 0) history.replaceState({ ...state, modals: stack.slice(0, noted.length) }, '');
    for (let depth = noted.length + 1; depth <= stack.length; depth += 1) {
      history.pushState({ ...entryAbove(), modals: stack.slice(0, depth) }, '');
    }
  };

  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(settle);
  };

  /** Back and Forward between entries of one page; the router does not hear of them (see `modal-navigation.ts`). */
  const handlePop = (event: PopStateEvent) => {
    const state = (event.state ?? {}) as EntryState;
    const noted = modalsOf(state);
    const { stack } = stores.getState().modals;
    if (!isReturning && noted.length === 0 && stack.length === 0) return;
    if (!isHere(state)) {
      // Another page: the modals close with it, and the router does the rest.
      isReturning = false;
      return;
    }
    if (isReturning) isReturning = false;
    else {
      for (const name of [...stack].slice(noted.length).reverse()) stores.modals.close(name);
      for (const name of noted.slice(stack.length)) if (isByLink(name)) stores.modals.open(name);
    }
    ask();
  };

  addEventListener('popstate', handlePop);
  stores.subscribe(({ modals }, before) => {
    if (modals.stack !== before.modals.stack) ask();
  });
  // After a reload at a modal's entry: what a link can open opens again, for the rest the entry is taken back.
  for (const name of modalsOf(entryState())) if (isByLink(name)) stores.modals.open(name);
  ask();
}
