import { locales } from '@vitryna/contracts/constants';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { renderEmail, type Sender, type ShownEmail } from '../outbox/render-email.ts';
import { readMessage } from '../outbox/repository.ts';
import { readStoreName } from '../shared/store-name.ts';
import { sampleEmails } from './sample-emails.ts';

type Look = Pick<Sender, 'url' | 'colours'>;

const id = z.coerce.number().int().positive();

/** E-mails as their readers see them: one of each kind, and those of the outbox; `?part=text` shows what has no HTML. */
export function createEmailsApp({ db, look }: { db: Connection; look: Look }): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const show = async (c: Context<ApiEnv>, mail: ShownEmail | null | undefined) => {
    if (!mail) throw notFound();
    if (c.req.query('part') === 'text') return c.text(mail.text);
    const name = (await readStoreName(db))?.[mail.locale] ?? new URL(look.url).hostname;
    return c.html(renderEmail(mail, { ...look, name }));
  };
  app.get('/letters', (c) => {
    const rows = locales.flatMap((locale) =>
      sampleEmails(locale, look.url).map(
        ({ kind }) =>
          `<li>${locale} <a href="letters/${locale}/${kind}">${kind}</a> <a href="letters/${locale}/${kind}?part=text">text</a></li>`,
      ),
    );
    return c.html(`<!doctype html><meta charset="utf-8"><title>Letters</title><ul>${rows.join('')}</ul>`);
  });
  app.get('/letters/:locale/:kind', (c) => {
    const { locale, kind } = c.req.param();
    const known = locales.find((one) => one === locale);
    return show(c, known && sampleEmails(known, look.url).find((mail) => mail.kind === kind));
  });
  app.get('/outbox/:id', async (c) => {
    const parsed = id.safeParse(c.req.param('id'));
    return show(c, parsed.success ? await readMessage(db, parsed.data) : null);
  });
  return app;
}
