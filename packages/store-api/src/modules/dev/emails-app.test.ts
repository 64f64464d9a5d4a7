import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMessage } from '../outbox/repository.ts';
import { sampleEmails } from './sample-emails.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const read = async (path: string) => (await shop.app.request(`/__dev/${path}`)).text();
/** What a reader sees of HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<[^>]+>/gs, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

const all = (['uk', 'ru'] as const).flatMap((locale) =>
  sampleEmails(locale, 'https://shop.example').map((mail) => [locale, mail.kind, mail] as const),
);

test.each(all)(
  'shows %s %s with the same words as its text, and with nothing of other hosts',
  async (locale, kind, mail) => {
    const html = await read(`letters/${locale}/${kind}`);
    const words = wordsOf(html);
    const lines = mail.text.split('\n').filter((line) => line !== '' && !line.startsWith('https://'));
    for (const part of lines.flatMap((line) => line.split(/: | × /))) {
      expect(words).toContain(part.replace(/:$/, '').replace(/\s+/g, ' '));
    }
    for (const link of mail.links) expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/<img|<script|<link|url\(|undefined|NaN/);
    expect(await read(`letters/${locale}/${kind}?part=text`)).toBe(mail.text);
  },
);

test('lists them all and shows what is in the outbox, its words escaped', async () => {
  expect((await read('letters')).match(/<li>/g)).toHaveLength(all.length);
  const mail = { channel: 'email', to: 'a@example.com', kind: 'x', locale: 'uk', links: [] } as const;
  const text = `<script>alert("1")</script> & 'ok'`;
  await addMessage(shop.database.db, { ...mail, links: [], subject: '<b>', text }, new Date());
  const outbox = JSON.parse(await read('outbox?to=a@example.com')) as { data: { id: number }[] };
  const html = await read(`outbox/${outbox.data[0]?.id}`);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;ok&#39;');
  expect(html).toContain('<title>&lt;b&gt;</title>');
  expect((await shop.app.request('/__dev/outbox/999999')).status).toBe(404);
  expect((await shop.app.request('/__dev/letters/uk/other')).status).toBe(404);
});
