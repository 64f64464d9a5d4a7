import { expect, test } from '@jest/globals';
import { readEnv } from './env.ts';

test('has defaults for one machine', () => {
  expect(readEnv({ PORT: '' })).toMatchObject({
    port: 4001,
    host: '127.0.0.1',
    databaseUrl: null,
    hasDevControls: false,
    gatewaySecret: null,
    rateLimits: {
      reads: { requests: 300, windowMs: 60_000 },
      suggest: { requests: 120, windowMs: 60_000 },
      forms: { requests: 5, windowMs: 600_000 },
    },
  });
});

test('switches limits and the warm-up off', () => {
  const env = readEnv({ RATE_LIMIT_READS: 'off', MEDIA_WARMUP: 'off' });
  expect(env).toMatchObject({ rateLimits: { reads: null }, warmsMedia: false });
});

test('a Strapi has the content where that is said, and then it has an address', () => {
  expect(readEnv({ CONTENT_URL: 'http://cms.internal' }).strapi).toBeNull();
  expect(readEnv({ CONTENT_KIND: 'strapi', CONTENT_URL: 'http://cms.internal', CONTENT_TOKEN: 'a' }).strapi).toEqual({
    url: 'http://cms.internal',
    token: 'a',
    secret: null,
    pollMs: 60_000,
  });
  expect(() => readEnv({ CONTENT_KIND: 'strapi' })).toThrow('CONTENT_URL: a Strapi has an address');
  expect(() => readEnv({ CONTENT_SECRET: 'short' })).toThrow('CONTENT_SECRET');
});

test('reads which hosts pictures may be of', () => {
  expect(readEnv({}).outside).toEqual({ contentUrl: null, hosts: [], maxKeptBytes: 1024 ** 3 });
  const hosts = ' cdn.example, *.Images.example,127.0.0.1:9000 ';
  expect(readEnv({ CONTENT_URL: 'http://cms.internal/base', PICTURE_HOSTS: hosts }).outside).toMatchObject({
    contentUrl: 'http://cms.internal/base',
    hosts: ['cdn.example', '*.images.example', '127.0.0.1:9000'],
  });
});

test.each(['*', 'https://cdn.example', 'cdn.example/a', 'a,,b', 'cdn.*.example'])('%j names no host', (hosts) => {
  expect(() => readEnv({ PICTURE_HOSTS: hosts })).toThrow(/PICTURE_HOSTS/);
});

test('names every variable that is wrong', () => {
  const read = () => readEnv({ PORT: '99999', DATABASE_URL: 'mysql://x', MEDIA_WARMUP: 'maybe' });
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*MEDIA_WARMUP/);
});

test('has the controls for development only where they are asked for and nobody else reaches them', () => {
  expect(readEnv({ DEV_CONTROLS: 'on' }).hasDevControls).toBe(true);
  expect(readEnv({ DEV_CONTROLS: 'on', HOST: '::1' }).hasDevControls).toBe(true);
  for (const more of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: 'shop.example' }, { NODE_ENV: 'production' }]) {
    expect(() => readEnv({ DEV_CONTROLS: 'on', ...more })).toThrow(/DEV_CONTROLS/);
  }
});

test('serves on at its end where others may share its database, or as long as it is told', () => {
  const DATABASE_URL = 'postgres://localhost/store';
  expect(readEnv({}).drainMs).toBe(0);
  expect(readEnv({ DATABASE_URL }).drainMs).toBe(4000);
  expect(readEnv({ DATABASE_URL, DRAIN_MS: '0' }).drainMs).toBe(0);
});
