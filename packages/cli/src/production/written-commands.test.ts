import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { releaseCommand } from '@vitryna/release/cli';
import { root } from '../project.ts';

/** What a command of a page for operators is: `release NAME …`, in whatever way the command line is started. */
const written = ['docs/operations.md', 'deploy/README.md'].flatMap((file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\brelease (publish|promote|rollback|canary|status)\b([^`\n#]*)/g,
    ),
  ].map(([, name = '', rest = '']) => ({
    file,
    name,
    options: [...rest.matchAll(/--[a-z-]+/g)].map(([option]) => option),
  })),
);

test.each(written)('$file: release $name knows $options', async ({ name, options }) => {
  const said: string[] = [];
  const take = (text: string) => void said.push(text);
  expect(await releaseCommand.run([name, '--help'], { stdout: take, stderr: take, env: {} })).toBe(0);
  for (const option of options) expect(said.join('')).toContain(`${option} `);
});
