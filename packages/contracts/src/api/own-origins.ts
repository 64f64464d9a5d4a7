/** Under which names a store is itself: one list for the gateway, which answers nobody else, and for the API, which lets nobody else write. */

/** Names of the machine itself: a local trial may use any of them. */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a name, without its port, is one of the machine itself. */
export const isLoopback = (hostname: string): boolean => loopbackNames.includes(hostname);

/** The origins of a store: that of its public address, and its twins where that is on the machine itself. */
export function ownOrigins(publicUrl: string): string[] {
  const { hostname, port, protocol, origin } = new URL(publicUrl);
  if (!isLoopback(hostname)) return [origin];
  return loopbackNames.map((name) => new URL(`${protocol}//${name}${port && `:${port}`}`).origin);
}
