import { expect, test } from '@jest/globals';
import { importCommand } from './import-command.ts';

function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { stdout: (text: string) => void out.push(text), stderr: (text: string) => void err.push(text), env: {} };
  return importCommand.run(argv, io).then((code) => ({ code, out: out.join(''), err: err.join('') }));
}

test('explains itself', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('vitryna import pc-parts FOLDER'),
  });
});

test.each([[[]], [['pc-parts']], [['tea', '/somewhere']]])('says how it is used after %j', async (argv) => {
  const { code, err } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain('vitryna import pc-parts FOLDER');
});
