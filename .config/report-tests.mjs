import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');

/**
 * Says which tests were tried again. `TEST_REPORT` names a file that takes what `npm test` reads of a run, one JSON line each:
 * packages/cli/src/test/report.ts says what they hold.
 */
export default class ReportTests {
  #write(line) {
    if (process.env.TEST_REPORT) appendFileSync(process.env.TEST_REPORT, `${JSON.stringify(line)}\n`);
  }

  onRunStart({ numTotalTestSuites }) {
    this.#write({ kind: 'begun', total: numTotalTestSuites });
  }

  onTestResult(_test, { testFilePath, testResults, failureMessage, testExecError, ...counts }) {
    const file = relative(root, testFilePath);
    for (const { fullName, invocations, retryReasons, status } of testResults) {
      if (!(invocations > 1)) continue;
      process.stderr.write(`tried again: ${file} › ${fullName}\n`);
      const first = stripVTControlCharacters(retryReasons?.[0] ?? '').split('\n')[0];
      const traces = { pictures: [], trace: null };
      const hasPassed = status === 'passed';
      this.#write({ kind: 'tried again', file, title: fullName, first, hasPassed, ...traces, again: [file] });
    }
    if (failureMessage) {
      const failed = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      const title = [file, ...failed].join(' › ');
      const text = stripVTControlCharacters(failureMessage).trim();
      this.#write({ kind: 'failed', title, text, pictures: [], again: [file] });
    }
    // A file that cannot be read at all has no tests and is a failure.
    const failed = Math.max(counts.numFailingTests, testExecError ? 1 : 0);
    const skipped = counts.numPendingTests + counts.numTodoTests;
    this.#write({ kind: 'done', passed: counts.numPassingTests, failed, skipped });
  }
}
