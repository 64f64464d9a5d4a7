import { expect, test } from '@jest/globals';
import { paragraphsOf } from './paragraphs.ts';

test.each([
  ['paragraphs', '<p>Один</p><p>Два <b>жирно</b></p>', ['Один', 'Два жирно']],
  ['line breaks', 'Один<br>Два<br/>Три\nЧотири', ['Один', 'Два', 'Три', 'Чотири']],
  ['lists', '<ul><li>Перше</li><li>Друге</li></ul>', ['Перше', 'Друге']],
  ['entities', '<p>1&nbsp;&lt;&nbsp;2 &amp; &#8470;5</p>', ['1\u00a0<\u00a02 & №5']],
  ['nothing', '', []],
  ['scripts as nothing', '<script>alert(1)</script><p>Текст</p>', ['Текст']],
  ['written markup as text', '&lt;img src=x onerror=alert(1)&gt;', ['<img src=x onerror=alert(1)>']],
])('reads %s [§5.15]', (_, html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
});
