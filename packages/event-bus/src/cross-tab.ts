/** The part of `BroadcastChannel` that is needed. */
export type CrossTabChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
>;

/** An event on its way to other tabs. */
export type CrossTabEvent = { name: string; version: number; payload: object };

const marker = 'vitryna-event';

function readEvent(data: unknown): CrossTabEvent | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, name, version, payload } = data as Record<string, unknown>;
  const isEvent = type === marker && typeof name === 'string' && typeof version === 'number';
  return isEvent && typeof payload === 'object' && payload !== null ? { name, version, payload } : null;
}

/** Sends events to the other tabs and reads theirs; whatever else is on the channel is passed over. */
export function createCrossTab(channel: CrossTabChannel, receive: (event: CrossTabEvent) => void) {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const event = readEvent(data);
    if (event) receive(event);
  };
  channel.addEventListener('message', handleMessage);
  return {
    send: (event: CrossTabEvent) => channel.postMessage({ type: marker, ...event }),
    close: () => {
      channel.removeEventListener('message', handleMessage);
      channel.close();
    },
  };
}
