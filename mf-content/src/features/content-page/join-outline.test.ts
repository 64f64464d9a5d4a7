import { expect, test } from '@jest/globals';
import { joinOutline } from './join-outline.ts';

test.each([
  ['below the title of a page', '<h4>a</h4><p>b</p>', 1, '<h2>a</h2><p>b</p>'],
  ['below the title of a block', '<h4>a</h4><h4>b</h4>', 2, '<h3>a</h3><h4>b</h4>'],
  [
    'whatever is whole already',
    '<h2>a</h2><h3 id="b">b</h3><hr><h2>c</h2>',
    1,
    '<h2>a</h2><h3 id="b">b</h3><hr><h2>c</h2>',
  ],
])('leaves out no level %s', (_, html, above, expected) => {
  expect(joinOutline(html, above)).toBe(expected);
});
