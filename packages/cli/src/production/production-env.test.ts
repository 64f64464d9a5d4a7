import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { productionEnv } from './production-env.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitryna-env-'));
const secretFile = join(folder, 'secret');
writeFileSync(secretFile, 'a secret of sixteen and more\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('a value is read from the file that its name and _FILE name', () => {
  expect(productionEnv({ GATEWAY_SECRET_FILE: secretFile, PORT: '1' }, ['GATEWAY_SECRET'])).toEqual({
    env: { NODE_ENV: 'production', GATEWAY_SECRET: 'a secret of sixteen and more', PORT: '1' },
    problems: [],
  });
});

test('every setting that is missing, empty or cannot be read is named at once', () => {
  const { problems } = productionEnv({ API_URL: '', GATEWAY_SECRET_FILE: join(folder, 'none') }, [
    ...['API_URL', 'GATEWAY_SECRET', 'PUBLIC_URL'],
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^ {2}GATEWAY_SECRET_FILE: ENOENT/),
    '  API_URL: missing',
    '  PUBLIC_URL: missing',
  ]);
});

test('files that are settings themselves, or of other programs, stay names of files', () => {
  const variables = { TRANSLATIONS_FILE: secretFile, SSL_CERT_FILE: secretFile };
  expect(productionEnv(variables, []).env).toMatchObject(variables);
});
