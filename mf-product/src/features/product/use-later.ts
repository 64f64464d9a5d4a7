import { useEffect, useEffectEvent, useState } from 'react';

/** Later reads, by the data of their page: a page that is shown again with the same data is whole at once. */
const kept = new WeakMap<object, unknown>();

/**
 * What a page shows below its first screen, and its loader does not wait for in a tab: `given` where it came with a document, else what
 * `load` reads when the page is in sight. `null` until then, and when it fails: the page does without.
 */
export function useLater<Later>(
  data: object,
  given: Later | null,
  load: (signal: AbortSignal) => Promise<Later>,
): Later | null {
  const [, show] = useState<Later>();
  const later = given ?? (kept.get(data) as Later | undefined) ?? null;
  const read = useEffectEvent(load);
  const isMissing = later === null;
  // Effects of a page out of sight rest.
  useEffect(() => {
    if (!isMissing) return;
    const abort = new AbortController();
    read(abort.signal).then(
      (loaded) => {
        if (abort.signal.aborted) return;
        kept.set(data, loaded);
        show(loaded);
      },
      () => {},
    );
    return () => abort.abort();
  }, [data, isMissing]);
  return later;
}
