/** A small file of the gateway that no cache keeps: its answer says what time it is there. */
const address = '/builds/latest.json';
/** `Date` has whole seconds: on average half a one is cut off. */
const cutOffMs = 500;

async function readOffset(): Promise<number> {
  const asked = Date.now();
  const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  const answered = Date.now();
  const serverTime = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(serverTime) ? 0 : serverTime + cutOffMs - (asked + answered) / 2;
}

let offset: Promise<number> | undefined;

/** How far the server's clock is ahead of this one, in milliseconds; nothing where it cannot be asked. Asked once for a document. */
export function serverOffset(): Promise<number> {
  offset ??= readOffset().catch(() => 0);
  return offset;
}

/**
 * Tells how many milliseconds are left until a moment by the server's clock, with every second until none are.
 *
 * @returns what ends it
 */
export function countDown(until: number, tell: (leftMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHere = true;
  const tick = (ahead: number) => {
    const left = until - Date.now() - ahead;
    tell(left);
    if (left > 0) timer = setTimeout(tick, left % 1000 || 1000, ahead);
  };
  void serverOffset().then((ahead) => isHere && tick(ahead));
  return () => {
    isHere = false;
    clearTimeout(timer);
  };
}
