import { createHmac, timingSafeEqual } from 'node:crypto';
import { appNameSchema, versionSchema } from '@vitryna/contracts/release';
import { z } from 'zod';

const previewSchema = z.object({ app: appNameSchema, version: versionSchema, until: z.int().positive() });

/** A published version that somebody may see before it is live, until a second of the epoch. */
export type Preview = z.infer<typeof previewSchema>;

/** A key of its own: what signs previews signs nothing else that the secret is for. */
const seal = (payload: string, secret: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('preview').digest()).update(payload).digest();

/** Signs a preview for a link or a cookie. */
export function signPreview(preview: Preview, secret: string): string {
  const payload = Buffer.from(JSON.stringify(previewSchema.parse(preview))).toString('base64url');
  return `${payload}.${seal(payload, secret).toString('base64url')}`;
}

/** The preview that a token is for; null when nobody with the secret signed it, or its time is over. */
export function readPreview(token: string, secret: string, now: number): Preview | null {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = seal(payload, secret);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  try {
    const { success, data } = previewSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return success && data.until * 1000 > now ? data : null;
  } catch {
    return null;
  }
}
