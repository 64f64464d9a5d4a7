import { expect, test } from '@jest/globals';
import { looksOf } from './list-view-cookie.ts';

test.each([
  ['sid=1', []],
  ['store_filter_menu=shown; store_list_view=grid', []],
  ['store_filter_menu=%3Cx%3E; store_list_view=listen', []],
  ['a=1; store_filter_menu=hidden', ['filtersHidden']],
  ['store_list_view=list; store_filter_menu=hidden', ['filtersHidden', 'listView']],
])('reads %s as %j', (header, looks) => {
  expect(looksOf(header)).toEqual(looks);
});
