export { frameDrawn } from '../start/frame-drawn.ts';
export { type BrowserHistory, createBrowserHistory } from '../unpublished/react-router.ts';
export { keyFragmentEntry } from './fragment-entry.ts';
export { createLazyPart } from './lazy-part.ts';
