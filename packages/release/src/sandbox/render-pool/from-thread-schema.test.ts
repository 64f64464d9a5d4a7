import { expect, test } from '@jest/globals';
import { plainResultSchema } from './from-thread-schema.ts';

const page = {
  status: 200,
  html: { packing: 'identity', bytes: new Uint8Array(2), length: 2, hash: 'a'.repeat(22) },
  ...{ cache: 'public', styleHashes: [], route: 'ua_home', lostRemotes: [] },
};
const late = { upstream: 'api', call: '/shared/config', isOfCall: false, reason: 'late' };

test.each([
  ['a shell of today', { degradations: [late], omissions: [] }],
  ['a shell from before', { lacks: [late], leftOut: [] }],
])('a page of %s says what is degraded', (_, names) => {
  expect(plainResultSchema.parse({ ...page, ...names })).toMatchObject({ degradations: [late], omissions: [] });
});

test('a page from before that says nothing of it is whole', () => {
  expect(plainResultSchema.parse({ ...page, lacks: undefined }).degradations).toBeUndefined();
});
