import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';

/** Characters allowed in a header: printable Latin-1. */
const headerText = fc
  .oneof(hostileText, fc.string({ maxLength: 4000 }))
  .map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/gu, '').trim());
const headerNames = [
  ...[
    'cookie',
    'accept',
    'accept-language',
    'x-locale',
    'if-none-match',
    'idempotency-key',
    'x-forwarded-for',
    'origin',
  ],
  ...['content-type', 'referer', 'x-gateway-secret', 'x-request-id', 'sec-fetch-site', 'content-encoding', 'range'],
];
const likelyHeaders: Record<string, string>[] = [
  { 'x-locale': 'ru' },
  { 'if-none-match': '*' },
  { 'idempotency-key': '00000000-0000-4000-8000-000000000000' },
  { 'x-locale': '__proto__', cookie: 'sid=a; sid=b; =; __proto__=1; %00=%' },
  { 'content-type': 'application/json; charset=utf-16' },
];
/** Headers that a client may choose; mostly none. */
export const fuzzedHeaders = fc.oneof(
  { arbitrary: fc.constant<Record<string, string>>({}), weight: 8 },
  fc.constantFrom(...likelyHeaders),
  fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 3, noNullPrototype: true }),
);
