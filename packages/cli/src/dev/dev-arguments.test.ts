import { expect, test } from '@jest/globals';
import { readDevArguments } from './dev-arguments.ts';

const apps = ['shell', 'mf-catalog', 'mf-product'];

test.each([
  [[], { apps: [], shell: null }],
  [['mf-catalog', 'shell'], { apps: ['mf-catalog', 'shell'], shell: null }],
  [['mf-catalog', '--shell', 'https://shop.example/ua/?x'], { apps: ['mf-catalog'], shell: 'https://shop.example/' }],
  [['--shell=http://localhost:8080', 'mf-product'], { apps: ['mf-product'], shell: 'http://localhost:8080/' }],
])('takes %j', (argv, expected) => {
  const { apps: named, shell } = readDevArguments(argv, apps);
  expect({ apps: named, shell: shell?.href ?? null }).toEqual(expected);
});

test.each([
  [['mf-nothing'], 'no app is called mf-nothing'],
  [['mf-catalog', '--shell', 'shop.example'], '"shop.example" is none'],
  [['mf-catalog', '--shell', 'file:///etc'], '"file:///etc" is none'],
  [['--shell', 'https://shop.example'], 'name one'],
  [['mf-catalog', 'mf-product', '--shell', 'https://shop.example'], 'name one'],
  [['shell', '--shell', 'https://shop.example'], 'name one'],
  [['--port', '1'], '--port'],
])('says what is wrong with %j', (argv, message) => {
  expect(() => readDevArguments(argv, apps)).toThrow(message);
});
