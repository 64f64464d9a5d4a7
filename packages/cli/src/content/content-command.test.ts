import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { readPreviewQuery, webhookToken } from '@vitryna/strapi/pass';
import { contentCommand } from './content-command.ts';

const secret = 'a secret of this test';
const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => writeFileSync(join(folder, 'package.json'), '{"dependencies":{"@strapi/strapi":"5.54.0"}}'));

async function run(argv: string[], env: Record<string, string> = { CONTENT_SECRET: secret }) {
  const output = { stdout: '', stderr: '' };
  const code = await contentCommand.run(argv, {
    stdout: (text) => {
      output.stdout += text;
    },
    stderr: (text) => {
      output.stderr += text;
    },
    env,
  });
  return { code, ...output };
}

test('writes content types into a Strapi project, once more too, and replaces nothing of the shop unasked', async () => {
  expect(await run(['schema', folder])).toMatchObject({ code: 0, stdout: expect.stringContaining('files') });
  const page = join(folder, 'src/api/page/content-types/page/schema.json');
  expect(JSON.parse(readFileSync(page, 'utf8'))).toMatchObject({
    kind: 'collectionType',
    info: { pluralName: 'pages' },
    options: { draftAndPublish: true },
    attributes: { path: { type: 'string', required: true, pluginOptions: { i18n: { localized: false } } } },
  });
  expect((await run(['schema', folder])).code).toBe(0);
  writeFileSync(page, '{}');
  expect(await run(['schema', folder])).toMatchObject({ code: 1, stderr: expect.stringContaining(page) });
  expect((await run(['schema', folder, '--force'])).code).toBe(0);
  expect(readFileSync(page, 'utf8')).not.toBe('{}');
});

test('a folder that is no Strapi project stays as it is', async () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(await run(['schema', folder])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no Strapi project'),
  });
});

test('prints a link to drafts and what a webhook is told', async () => {
  const { stdout } = await run(['preview', '/ua/warranty', '--hours', '2', '--url', 'https://shop.example/']);
  const link = new URL(stdout.trim());
  expect(link.origin + link.pathname).toBe('https://shop.example/api/preview');
  expect(readPreviewQuery(link.searchParams, secret, Date.now())).toMatchObject({ path: '/ua/warranty' });
  const webhook = await run(['webhook']);
  expect(webhook.stdout).toContain('http://localhost:8080/api/webhook');
  expect(webhook.stdout).toContain(`Bearer ${webhookToken(secret)}`);
});

test.each([
  ['nothing', []],
  ['what it does not know', ['publish']],
  ['an option that it does not know', ['seed', '--from', 'a']],
  ['no address', ['seed']],
  ['no path', ['preview']],
  ['longer than a day', ['preview', '/', '--hours', '25']],
])('refuses %s', async (_, argv) => {
  expect(await run(argv)).toMatchObject({ code: 2, stdout: '' });
});

test('says what is missing where there is no secret', async () => {
  expect(await run(['webhook'], {})).toMatchObject({ code: 2, stderr: expect.stringContaining('CONTENT_SECRET') });
});
