/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { blockSchema, type Block as ContentBlock } from '@vitryna/contracts/content';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import texts from '../../../locales/uk.json' with { type: 'json' };
import { Block } from './block.tsx';

const words = 'Полтава\nhttps://a.example/b.';

const cases: [string, ContentBlock][] = [
  ['cards', { type: 'cards', items: [{ title: 'T', text: words }] }],
  ['quote', { type: 'quote', text: words }],
  ['table', { type: 'table', head: ['A'], rows: [[words]] }],
  ['map', { type: 'map', lat: 49.84, lng: 24.03, label: words }],
  ['image', { type: 'image', image: { url: '' }, caption: words }],
];

const i18n = createI18n({ locale: 'uk', texts, onMissing: () => {} });
const show = (block: object) =>
  render(
    <I18nProvider i18n={i18n}>
      <Block block={blockSchema.parse(block)} />
    </I18nProvider>,
  );
const picture = (url: string) => ({ url, alt: url, width: 4, height: 3 });

test('draws every picture of a gallery under its title', () => {
  show({ type: 'gallery', title: 'Монтаж', images: [picture('/media/a/l.webp'), picture('/media/b/l.webp')] });
  expect(screen.getByRole('heading', { name: 'Монтаж' })).toBeTruthy();
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual([
    '/media/a/l.avif',
    '/media/b/l.avif',
  ]);
});

test.each([
  ['gallery', { type: 'gallery', images: [picture('/media/a/l.webp'), picture('/media/a/l.webp')] }],
  [
    'table',
    {
      type: 'table',
      head: ['A', 'A'],
      rows: [
        ['1', '1'],
        ['1', '1'],
        ['1', '1', '1', '1'],
      ],
    },
  ],
  [
    'accordion',
    {
      type: 'accordion',
      items: [
        { title: 'T', html: '1' },
        { title: 'T', html: '2' },
      ],
    },
  ],
  [
    'steps',
    {
      type: 'steps',
      items: [
        { title: 'T', html: '1' },
        { title: 'T', html: '2' },
      ],
    },
  ],
  [
    'cards',
    {
      type: 'cards',
      items: [
        { title: 'T', text: '1' },
        { title: 'T', text: '2' },
      ],
    },
  ],
])('draws what an editor wrote twice in a %s twice, without a complaint of the console', (_name, block) => {
  const { container } = show(block);
  const [first] = container.querySelectorAll('li, details, th');
  expect(container.querySelectorAll(first?.tagName ?? 'none')).toHaveLength(2);
});

test('leads to a video and to a place on a map in a tab of their own, which has no hold on this page', () => {
  show({ type: 'video', id: 'abcdefghijk' });
  show({ type: 'map', lat: 49.84, lng: 24.03, label: 'Львів, площа Ринок, 1' });
  const [video, map] = screen.getAllByRole('link');
  expect(video?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(map?.getAttribute('href')).toContain('mlat=49.84&mlon=24.03');
  expect(screen.getByText('Львів, площа Ринок, 1')).toBeTruthy();
  for (const link of [video, map]) {
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(link?.getAttribute('target')).toBe('_blank');
  }
});

test('draws a banner as one link with its words', () => {
  const banner = { title: 'Готові до зими', url: '/ua/akcii', description: 'Станції', buttonLabel: 'Обрати' };
  show({ type: 'banner', banner: { ...banner, backgroundImage: picture('/media/a/l.webp') } });
  const link = screen.getByRole('link', { name: /Готові до зими.*Станції.*Обрати/s });
  expect(link.getAttribute('href')).toBe('/ua/akcii');
  // Its words say what it is.
  expect(link.querySelector('img')?.getAttribute('alt')).toBe('');
});

const items = [
  { title: 'T', text: 'a', html: '<h2>A</h2><h4>B</h4>' },
  { title: 'U', text: 'b', html: '<h4>B</h4>' },
];
test.each([
  ...['steps', 'cards', 'accordion'].flatMap((type) => [
    { type, items },
    { type, items, title: 'Назва' },
  ]),
  ...['<h2>A</h2><h3>B</h3>', '<h4>A</h4><p>b</p>', '<h3>A</h3><h4>B</h4>'].flatMap((html) => [
    { type: 'text', html },
    { type: 'text', html, title: 'Назва' },
  ]),
])('goes on with the outline of its page: $type, $title, $html', (block) => {
  const { container } = show(block);
  const levels = [1, ...[...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))];
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
});

// Specification §5. HTML has had it done by the gateway.
test.each(cases)('makes links of plain addresses and keeps line breaks in a block of %s', (_, block) => {
  const { container } = show(block);
  expect(container.innerHTML).toContain(
    'Полтава<br><a href="https://a.example/b" rel="noopener">https://a.example/b</a>.',
  );
  expect(screen.getByRole('link', { hidden: true, name: 'https://a.example/b' })).toBeTruthy();
});
