import { expect, test } from '@jest/globals';
import { toHtml } from './rich-text.ts';

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });

test('blocks of the editor become HTML', () => {
  const blocks = [
    { type: 'heading', level: 1, children: [text('Гарантія')] },
    { type: 'paragraph', children: [text('Рік', { bold: true }), text(' & день <script>')] },
    { type: 'paragraph', children: [text('')] },
    {
      type: 'list',
      format: 'ordered',
      children: [{ type: 'list-item', children: [{ type: 'link', url: '/faq', children: [text('Питання')] }] }],
    },
    { type: 'quote', children: [text('Слова')] },
    { type: 'code', children: [text('a < b')] },
    { type: 'later', children: [text('лишається')] },
  ];
  expect(toHtml(blocks)).toBe(
    '<h2>Гарантія</h2><p><strong>Рік</strong> &amp; день &lt;script&gt;</p><ol><li><a href="/faq">Питання</a></li></ol>' +
      '<blockquote>Слова</blockquote><pre><code>a &lt; b</code></pre>лишається',
  );
});

test.each([
  [
    'Markdown',
    '**Рік** [тут](/faq)\n\n- один\n- два',
    '<p><strong>Рік</strong> <a href="/faq">тут</a></p>\n<ul>\n<li>один</li>\n<li>два</li>\n</ul>',
  ],
  ['HTML as it is', '<p>Рік_два_три</p>', '<p>Рік_два_три</p>'],
  ['nothing', '  ', ''],
  ['a number', 5, ''],
  ['wrong blocks', [null, 5, { children: 'x' }], ''],
])('%s', (_, value, html) => {
  expect(toHtml(value)).toBe(html);
});

test('blocks that stand in each other without an end have one', () => {
  const node: { type: string; children: unknown[] } = { type: 'list', children: [] };
  node.children.push(node);
  expect(toHtml([node]).length).toBeLessThan(1000);
});
