export { LiveRow } from './live-row.tsx';
export { LiveShelf, type LiveShelfProps } from './live-shelf.tsx';
export { shopperMarks, withShopper } from './shopper-marks.ts';
export { useCompare } from './use-compare.ts';
export { useCardActions, useLiveCards } from './use-live-cards.ts';
