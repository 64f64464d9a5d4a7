import { useCallback, useEffect, useState } from 'react';

/** Seconds that are left of a wait, counted by the clock: a tab that slept has not missed any. */
export function useCountdown(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const restart = useCallback((wait: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + wait * 1000);
  }, []);
  return { left, restart };
}
