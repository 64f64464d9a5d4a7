import { request } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import { baseURL } from './store.ts';

/** A file as it travels: its bytes on the wire and what they hold. */
export type Served = {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
};

/** Asks the store as a browser does that takes brotli; `fetch` would hide how many bytes came. */
export function readServed(path: string): Promise<Served> {
  return new Promise((resolve, reject) => {
    request(new URL(path, baseURL), { headers: { Accept: '*/*', 'Accept-Encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
        const bytes = Buffer.concat(chunks);
        const isBrotli = answer.headers['content-encoding'] === 'br';
        const text = (isBrotli ? brotliDecompressSync(bytes) : bytes).toString('utf8');
        resolve({ path, headers: answer.headers, bytes, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** How many bytes of a brotli answer have to arrive until its contents reach a text. */
export function bytesUntil({ bytes }: Served, text: string): number {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  const reaches = (length: number) =>
    brotliDecompressSync(bytes.subarray(0, length), { finishFlush }).toString('utf8').includes(text);
  let [low, high] = [1, bytes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Scripts that a page runs before it is hydrated: the one that it begins with and everything it preloads. */
export function scriptsOf({ text }: Served): string[] {
  const tags = text.match(/<link rel="(?:modulepreload"|preload" as="script")[^>]*>|<script defer[^>]*>/g) ?? [];
  return tags.map((tag) => /(?:href|src)="(?<path>[^"]+)"/.exec(tag)?.groups?.path ?? '');
}
