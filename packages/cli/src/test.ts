import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printError } from './progress.ts';
import { root } from './project.ts';
import { testFolder } from './test/files.ts';
import { parseFlaky } from './test/flaky.ts';
import { readOptions } from './test/options.ts';
import { planRun } from './test/plan.ts';
import { runAndTell } from './test/run-and-tell.ts';

/** `npm test`: every check there is, in the order in which a mistake is cheapest to find; `--help` says what else there is. */
async function test(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const flaky = parseFlaky(readFileSync(join(root, 'docs/flaky.md'), 'utf8'));
  const { keepsGoing, only } = options;
  const plan = () => planRun(options);
  return runAndTell({ plan, flaky, folder: testFolder, keepsGoing, words: only?.words ?? [] });
}

await test().then(
  // What a stopped step has left open holds nothing up.
  (code) => process.exit(code),
  (error: unknown) => {
    printError(`\n[cli] ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
