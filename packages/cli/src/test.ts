import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printError } from './progress.ts';
import { dataFolder, root } from './project.ts';
import { testFolder } from './test/files.ts';
import { parseFlaky } from './test/flaky.ts';
import { readOptions } from './test/options.ts';
import { planRun } from './test/plan.ts';
import { runAndTell } from './test/run-and-tell.ts';

/**
 * Node's compiled TypeScript is cached: tests start the same programs some hundred times, and without it each start spends more on
 * reading its sources than on anything else.
 */
const compileCache = join(dataFolder, 'compile-cache');

/** `npm test`: every check there is, in the order in which a mistake is cheapest to find; `--help` says what else there is. */
async function test(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const flaky = parseFlaky(readFileSync(join(root, 'docs/flaky.md'), 'utf8'));
  process.env.NODE_COMPILE_CACHE ??= compileCache;
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
