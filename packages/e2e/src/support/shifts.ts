import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Something that moved in the window without the shopper's doing. */
export type Shift = { value: number; startTime: number; what: string; isUpOrDown: boolean };

/** Notes whatever moves without the shopper's doing, from the first paint on. */
export async function watchAllShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height].map(Math.round)}`;
        const moves = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : '?';
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push({
          value,
          startTime,
          what: `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moves.join(', ')}`,
          isUpOrDown: sources.some(({ previousRect, currentRect }) => Math.abs(previousRect.y - currentRect.y) >= 3),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

/** As {@link watchAllShifts}, without what a document does while it is parsed: piecemeal.spec.ts looks at that. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  const readShifts = await watchAllShifts(page);
  return async () => {
    const shifts = await readShifts();
    const parsedAt = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation');
      return (document as PerformanceNavigationTiming).domInteractive;
    });
    // While it is parsed, a document may be painted between an icon and its words, which push it aside by a few pixels, or
    // between the head of a table and its rows, which give the columns their widths.
    // The frame after the last piece tells of it; a busy machine draws a few a second.
    const frameMs = 250;
    const isParsing = ({ value, startTime, isUpOrDown }: Shift) =>
      startTime <= parsedAt + frameMs && value < (isUpOrDown ? 0.0005 : 0.005);
    return shifts.filter((shift) => !isParsing(shift));
  };
}

/** What a failing journey prints of shifts. */
export const describeShifts = (shifts: Shift[]): string[] => shifts.map(({ what }) => what);
