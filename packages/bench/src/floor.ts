import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A page of the store as plain HTML, and what it shows, from memory. */
export type Floor = { url: string; close: () => void };

type Answer = { type: string; body: Buffer; isPacked: boolean };

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\b(?:rel="?modulepreload"?|as="?script"?)[^>]*>/g;

/**
 * Serves a page of the store without any script: no page of this kind can be faster.
 * @throws where the store does not answer with a page
 */
export async function serveFloor(store: string, path: string): Promise<Floor> {
  const response = await fetch(store + path);
  if (!response.ok) throw new Error(`bench: ${store}${path} answered ${response.status}`);
  const html = Buffer.from((await response.text()).replace(scripts, ''));
  const kept = new Map<string, Answer>([
    [path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(html), isPacked: true }],
  ]);
  const server = createServer((request, reply) => void answer(request, reply, store, kept));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, close: () => server.close() };
}

/** Pictures and fonts come from the store once. */
async function answer({ url = '/' }: IncomingMessage, reply: ServerResponse, store: string, kept: Map<string, Answer>) {
  let file = kept.get(url);
  if (!file) {
    const response = await fetch(store + url);
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    file = { type, body: Buffer.from(await response.arrayBuffer()), isPacked: false };
    kept.set(url, file);
  }
  reply.writeHead(200, { 'content-type': file.type, ...(file.isPacked && { 'content-encoding': 'br' }) });
  reply.end(file.body);
}
