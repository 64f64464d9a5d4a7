/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanHtml } from './clean-html.ts';
import { findInDocument, findInPart } from './testing/active-content.ts';
import { attacks } from './testing/attacks.ts';

const cases: [string, string, string][] = [
  [
    'keeps what editors write',
    '<p>Рік<br><b>гарантії</b> &amp; обмін</p><hr>',
    '<p>Рік<br><b>гарантії</b> &amp; обмін</p><hr>',
  ],
  [
    'keeps links of the site and of others',
    '<a href="/ua/faq">1</a><a href=\'https://a.example/?b=1&c=2\'>2</a><a href="tel:+380">3</a>',
    '<a href="/ua/faq">1</a><a href="https://a.example/?b=1&amp;c=2" rel="noopener">2</a><a href="tel:+380">3</a>',
  ],
  ['keeps links that open a modal', '<a href="#modal=landingPage/a">a</a>', '<a href="#modal=landingPage/a">a</a>'],
  ['drops scripts with what they hold', 'a<script>alert("<p>")</script>b', 'ab'],
  ['drops styles and drawings', '<style>p{}</style><svg><a href="/x">s</a></svg><p>t</p>', '<p>t</p>'],
  ['drops what never ends', 'a<script>b</p>', 'a'],
  ['keeps the words of unknown tags', '<article><font color=red>a</font></article>', 'a'],
  ['drops attributes', '<p onclick="x()" style="color:red" class=a>b</p>', '<p>b</p>'],
  ['drops links that run', '<a href="javascript:alert(1)">a</a><a href="java\tscript:x">b</a>', '<a>a</a><a>b</a>'],
  ['drops links that lead elsewhere', '<a href="/&#47;evil.example">a</a><a href="//b">b</a>', '<a>a</a><a>b</a>'],
  ['takes no other attribute for the address', '<a data-href="/x" title="href=/y">a</a>', '<a>a</a>'],
  ['closes what was left open', '<ul><li>a<li><b>b', '<ul><li>a</li><li><b>b</b></li></ul>'],
  ['closes nothing that it did not open', '</div>a</section></li>', 'a'],
  ['shows a sign that begins no tag', '2 < 3 > 1 /> <!-- a', '2 &lt; 3 &gt; 1 /&gt;'],
  ['reads tags of any case', '<P>a<IMG SRC=x ONERROR=alert(1)></P>', '<p>a</p>'],
  [
    'makes links of plain addresses',
    '<p>Прошивка: https://a.example/f?b=1&amp;c=2, <b>http://b.example</b>.</p>',
    '<p>Прошивка: <a href="https://a.example/f?b=1&amp;c=2" rel="noopener">https://a.example/f?b=1&amp;c=2</a>, <b><a href="http://b.example" rel="noopener">http://b.example</a></b>.</p>',
  ],
  [
    'leaves the words of a link and addresses of other schemes alone',
    '<p><a href="/x">див. <b>https://a.example</b></a> javascript:alert(1) ftp://a.example</p>',
    '<p><a href="/x">див. <b>https://a.example</b></a> javascript:alert(1) ftp://a.example</p>',
  ],
  ['keeps the line breaks of a plain text', '\nРядок\r\n<b>другий</b>\rтретій\n', 'Рядок<br><b>другий</b><br>третій'],
  ['breaks no line within paragraphs', '<p>Рядок\nдругий</p>\n<p>a</p>', '<p>Рядок\nдругий</p>\n<p>a</p>'],
];

test.each(cases)('%s', (_, html, clean) => expect(cleanHtml(html)).toBe(clean));

const strings = Object.entries(attacks);

/** What is active in texts after they were cleaned, each by itself. */
function findActive(list: readonly string[]): string[] {
  const clean = list.map((html) => cleanHtml(html) ?? '').join('');
  return [...findInPart(clean), ...findInDocument(clean)];
}

