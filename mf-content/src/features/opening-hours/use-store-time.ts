import { useEffect, useState } from 'react';

const readAgainMs = 20_000;

/** The store's time in milliseconds: at first that of the page's data, so that it hydrates as it was rendered, then by the server's clock. */
export function useStoreTime(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isHere = true;
    import('@vitryna/api-client/server-clock')
      .then(({ serverOffset }) => serverOffset())
      .then(
        (ahead) => {
          if (!isHere) return;
          const read = () => setNow(Date.now() + ahead);
          read();
          timer = setInterval(read, readAgainMs);
        },
        // The state of when the page was rendered stays.
        () => undefined,
      );
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  return now;
}
