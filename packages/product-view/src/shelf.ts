export { LiveRow } from './live-row.tsx';
export { LiveShelf, type LiveShelfProps } from './live-shelf.tsx';
export { shopperMarks, withShopper } from './shopper-marks.ts';
export { useLiveCards, useShelfActions } from './use-shelf.ts';