test('the attacks are many, and most of them are active content as long as nothing cleans them', () => {
  expect(strings.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(300);
  for (const [, list] of strings) {
    const active = list.filter((html) => findInDocument(html).length > 0);
    expect(active.length).toBeGreaterThan(list.length / 3);
  }
});

describe.each(strings)('attacks by %s', (_, list) => {
  test('leave nothing that runs, styles, loads or leaves its place', () => expect(findActive(list)).toEqual([]));

  test('nor inside each other and one after the other', () => {
    const [first = ''] = list;
    const pairs = list.flatMap((html) => [html + first, first + html, `<p>${html}</p>`, html.replace('x', first)]);
    expect(findActive(pairs)).toEqual([]);
  });

  test('are cleaned once and for all', () => {
    const clean = list.map((html) => cleanHtml(html) ?? '');
    expect(clean.map(cleanHtml)).toEqual(clean);
  });
});

test('whatever pieces it is given, nothing is left that runs', () => {
  const all = strings.flatMap(([, list]) => list);
  const piece = fc.oneof(fc.constantFrom(...all), fc.constantFrom('<', '>', '</', '"', "'", '/>', '<!--', '-->', 'т'));
  const text = fc.tuple(fc.array(piece, { maxLength: 8 }), fc.nat(40));
  fc.assert(
    fc.property(fc.array(text, { minLength: 20, maxLength: 40 }), (texts) => {
      expect(findActive(texts.map(([pieces, cut]) => pieces.join('').slice(cut)))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

describe('a long text', () => {
  const shapes: Record<string, (length: number) => string> = {
    'tags that never end': (length) => '<a href="x'.repeat(length / 10),
    'elements that never end': (length) => '<p>'.repeat(length / 3),
    'elements nested too deep': (length) => '<b>'.repeat(length / 3),
    'elements nested as deep as can be': (length) =>
      ('<b>'.repeat(500) + '</i>'.repeat(1000) + '</b>'.repeat(500)).repeat(length / 7500),
    'ends without a beginning': (length) => '<b>'.repeat(500) + '</i>'.repeat(length / 4),
    'items of a list': (length) => '<li>x'.repeat(length / 5),
    'tables in tables': (length) => '<table><tr><td>'.repeat(length / 15),
    'drawings in drawings': (length) => '<svg><p>'.repeat(length / 8),
    'equal attributes': (length) => `<a ${'b="c" '.repeat(length / 6)}>`,
    'different attributes': (length) => `<a ${Array.from({ length: length / 9 }, (_, at) => `a${at}="c"`).join(' ')}>`,
    'one long address': (length) => `<a href="/${'a'.repeat(length)}">x</a>`,
    'spaces in an address': (length) => `<a href="${' '.repeat(length)}x">x</a>`,
    'opening signs': (length) => '<'.repeat(length),
    'addresses without an end': (length) => `https://a.example/x${'https://a.example/(('.repeat(length / 20)}`,
    comments: (length) => '<!--'.repeat(length / 4),
    declarations: (length) => '<![CDATA['.repeat(length / 9),
    entities: (length) => '&a'.repeat(length / 2),
    scripts: (length) => '<script></script>'.repeat(length / 17),
    'what only some browsers read': (length) => '<p><noscript></p>'.repeat(length / 17),
    frames: (length) => '<iframe><iframe></iframe>'.repeat(length / 25),
  };
  /** The work of this thread, in milliseconds: what else the machine does is none of it. */
  const measure = (html: string) => {
    const runs = [0, 1, 2].map(() => {
      const before = process.threadCpuUsage();
      cleanHtml(html);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...runs);
  };

  test.each(Object.entries(shapes))('of %s takes eight times as long when it is eight times as long', (_, shape) => {
    measure(shape(56_000));
    const [short, long] = [measure(shape(56_000)), measure(shape(448_000))];
    // Sixty-four times is what it would be if each sign looked back at all others.
    expect(long).toBeLessThan(Math.max(short, 5) * 24);
  });

  test('nested deeper than a browser goes, or longer than a book, is left out', () => {
    expect(cleanHtml(`${'<ul><li>'.repeat(200)}x`)).toContain('<ul><li>x</li></ul>');
    expect(cleanHtml('<ul><li>'.repeat(300))).toBeNull();
    expect(cleanHtml('<p>x'.repeat(200_000))).toBeNull();
  });
});
