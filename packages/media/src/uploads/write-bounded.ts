import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refusalText } from './refusal.ts';

/** Writes a stream into a file as it arrives, and no more of it than allowed. Throws the refusal of one that is longer. */
export async function writeBounded(path: string, bytes: ReadableStream<Uint8Array>, maxBytes: number): Promise<void> {
  let written = 0;
  const bound = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length;
      if (written > maxBytes) done(new Error(refusalText('tooLarge')));
      else done(null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]), bound, createWriteStream(path));
}
