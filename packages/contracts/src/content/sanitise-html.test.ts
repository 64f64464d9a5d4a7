import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { htmlSchema } from './index.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const cases: [string, string, string][] = [
  [
    'keeps what editors write',
    '<p>Рік<br><b>гарантії</b> &amp; обмін</p>',
    '<p>Рік<br><b>гарантії</b> &amp; обмін</p>',
  ],
  [
    'keeps links of the site and of others',
    '<a href="/ua/faq">1</a><a href=\'https://a.example/?b=1&c=2\'>2</a>',
    '<a href="/ua/faq">1</a><a href="https://a.example/?b=1&c=2" rel="noopener">2</a>',
  ],
  ['drops scripts with what they hold', 'a<script>alert("<p>")</script>b', 'ab'],
  ['drops styles and drawings', '<style>p{}</style><svg><a href="/x">s</a></svg><p>t</p>', '<p>t</p>'],
  ['drops what never ends', 'a<script>b</p>', 'a'],
  ['keeps the words of unknown tags', '<article><font color=red>a</font></article>', 'a'],
  ['drops attributes', '<p onclick="x()" style="color:red" class=a>b</p>', '<p>b</p>'],
  ['drops links that run', '<a href="javascript:alert(1)">a</a><a href="java\tscript:x">b</a>', '<a>a</a><a>b</a>'],
  [
    'drops links that hide what they are',
    '<a href="/&#47;evil.example">a</a><a href="//evil.example">b</a>',
    '<a>a</a><a>b</a>',
  ],
  ['takes no other attribute for the address', '<a data-href="/x" title="href=/y">a</a>', '<a>a</a>'],
  ['closes what was left open', '<ul><li>a<li><b>b', '<ul><li>a<li><b>b</b></li></li></ul>'],
  ['closes nothing that it did not open', '</div></p>a</section>', 'a'],
  ['shows a sign that begins no tag', '2 < 3 > 1 <!-- a', '2 &lt; 3 &gt; 1'],
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
  [
    'makes no link of an address that hides what it is',
    'https://a.example&colon;b https://c.example&#47;d',
    'https://a.example&colon;b <a href="https://c.example" rel="noopener">https://c.example</a>&#47;d',
  ],
  ['keeps the line breaks of a plain text', '\nРядок\r\n<b>другий</b>\rтретій\n', 'Рядок<br><b>другий</b><br>третій'],
  ['breaks no line within paragraphs', '<p>Рядок\nдругий</p>\n<p>a</p>', '<p>Рядок\nдругий</p>\n<p>a</p>'],
];

test.each(cases)('%s', (_, html, clean) => expect(sanitiseHtml(html)).toBe(clean));

test('whatever it is given, nothing is left that runs, and what it has cleaned stays as it is', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p',
    '<script',
    '<a href="',
    "'",
    '"',
    '/>',
    '<!--',
    '-->',
    ' on=x',
    'javascript:',
    '<svg>',
    '<b>',
    '</b>',
    'т',
    '\n',
    'https://a.example',
    '</a>',
    '&#58;',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      (html) => {
        const clean = sanitiseHtml(html);
        const rest = clean.replaceAll(/<\/?(?:p|b)>|<br>|<a(?: href="[^"<>]*"(?: rel="noopener")?)?>|<\/a>/g, '');
        expect(rest).not.toMatch(/[<>]/);
        expect(clean).not.toMatch(/<a href="\s*javascript/);
        expect(clean).not.toMatch(/<a href="https?:[^"]*">/);
        expect(sanitiseHtml(clean)).toBe(clean);
      },
    ),
    { numRuns: 2000 },
  );
});

test('is what every HTML of the content service goes through', () => {
  expect(htmlSchema.parse('<p onclick=x>a</p><script>')).toBe('<p>a</p>');
});

// Four times the length may take four times as long; what looks back would take sixteen times.
test.each([
  ['addresses without an end', 'https://a.example/(('],
  ['punctuation behind an address', ').,;:!?'],
  ['beginnings of addresses', 'https://'],
  ['elements that nobody closes', '<b>https://a.example</i>'],
  ['quotes that nobody closes', '<a href="'],
])('reads %s in a time that grows with their length alone', (_, piece) => {
  const timeOf = (count: number) => {
    const html = `https://a.example/x${piece.repeat(count)}`;
    const began = performance.now();
    sanitiseHtml(html);
    return performance.now() - began;
  };
  const best = (count: number) => Math.min(...[1, 2, 3].map(() => timeOf(count)));
  timeOf(5000);
  expect(best(20_000)).toBeLessThan(Math.max(best(5000), 2) * 10);
});
