import { locales } from '@vitryna/contracts/languages';
import { type Asker, isTooManyWaiting } from '@vitryna/fair-queue';
import type { Context } from 'hono';
import { type SocialBrand, type SocialCard, type SocialSubject, socialPath } from './social-card.ts';
import type { createSocialPictures } from './social-pictures.ts';

/** Pictures for social networks: whose they are, and what the store knows of a product or a post now. */
export type SocialOptions = {
  brand: SocialBrand;
  find: (subject: SocialSubject) => Promise<SocialCard | null>;
};

function subjectOf(context: Context): SocialSubject | null {
  const { kind, id = '', file = '' } = context.req.param();
  const [, language] = /^([a-z]{2})-[0-9a-f]{12}\.jpg$/.exec(file) ?? [];
  const locale = locales.find((one) => one === language);
  if ((kind !== 'product' && kind !== 'post') || !locale || id.length > 120) return null;
  return { kind, id, locale };
}

/**
 * `GET /media/social/:kind/:id/:file`, file = `<language>-<version>.jpg`: 1200 × 630. A version of the past leads to that of now, so nobody can
 * have others drawn. What cannot be drawn leads to the picture of the product itself.
 */
export const socialRoute =
  (
    { find }: SocialOptions,
    {
      read,
      askerOf,
      onError,
    }: {
      read: ReturnType<typeof createSocialPictures>;
      askerOf: (context: Context) => Asker;
      onError: ((error: unknown) => void) | undefined;
    },
  ) =>
  async (context: Context): Promise<Response> => {
    const subject = subjectOf(context);
    const card = subject && (await find(subject));
    if (!subject || !card) return await context.notFound();
    const path = socialPath(subject, card);
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${path.split('/').at(-1)}"` };
    if (path.split('/').at(-1) !== context.req.param('file')) {
      context.header('Cache-Control', 'public, max-age=60');
      return context.redirect(path, 302);
    }
    if (context.req.header('If-None-Match')?.includes(headers.ETag)) return context.body(null, 304, headers);
    try {
      const data = await read(subject, card, askerOf(context));
      return context.body(new Uint8Array(data), 200, {
        ...headers,
        'Content-Type': 'image/jpeg',
        'Content-Length': String(data.length),
      });
    } catch (error) {
      const isTooMuch = isTooManyWaiting(error);
      if (!isTooMuch && !context.req.raw.signal.aborted) onError?.(error);
      context.header('Cache-Control', 'no-store');
      if (!isTooMuch && card.picture !== null) return context.redirect(`/media/${card.picture}/l.jpg`, 302);
      return context.body(null, 503, { 'Retry-After': '5' });
    }
  };
