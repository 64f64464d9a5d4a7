import { expect, test } from '@jest/globals';
import type { Release } from '@vitryna/contracts/release';
import { renderMaintenance } from './render-maintenance.tsx';

const file = { integrity: `sha384-${'A'.repeat(64)}`, size: 1 };
const shell: Release = {
  schema: 1,
  name: 'shell',
  version: '1.0.0',
  builtAt: '2026-01-01T00:00:00Z',
  entry: 'client/entry.js',
  server: 'server/server.cjs',
  routes: [],
  exposes: { '.': { js: [], css: ['client/main.css'] } },
  pages: {},
  modals: {},
  shared: {},
  contracts: {},
  events: { sends: [], hears: [] },
  needs: [],
  texts: {},
  files: Object.fromEntries(
    ['client/entry.js', 'client/main.css', 'client/closed-store.1a2b.css', 'client/other.css'].map((path) => [
      path,
      file,
    ]),
  ),
};
const config = {
  phone: '0 800 000 000',
  phones: [],
  schedule: { uk: '', ru: '' },
  socials: Object.fromEntries(
    ['video', 'photo', 'social', 'messenger'].map((name) => [name, `https://${name}.example/shop`]),
  ),
  messengers: { bot: 'https://a.example', chat: 'https://b.example', helpdesk: 'https://c.example' },
  freeDelivery: 2000,
  legal: { company: { uk: '', ru: '' }, edrpou: '', address: { uk: '', ru: '' }, email: 'a@b.example' },
  buildTag: 'B2C_250825',
  features: {},
};
const texts = { 'The site is temporarily unavailable': 'Сайт временно недоступен' };

function render(message: string | null, known: unknown = config) {
  const result = renderMaintenance({
    theme: null,
    locale: 'ru',
    url: '/kamery?page=2',
    renderer: {
      compositionId: '0123456789abcdef',
      shell,
      remotes: [],
      readCss: (path) => `.x{content:"${path}"}`,
      publicUrl: 'https://shop.example',
      report: () => undefined,
    },
    texts: { texts, url: '/assets/texts/ru-1.json' },
    maintenance: { message },
    config: known,
  });
  return { ...result, html: Buffer.from(result.html).toString() };
}

test('says that the store is closed, why, whom to call and where to follow [§2.18 §3.15 §9.16]', () => {
  const { status, html, cache } = render('До 14:30 <b>');
  expect([status, cache]).toEqual([503, 'private']);
  expect(html).toContain('<html lang="ru"');
  expect(html).toContain('<h1>Сайт временно недоступен</h1>');
  expect(html).toContain('До 14:30 &lt;b&gt;');
  expect(html).toContain('href="tel:0800000000"');
  for (const name of ['video', 'photo', 'social', 'messenger']) expect(html).toContain(`https://${name}.example/shop`);
  expect(html).toContain('name="robots" content="noindex');
});

test('calls the networks by the names of the brand, or by those of their signs', () => {
  const names = (html: string) =>
    [...html.matchAll(/_blank"[^>]*>.*?<\/svg>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name);
  expect(names(render(null).html)).toEqual(['Facebook', 'YouTube', 'Instagram', 'Telegram']);
  const socialNames = { video: 'Vimeo', photo: 'Flickr', social: 'LinkedIn', messenger: 'Viber' };
  expect(names(render(null, { ...config, socialNames }).html)).toEqual(['LinkedIn', 'Vimeo', 'Flickr', 'Viber']);
});

test('keeps the lines of the message and links its addresses', () => {
  const { html } = render('До 14:30\nhttps://status.example');
  expect(html).toContain('До 14:30<br/><a href="https://status.example" rel="noopener">');
});

test('leads to the same page in the other language and carries its own styles and no state', () => {
  const { html, styleHashes } = render(null);
  expect(html).toContain('href="/ua/kamery?page=2"');
  expect(html).toContain('data-href="closed-store.1a2b.css"');
  expect(html).not.toContain('other.css');
  expect(styleHashes).toHaveLength(2);
  expect(html).not.toContain('page-state');
});

test('does without a configuration and without a message', () => {
  const { html } = render(null, null);
  expect(html).toContain('Сайт временно недоступен');
  expect(html).not.toContain('tel:');
});
