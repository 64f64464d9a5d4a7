import { expect, test } from '@jest/globals';
import {
  isDraftPass,
  isWebhook,
  longestPreviewSeconds,
  readPreviewQuery,
  signDraftPass,
  signPreviewQuery,
  signWebhook,
  webhookSeconds,
  webhookToken,
} from './pass.ts';

const secret = 'a secret of this test';
const now = Date.UTC(2026, 10, 27, 12);
const soon = now / 1000 + 600;

const read = (query: string, at = now, by = secret) => readPreviewQuery(new URLSearchParams(query), by, at);

test('a link opens its page until its time is over', () => {
  const query = signPreviewQuery('/ua/warranty', soon, secret);
  expect(read(query)).toEqual({ path: '/ua/warranty', until: soon });
  expect(read(query, soon * 1000)).toBeNull();
  expect(read(query, now, 'another secret, as long')).toBeNull();
});

test.each([
  ['another path', (query: string) => query.replace('warranty', 'contacts')],
  ['a later end', (query: string) => query.replace(String(soon), String(soon + 60))],
  ['no signature', (query: string) => query.replace(/&signature=.*/, '')],
  ['a signature that is none', (query: string) => query.replace(/signature=.*/, 'signature=00')],
])('a link with %s opens nothing', (_, change) => {
  expect(read(change(signPreviewQuery('/ua/warranty', soon, secret)))).toBeNull();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', ''])(
  'nobody signs a way off the store: %s',
  (path) => {
    expect(read(signPreviewQuery(path, soon, secret))).toBeNull();
  },
);

test('nobody signs for longer than a day', () => {
  expect(read(signPreviewQuery('/', now / 1000 + longestPreviewSeconds + 1, secret))).toBeNull();
});

test('a pass ends as its link does, and a link is no pass', () => {
  expect(isDraftPass(signDraftPass(soon, secret), secret, now)).toBe(true);
  expect(isDraftPass(signDraftPass(soon, secret), secret, soon * 1000)).toBe(false);
  const signature = new URLSearchParams(signPreviewQuery('', soon, secret)).get('signature');
  expect(isDraftPass(`${soon}.${signature}`, secret, now)).toBe(false);
  expect(isDraftPass('', secret, now)).toBe(false);
});

test('a webhook is known by the signature of its body, for a few minutes', () => {
  const body = '{"event":"entry.publish"}';
  const signature = signWebhook(body, now / 1000, secret);
  const proof = { authorization: undefined, signature, body };
  expect(isWebhook(proof, secret, now)).toBe(true);
  expect(isWebhook({ ...proof, body: `${body} ` }, secret, now)).toBe(false);
  expect(isWebhook(proof, secret, now + (webhookSeconds + 1) * 1000)).toBe(false);
  expect(isWebhook({ ...proof, signature: 'v1=00' }, secret, now)).toBe(false);
});

test('or by the fixed header, and a wrong signature beside it counts', () => {
  const authorization = `Bearer ${webhookToken(secret)}`;
  expect(isWebhook({ authorization, signature: undefined, body: '' }, secret, now)).toBe(true);
  expect(isWebhook({ authorization: `Bearer ${secret}`, signature: undefined, body: '' }, secret, now)).toBe(false);
  expect(isWebhook({ authorization, signature: 't=1,v1=00', body: '' }, secret, now)).toBe(false);
  expect(isWebhook({ authorization: undefined, signature: undefined, body: '' }, secret, now)).toBe(false);
});
