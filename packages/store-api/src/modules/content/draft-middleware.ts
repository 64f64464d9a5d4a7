import { contentRevisionHeader, keptSinceHeader } from '@vitryna/contracts/constants';
import { draftCookie, isDraftPass } from '@vitryna/strapi/pass';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ApiEnv } from '../../http/api-env.ts';
import type { ContentSource } from './content-source.ts';
import { withDrafts } from './draft-scope.ts';

type DraftOptions = {
  source: Pick<ContentSource, 'drafts' | 'keptSince' | 'revision' | 'look'>;
  secret: string | null;
  now: () => Date;
};

/** Gives visitors with a valid pass drafts, in answers that nobody keeps; all others what is published, dated where it may be old. */
export const contentDrafts =
  ({ source, secret, now }: DraftOptions): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const pass = secret === null ? undefined : getCookie(c, draftCookie);
    if (secret !== null && pass !== undefined && isDraftPass(pass, secret, now().getTime())) {
      c.set('seesDrafts', true);
      await withDrafts(source.drafts, next);
      return;
    }
    // The gateway knows of newer contents from another process: what is kept of the older ones must not be its answer.
    const known = c.req.header(contentRevisionHeader);
    if (known !== undefined && known !== source.revision()) await source.look();
    await next();
    const since = source.keptSince();
    if (since) c.header(keptSinceHeader, since.toISOString());
    // A browser keeps the headers of an answer that has not changed: it learns that the date is over.
    else if (c.res.status === 304) c.header(keptSinceHeader, '');
  };
