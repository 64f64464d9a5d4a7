import fc from 'fast-check';

/** Texts that have broken a server somewhere: none of them looks like a trace or a query, so that an echo is not taken for one. */
export const hostileTexts = [
  '',
  ' ',
  '\u202e\u200b\ufeff',
  '𝒳😀é\u0301',
  'ﷺ'.repeat(200),
  'x'.repeat(5000),
  'x'.repeat(70_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  `${'../'.repeat(5)}etc/passwd`,
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nx-injected: 1',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '99999999999999999999999999',
  '0x10',
  '٣',
  'null',
  'undefined',
  '[object Object]',
  '2026-02-30',
  '9999999-01-01',
  '(a+)+$',
  '&|!:*()<->',
];

/** Numbers at and beyond the edges of what a column or a loop takes. */
const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  -(2 ** 63),
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
];

/** Names that mean something to JavaScript. */
export const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'];

function nest(depth: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** `__proto__` as a member of its own, which is what `JSON.parse` makes of it. */
const withMember = (name: string, value: unknown): unknown =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

/** Text that PostgreSQL refuses: what lets it through answers 500. */
const unstorable = ['\u0000', 'a\u0000b', '\ud800', 'а\udc00'];

/** Any text, well-formed or not. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileTexts), weight: 3 },
  { arbitrary: fc.constantFrom(...unstorable), weight: 2 },
  // Any sign but halves of one: `unit: 'binary'` makes a table of a million of them first.
  fc.array(fc.nat(0x10ffff), { maxLength: 60 }).map((signs) => String.fromCodePoint(...signs).toWellFormed()),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** Any JSON value that no call asks for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 5 },
  fc.constantFrom<unknown>(...hostileNumbers, true, false, null, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(hostileText, { maxLength: 4 }),
  fc.tuple(fc.integer({ min: 5, max: 3000 }), fc.boolean()).map(([depth, isList]) => nest(depth, isList)),
  fc.constantFrom(...prototypeNames).map((name) => withMember(name, { isAdmin: true })),
  fc.integer({ min: 100, max: 3000 }).map((length) => Array.from({ length }, (_, index) => index)),
);
