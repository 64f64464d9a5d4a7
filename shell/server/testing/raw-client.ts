import { connect } from 'node:net';
import { until } from '@vitryna/resilience/testing';

/** A connection on which a test writes what it likes. */
export type RawClient = {
  /** Everything that has come so far. */
  text: () => string;
  write: (bytes: string) => void;
  /** Waits until the text has come that often. */
  seen: (part: string, times?: number) => Promise<void>;
  /** Resolves to everything that has come when the other end has closed. */
  closed: Promise<string>;
  destroy: () => void;
};

/** Connects to a gateway, from another address of this machine where one is given. */
export async function connectRaw(base: string, localAddress = '127.0.0.1'): Promise<RawClient> {
  const { port } = new URL(base);
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', (error) => {
    text += `[${(error as NodeJS.ErrnoException).code}]`;
  });
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return {
    text: () => text,
    write: (bytes) => void socket.write(bytes),
    seen: (part, times = 1) => until(() => text.split(part).length > times),
    closed,
    destroy: () => socket.destroy(),
  };
}

/** The bytes of a POST: a head with these lines, then the body as it is. */
export const post = (path: string, headers: Record<string, string | number>, body = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;

/** The bytes of a GET. */
export const get = (path: string, headers: Record<string, string> = {}): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
