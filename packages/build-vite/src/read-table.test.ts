import { expect, test } from '@jest/globals';
import { parseSync } from 'vite';
import { readTable } from './read-table.ts';

const read = (code: string) => readTable(parseSync('pages.ts', code).program, 'pages');

test('says which page is which module', () => {
  const code = `export const pages: PageTable = {
    home: () => import('../routes/home.tsx'),
    'screen-size': () => import('../routes/screen-size.tsx').then(({ Page }) => ({ Component: Page })),
  };
  export const skeletons = () => import('../routes/skeletons.tsx');`;
  expect(read(code)).toEqual([
    ['home', '../routes/home.tsx'],
    ['screen-size', '../routes/screen-size.tsx'],
  ]);
});

test.each(['{ home: loadHome }', '{ ...others }', "{ home: () => Promise.all([import('./a.ts'), import('./b.ts')]) }"])(
  'refuses %s: its files could not be preloaded',
  (table) => {
    expect(() => read(`export const pages = ${table};`)).toThrow('with one import');
  },
);
