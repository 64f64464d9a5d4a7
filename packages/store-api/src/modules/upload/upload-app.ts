import type { uploadResultSchema } from '@vitryna/contracts/api';
import { uploadLimits, uploadPath } from '@vitryna/contracts/uploads';
import { createConcurrencySlots, isTooManyWaiting, networkOf } from '@vitryna/fair-queue';
import type { UploadRefusal, Uploads } from '@vitryna/media';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import { Failure } from '../../core/failure.ts';
import { type Limits, tooMany } from '../../core/rate-limits.ts';
import { countedSession } from '../../core/session-cookie.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { addUpload } from './repository.ts';

/** The upload address. */
export const uploadAddress = `/user${uploadPath}`;

type UploadOptions = { db: Connection; now: () => Date; limits: Limits; uploads: Pick<Uploads, 'take'> };

const refusals: Record<UploadRefusal, () => Failure> = {
  empty: () => new Failure('validation', { code: 'emptyFile', message: '@The file is empty' }),
  tooLarge: () => new Failure('tooLarge'),
  wrongType: () => new Failure('wrongType'),
  stowaway: () => new Failure('wrongType', { code: 'mixedFile', message: '@The file holds more than a picture' }),
  tooManyPixels: () => new Failure('tooLarge', { code: 'tooManyPixels', message: '@The picture has too many pixels' }),
  unreadable: () => new Failure('wrongType', { code: 'unreadable', message: '@The picture cannot be read' }),
};

/** Files of one address that may be on their way at a time, and of all. */
const underWay = { perAddress: 5, total: 32 };

function countIn(c: Context<ApiEnv>, limits: Limits): string {
  const address = c.get('clientAddress');
  if (address === null) return '';
  const seconds = limits.take('uploads', { address, sid: countedSession((cookie) => getCookie(c, cookie)) });
  if (seconds > 0) throw tooMany(seconds);
  return networkOf(address);
}

/**
 * Takes one picture as the body of a POST and answers its id, which a form then sends (decision 110). The name and the type that a browser
 * says are not read: what a file is, its bytes say.
 */
export function createUploadApp({ db, now, limits, uploads }: UploadOptions): Hono<ApiEnv> {
  const slots = createConcurrencySlots(underWay);
  const take = async (c: Context<ApiEnv>, client: string) => {
    try {
      return await uploads.take(c.req.raw.body, { client, signal: c.req.raw.signal });
    } catch (error) {
      if (isTooManyWaiting(error)) throw tooMany(5);
      throw error;
    }
  };
  return new Hono<ApiEnv>().post('/', async (c) => {
    if (Number(c.req.header('content-length') ?? 0) > uploadLimits.bytes) throw refusals.tooLarge();
    const client = countIn(c, limits);
    const leave = slots.take(client);
    if (typeof leave === 'string') throw tooMany(2);
    try {
      const taken = await take(c, client);
      if (taken.kind === 'refused') throw refusals[taken.refusal]();
      await addUpload(db, taken.id, now());
      const data: z.infer<typeof uploadResultSchema> = { id: taken.id };
      return c.json({ data }, 200, { 'cache-control': 'no-store' });
    } finally {
      leave();
    }
  });
}
