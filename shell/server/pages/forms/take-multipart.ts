import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { uploadLimits } from '@vitryna/contracts/uploads';
import pLimit from 'p-limit';
import { type BodyFault, isTooLong, readBody } from '../../http/take-body.ts';

/** One file of a form; `bytes` is null where it is larger than any that is taken. */
export type PostedFile = { field: string; bytes: Buffer | null };

/** As much as forms without files, and what is still read of files beyond the number that is taken, so that the page can say so. */
const textBytes = 64 * 1024;
const limit = { maxBytes: 2 * uploadLimits.count * uploadLimits.bytes, withinMs: 120_000, isStreamed: true };

async function readFile(stream: Readable & { truncated: boolean }): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return stream.truncated ? null : Buffer.concat(chunks);
}

/** Null where the type names no boundary. */
function openParser(type: string) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fieldSize: textBytes, fields: 500, fileSize: uploadLimits.bytes, headerPairs: 20 },
    });
  } catch {
    return null;
  }
}

/**
 * Takes a form with files (RFC 7578). Files are handed over one after the other, with the fields that stood before them: the next is read
 * when the one before is done with, so one form never holds more than one in memory.
 */
export function takeMultipart(
  req: IncomingMessage,
  res: ServerResponse,
  onFile: (file: PostedFile, before: URLSearchParams) => Promise<void>,
): Promise<URLSearchParams | BodyFault | 'malformed'> {
  const values = new URLSearchParams();
  if (isTooLong(req, limit)) return Promise.resolve('tooLong');
  const parser = openParser(req.headers['content-type'] ?? '');
  if (parser === null) return Promise.resolve('malformed');
  return new Promise((resolve) => {
    const inTurn = pLimit(1);
    const reading = readBody(req, res, {
      limit,
      onData: (chunk) => {
        if (parser.write(chunk)) return;
        req.pause();
        parser.once('drain', () => req.resume());
      },
      onEnd: () => void parser.end(),
      onFault: (fault) => {
        resolve(fault);
        parser.destroy();
      },
    });
    const stop = () => {
      reading();
      resolve('malformed');
    };
    parser.on('field', (name, value) => values.append(name, value));
    parser.on('file', (field, stream, filename) => {
      // A field in which no file was chosen.
      if (filename === undefined || filename === '') return void stream.resume();
      inTurn(async () => onFile({ field, bytes: await readFile(stream) }, values)).catch(stop);
    });
    parser.on('error', stop);
    parser.on('finish', () => void inTurn(() => resolve(values)));
  });
}
