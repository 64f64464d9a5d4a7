import { menuAimMs, menuIntentMs } from '@vitryna/contracts/constants';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isAimedAt, type Point } from './aim.ts';

/**
 * Chooses the row that a pointer means: where it rests for a moment, and not what it only crosses on its way to the panel.
 */
export function useIntent(panel: RefObject<HTMLElement | null>, choose: (index: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<number>(undefined);
  const last = useRef<Point>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerMove({ clientX: x, clientY: y, pointerType }: PointerEvent, index: number) {
      if (pointerType !== 'mouse') return;
      const from = last.current;
      last.current = { x, y };
      const place = panel.current?.getBoundingClientRect();
      const isAimed = from !== undefined && place !== undefined && isAimedAt(from, last.current, place);
      if (!isAimed && waiting.current === index) return;
      stop();
      waiting.current = index;
      timer.current = setTimeout(
        () => {
          waiting.current = undefined;
          choose(index);
        },
        isAimed ? menuAimMs : menuIntentMs,
      );
    },
    onPointerLeave() {
      stop();
      last.current = undefined;
    },
  };
}
