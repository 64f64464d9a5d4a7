/** A connection that is back for less is none, in milliseconds: phones report it and lose it again within a moment. */
export const steadyConnectionMs = 500;

const news = ['online', 'offline', 'beforeunload'];

/**
 * Does something each time the connection is back for good: what could not be read is read again. Not while the shopper is on the way
 * to another document.
 *
 * @returns how to stop waiting
 */
export function whenOnline(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  const hear = ({ type }: Event) => {
    clearTimeout(timer);
    isLeaving ||= type === 'beforeunload';
    if (type === 'online' && !isLeaving) timer = setTimeout(act, steadyConnectionMs);
  };
  for (const name of news) addEventListener(name, hear);
  return () => {
    clearTimeout(timer);
    for (const name of news) removeEventListener(name, hear);
  };
}
