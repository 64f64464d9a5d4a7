import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { previewCommand, releaseCommand } from './index.ts';

const readDocument = (name: string) => readFileSync(join(import.meta.dirname, '../../../../docs', name), 'utf8');
const app = 'mf-gift-cards';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let builds = 0;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  await build('shell');
  await follow('release publish shell/dist');
  await follow('release promote shell');
});
afterEach(() => folder.remove());

/** Another build of an app, as after a change. */
async function build(name: string): Promise<void> {
  builds += 1;
  await writeFakeRelease(join(folder.path, name, 'dist'), { name, version: `1.0.${builds}` });
}

/** Does what stands after `vitryna`, in a store without an API, and says what came of it. */
async function follow(command: string, env: Record<string, string> = {}) {
  const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  const [first = '', ...rest] = args.map((word) => (/\/dist$|\.pem$/.test(word) ? join(folder.path, word) : word));
  const isTried = rest[0] === 'promote' || (rest[0] === 'canary' && rest[1] !== 'end');
  const argv = isTried ? [...rest, '--skip-smoke', '--reason', 'there is no API'] : rest;
  const key = env.RELEASE_KEY && { RELEASE_KEY: join(folder.path, env.RELEASE_KEY) };
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const io = {
    stdout: write,
    stderr: write,
    env: { RELEASE_STORE: join(folder.path, 'store'), PREVIEW_SECRET: 'a secret of this test', ...key },
  };
  const code = await (first === 'preview' ? previewCommand : releaseCommand).run(argv, io);
  return { command, code, said };
}

test('each command of docs/teams.md does what it says, in its order', async () => {
  const lines = [...readDocument('teams.md').matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const followed: string[] = [];
  for (const line of lines) {
    if (line.includes(' exec rspack build')) await build(app);
    const [, key, command] = /^(?:RELEASE_KEY=(\S+) )?pnpm vitryna ((?:release|preview) [^#]+)/.exec(line) ?? [];
    if (command === undefined) continue;
    followed.push(command.trim());
    const { code, said } = await follow(command, key === undefined ? {} : { RELEASE_KEY: key });
    expect({ line, code, said: code === 0 ? '' : said }).toEqual({ line, code: 0, said: '' });
  }
  expect(followed.length).toBeGreaterThan(8);
});

test('the key that docs/teams.md makes in a checkout is neither committed nor sent into an image', () => {
  const [, file = ''] = /release key create --out (\S+)/.exec(readDocument('teams.md')) ?? [];
  expect(file).toMatch(/\.pem$/);
  expect(readDocument('../.gitignore').split('\n')).toContain('*.pem');
  expect(readDocument('../.dockerignore').split('\n')).toContain('**/*.pem');
});

/** A store in which there is what a bad night is about: two compositions to go back to, a canary, a team's key. Returns the key's id. */
async function makeTrouble(): Promise<string> {
  for (const _ of ['good', 'before', 'bad']) {
    await build('mf-catalog');
    await follow('release publish mf-catalog/dist');
    await follow('release promote mf-catalog');
  }
  await build('mf-catalog');
  await follow('release publish mf-catalog/dist');
  await follow('release canary mf-catalog --percent 5');
  const { said } = await follow('release key create --out stolen.pem');
  const [, publicKey] = /public half (\S+)/.exec(said) ?? [];
  await follow(`release key trust ${publicKey} --team find --publishes mf-catalog`);
  return /key ([0-9a-f]{16})/.exec(said)?.[1] ?? '';
}

test('each command of docs/operations.md does what it says on a bad night, in its order', async () => {
  const keyId = await makeTrouble();
  const written = [
    ...readDocument('operations.md').matchAll(/`(?:RELEASE_KEY=(\S+) )?vitryna ((?:release|preview) [^`]+)`/g),
  ];
  expect(written.length).toBeGreaterThan(8);
  let publicKey = '';
  for (const [, key, command = ''] of written) {
    const told = command.replace('KEY-ID', keyId).replace('PUBLIC-KEY', publicKey);
    const { code, said } = await follow(told, key === undefined ? {} : { RELEASE_KEY: key });
    expect({ command, code, said: code === 0 ? '' : said }).toEqual({ command, code: 0, said: '' });
    publicKey = /public half (\S+)/.exec(said)?.[1] ?? publicKey;
  }
});
