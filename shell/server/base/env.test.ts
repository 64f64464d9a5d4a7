import { expect, test } from '@jest/globals';
import { readEnv } from './env.ts';

test('has a default for everything', () => {
  expect(readEnv({})).toMatchObject({
    port: 8080,
    apiUrls: ['http://127.0.0.1:4001'],
    contentUrl: null,
    mediaUrl: null,
    publicUrl: 'http://localhost:8080',
    gatewaySecret: null,
  });
});

test('takes slashes off the ends of addresses and treats empty variables as not set', () => {
  expect(readEnv({ PUBLIC_URL: 'https://shop.example/', API_URL: '' })).toMatchObject({
    publicUrl: 'https://shop.example',
    apiUrls: ['http://127.0.0.1:4001'],
  });
});

test('names every variable that is wrong', () => {
  expect(() => readEnv({ PORT: 'eighty', API_URL: 'ftp://x', CACHE_BYTES: '1' })).toThrow(
    /PORT[\s\S]*API_URL[\s\S]*CACHE_BYTES/,
  );
});

test('takes further names of the store, and refuses what is none', () => {
  const { allowedHosts } = readEnv({ ALLOWED_HOSTS: 'WWW.shop.example, inner:8080,,[::1]' });
  expect(allowedHosts).toEqual(['www.shop.example', 'inner:8080', '[::1]']);
  expect(() => readEnv({ ALLOWED_HOSTS: 'https://shop.example' })).toThrow(/ALLOWED_HOSTS/);
});

test('takes several addresses of the store API', () => {
  expect(readEnv({ API_URL: 'http://a.example:4001/, http://b.example:4001' }).apiUrls).toEqual([
    'http://a.example:4001',
    'http://b.example:4001',
  ]);
});

test('refuses a secret that could be guessed', () => {
  expect(() => readEnv({ GATEWAY_SECRET: 'fifteen-letters' })).toThrow(/GATEWAY_SECRET/);
  expect(readEnv({ GATEWAY_SECRET: 'sixteen--letters' }).gatewaySecret).toBe('sixteen--letters');
});

test('a port for operators that other machines reach needs a token', () => {
  expect(readEnv({}).ops).toBeNull();
  expect(readEnv({ OPS_PORT: '9400' }).ops).toEqual({ port: 9400, host: '127.0.0.1' });
  expect(() => readEnv({ OPS_PORT: '9400', OPS_HOST: '0.0.0.0' })).toThrow(/OPS_TOKEN/);
  const { opsToken } = readEnv({ OPS_PORT: '9400', OPS_HOST: '0.0.0.0', OPS_TOKEN: 'sixteen--letters' });
  expect(opsToken).toBe('sixteen--letters');
});

test('asks the API for the content of a Strapi', () => {
  const CONTENT_URL = 'http://cms.internal';
  expect(readEnv({ CONTENT_URL }).contentUrl).toBe(CONTENT_URL);
  expect(readEnv({ CONTENT_URL, CONTENT_KIND: 'strapi' }).contentUrl).toBeNull();
});
