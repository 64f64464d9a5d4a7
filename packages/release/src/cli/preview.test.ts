import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFolderReleaseStore } from '../release-stores/folder-release-store.ts';
import { readPreview } from '../releases/preview-token.ts';
import { publish } from '../releases/publish.ts';
import { makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { previewCommand } from './preview.ts';

const secret = 'a secret of this test';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  await writeFakeRelease(join(folder.path, 'dist'), { name: 'mf-catalog', version: '1.2.0' });
  await publish(createFolderReleaseStore(join(folder.path, 'store')), join(folder.path, 'dist'));
});
afterEach(() => folder.remove());

async function run(argv: string[], env: Record<string, string> = { PREVIEW_SECRET: secret }) {
  const output = { stdout: '', stderr: '' };
  const code = await previewCommand.run(argv, {
    stdout: (text) => {
      output.stdout += text;
    },
    stderr: (text) => {
      output.stderr += text;
    },
    env: { RELEASE_STORE: join(folder.path, 'store'), ...env },
  });
  return { code, ...output };
}

test.each(['mf-catalog@1.2.0', 'mf-catalog@latest', 'mf-catalog'])('prints a link for %s', async (wanted) => {
  const { code, stdout } = await run([wanted, '--hours', '2', '--url', 'https://shop.example/']);
  expect({ code, link: stdout.split('=')[0] }).toEqual({ code: 0, link: 'https://shop.example/builds/preview?key' });
  const preview = readPreview(new URL(stdout.trim()).searchParams.get('key') ?? '', secret, Date.now());
  expect(preview).toMatchObject({ app: 'mf-catalog', version: '1.2.0' });
  const hours = ((preview?.until ?? 0) - Date.now() / 1000) / 3600;
  expect(Math.abs(hours - 2)).toBeLessThan(0.01);
});

test.each([
  ['a version that was never published', ['mf-catalog@9.9.9'], 1],
  ['an app that was never published', ['mf-nobody@latest'], 1],
  ['no app', [], 2],
  ['what names no app', ['catalog@1.2.0'], 2],
  ['longer than a week', ['mf-catalog@latest', '--hours', '169'], 2],
])('refuses %s', async (_, argv, code) => {
  await expect(run(argv)).resolves.toMatchObject({ code, stdout: '' });
});

test('says what is missing where there is no secret', async () => {
  await expect(run(['mf-catalog@latest'], {})).resolves.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('set PREVIEW_SECRET'),
  });
});
