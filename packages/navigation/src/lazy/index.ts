export { frameDrawn } from '../start/frame-drawn.ts';
export { createBrowserHistory } from '../unpublished/navigating-router.ts';
export {
  type BrowserHistory,
  entryAbove,
  firstKey,
  type HistoryEntry,
  historyEntry,
} from '../unpublished/react-router.ts';
export { keyFragmentEntry } from './fragment-entry.ts';
export { createLazyPart } from './lazy-part.ts';
