import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/**
 * Idle connections are closed here before any server closes them: Node's default is 5 s, proxies and the reference API take longer. One
 * that says so itself (`Keep-Alive: timeout`) is believed where that is shorter.
 */
const idleMs = 4000;

/** How a request travels: over a connection that others used before and after it, or over one of its own. */
export type Way = 'kept' | 'own';

/** Connections to one upstream: so many at a time of either kind, and none of another upstream's. */
export type Connections = {
  agent: (protocol: string, way: Way) => HttpAgent | HttpsAgent;
  close: () => void;
};

/** Makes the agents of one upstream. */
export function createConnections(maxSockets: number): Connections {
  const kept = { keepAlive: true, maxSockets, timeout: idleMs };
  const own = { keepAlive: false, maxSockets };
  const agents = {
    'http:': { kept: new HttpAgent(kept), own: new HttpAgent(own) },
    'https:': { kept: new HttpsAgent(kept), own: new HttpsAgent(own) },
  };
  return {
    agent: (protocol, way) => agents[protocol === 'https:' ? 'https:' : 'http:'][way],
    close() {
      for (const { kept: one, own: other } of Object.values(agents)) {
        one.destroy();
        other.destroy();
      }
    },
  };
}
