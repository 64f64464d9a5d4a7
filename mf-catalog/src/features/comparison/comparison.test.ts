import { expect, test } from '@jest/globals';
import { l10n, product } from '@vitryna/testing';
import { readIds } from './read-ids.ts';
import { toComparisonRows } from './to-comparison-rows.ts';

test.each([
  ['', []],
  ['?ids=1,2,1', ['1', '2']],
  ['?ids=1&ids=3', ['1', '3']],
  ['?ids=../x,%00,7,', ['7']],
])('%j names the products %j', (search, ids) => {
  expect(readIds(search)).toEqual(ids);
});

const spec = (slug: string, value: string) => ({
  slug,
  name: l10n(`Назва ${slug}`),
  isInteractive: false,
  option: { slug: value, value: l10n(value) },
});
const withSpecs = (...items: ReturnType<typeof spec>[]) =>
  product({ specifications: [{ group: l10n('Група'), items }] });

test('lines up specifications and marks those that differ', () => {
  const rows = toComparisonRows(
    [withSpecs(spec('a', '1'), spec('b', '2')), withSpecs(spec('b', '2'), spec('c', '3'))],
    'uk',
  );
  expect(rows).toEqual([
    {
      title: 'Група',
      rows: [
        { slug: 'a', name: 'Назва a', values: ['1', null], differs: true },
        { slug: 'b', name: 'Назва b', values: ['2', '2'], differs: false },
        { slug: 'c', name: 'Назва c', values: [null, '3'], differs: true },
      ],
    },
  ]);
});

test('joins several options, and leaves the column of a lost product empty', () => {
  const [group] = toComparisonRows([withSpecs(spec('a', '1'), spec('a', '2')), null], 'uk');
  expect(group?.rows[0]).toMatchObject({ values: ['1, 2', null], differs: true });
});
