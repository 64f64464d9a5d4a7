import { locales } from '@vitryna/contracts/constants';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { renderLetter, type Sender, type ShownLetter } from '../outbox/render-letter.ts';
import { readMessage } from '../outbox/repository.ts';
import { readStoreName } from '../shared/store-name.ts';
import { sampleLetters } from './sample-letters.ts';

type Look = Pick<Sender, 'url' | 'colours'>;

const id = z.coerce.number().int().positive();

/** Letters as their readers see them: one of each kind, and those of the outbox; `?part=text` shows what has no HTML. */
export function createLettersApp({ db, look }: { db: Connection; look: Look }): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const show = async (c: Context<ApiEnv>, letter: ShownLetter | null | undefined) => {
    if (!letter) throw notFound();
    if (c.req.query('part') === 'text') return c.text(letter.text);
    const name = (await readStoreName(db))?.[letter.locale] ?? new URL(look.url).hostname;
    return c.html(renderLetter(letter, { ...look, name }));
  };
  app.get('/letters', (c) => {
    const rows = locales.flatMap((locale) =>
      sampleLetters(locale, look.url).map(
        ({ kind }) =>
          `<li>${locale} <a href="letters/${locale}/${kind}">${kind}</a> <a href="letters/${locale}/${kind}?part=text">text</a></li>`,
      ),
    );
    return c.html(`<!doctype html><meta charset="utf-8"><title>Letters</title><ul>${rows.join('')}</ul>`);
  });
  app.get('/letters/:locale/:kind', (c) => {
    const { locale, kind } = c.req.param();
    const known = locales.find((one) => one === locale);
    return show(c, known && sampleLetters(known, look.url).find((letter) => letter.kind === kind));
  });
  app.get('/outbox/:id', async (c) => {
    const parsed = id.safeParse(c.req.param('id'));
    return show(c, parsed.success ? await readMessage(db, parsed.data) : null);
  });
  return app;
}
