import { request, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './altering-api.ts';

/** Small enough that a page is painted between the parts of a row, and slow enough that it is painted at all. */
const piece = { bytes: 1500, ms: 4 };

/** Passes the store on, with documents in pieces: what a slow line or a busy phone does to the parser, each time at the same places. */
export function serveInPieces(storeUrl: string): Promise<Server> {
  const { hostname, port } = new URL(storeUrl);
  return listen(0, (near, answer) => {
    const isDocument = near.headers['sec-fetch-dest'] === 'document';
    const headers = { ...near.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const far = request({ hostname, port, path: near.url, method: near.method, headers }, async (given) => {
      const { 'content-length': _, ...said } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isDocument ? said : given.headers);
      if (!isDocument) return given.pipe(answer);
      const bytes = Buffer.concat(await given.toArray());
      for (let at = 0; at < bytes.length; at += piece.bytes) {
        answer.write(bytes.subarray(at, at + piece.bytes));
        await pause(piece.ms);
      }
      answer.end();
    });
    far.on('error', () => answer.destroy());
    near.pipe(far);
  });
}
