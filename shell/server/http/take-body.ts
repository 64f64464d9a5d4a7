import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './linger.ts';

/** A route's limits: so many bytes, all of them within so many milliseconds of the head. */
export type BodyLimit = {
  maxBytes: number;
  withinMs: number;
  /** Proxied as it arrives, for files; else it is here whole before anybody else hears of the request. */
  isStreamed: boolean;
};

/** The result of a body; `gone` where the client left half way. */
export type BodyFault = 'tooLong' | 'slow' | 'gone';

type BodyParts = {
  limit: BodyLimit;
  onData: (chunk: Buffer) => void;
  onEnd: () => void;
  onFault: (fault: BodyFault) => void;
};

/** Reads a body within its limit; the end or one fault is told, once. Returns what stops the reading. */
export function readBody(req: IncomingMessage, res: ServerResponse, parts: BodyParts): () => void {
  const { limit, onData, onEnd, onFault } = parts;
  let bytes = 0;
  const stop = () => {
    clearTimeout(timer);
    req.off('data', take).off('end', end).off('close', leave).off('error', leave);
  };
  const fail = (fault: BodyFault) => {
    stop();
    onFault(fault);
  };
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit.maxBytes) fail('tooLong');
    else onData(chunk);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const leave = () => fail('gone');
  const timer = setTimeout(() => fail('slow'), limit.withinMs);
  // The client waits to be told that its body is wanted (RFC 9110 §10.1.1).
  if (req.headers.expect !== undefined) res.writeContinue();
  req.on('data', take).on('end', end).on('close', leave).on('error', leave);
  return stop;
}

/** Takes a body whole. One that says itself that it is too long is not read at all. */
export async function takeBody(
  req: IncomingMessage,
  res: ServerResponse,
  limit: BodyLimit,
): Promise<Buffer | BodyFault> {
  if (!hasBody(req)) return Buffer.alloc(0);
  if (isTooLong(req, limit)) return 'tooLong';
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    readBody(req, res, {
      limit,
      onData: (chunk) => void chunks.push(chunk),
      onEnd: () => resolve(Buffer.concat(chunks)),
      onFault: resolve,
    });
  });
}

/** Whether a body says itself that it is longer than allowed. */
export const isTooLong = ({ headers }: IncomingMessage, { maxBytes }: BodyLimit): boolean =>
  Number(headers['content-length'] ?? 0) > maxBytes;
