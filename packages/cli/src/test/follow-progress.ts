import { isTerminal, printStep, showMoving } from '../progress.ts';
import type { Report } from './report.ts';

/** How often, in milliseconds, a line moves in a terminal, and a plain line is written elsewhere. */
const everyMs = isTerminal ? 1000 : 15_000;

/** Says of steps that run how far they are. */
export type Progress = {
  /** Begins with a step; answers what ends it. */
  follow: (title: string, read: () => Report) => () => void;
  end: () => void;
};

/** `units 120/560, 2 failed`; only the title where nothing is counted. */
export function progressOf(title: string, { total, done, failed }: Report): string {
  if (total === 0) return title;
  return `${title} ${done}/${total}${failed > 0 ? `, ${failed} failed` : ''}`;
}

/** Follows steps: one line that moves in a terminal, now and then a plain line elsewhere. */
export function followProgress(): Progress {
  const followed = new Map<string, () => Report>();
  const tick = () => {
    const text = [...followed].map(([title, read]) => progressOf(title, read())).join(' · ');
    if (text === '') return;
    if (isTerminal) showMoving(text);
    else printStep('', text);
  };
  const timer = setInterval(tick, everyMs);
  return {
    follow: (title, read) => {
      followed.set(title, read);
      if (isTerminal) tick();
      return () => {
        followed.delete(title);
        if (followed.size === 0) showMoving(null);
      };
    },
    end: () => {
      clearInterval(timer);
      showMoving(null);
    },
  };
}
