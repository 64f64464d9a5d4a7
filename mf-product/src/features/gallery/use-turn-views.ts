import { useEffect, useState } from 'react';
import { loadingOrder, viewUrl } from './turn.ts';

/** Views that are asked for at once: each may have to be drawn first. */
const atOnce = 3;

/** Resolves when a picture can be shown without a pause. */
function preload(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  return image.decode();
}

/** Loads the views of a turn; nothing of it is loaded before somebody looks. */
export function useTurnViews({ url, views }: { url: string; views: number }) {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, string>>(new Map());
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isHere = true;
    const missing = loadingOrder(views).filter((view) => !loaded.has(view));
    const loadNext = async (): Promise<void> => {
      const view = missing.shift();
      if (view === undefined || !isHere) return;
      const src = viewUrl(url, view);
      await preload(src).then(
        () => isHere && setLoaded((known) => new Map(known).set(view, src)),
        () => isHere && setFailed(true),
      );
      return loadNext();
    };
    setFailed(false);
    for (let count = 0; count < atOnce; count += 1) void loadNext();
    return () => {
      isHere = false;
    };
  }, [url, views, attempt]);
  return { loaded, isFailed, retry: () => setAttempt((count) => count + 1) };
}
