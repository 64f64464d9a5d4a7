import { useEffect, useEffectEvent, useRef } from 'react';
import { type Countdown, startCountdown } from './countdown.ts';

/** Runs a countdown while the component is shown; `ms` undefined means none, another `turn` begins anew. */
export function useCountdown(
  ms: number | undefined,
  { isHeld, turn = 0, onEnd }: { isHeld: boolean; turn?: number; onEnd: () => void },
): void {
  const countdown = useRef<Countdown | null>(null);
  const end = useEffectEvent(onEnd);
  // Another turn is another countdown.
  useEffect(() => {
    if (ms === undefined) return;
    const begun = startCountdown(ms, () => end());
    countdown.current = begun;
    return begun.stop;
  }, [ms, turn]);
  // One that has just begun learns it too.
  useEffect(() => {
    if (isHeld) countdown.current?.hold();
    else countdown.current?.go();
  }, [isHeld, ms, turn]);
}
