import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { reachKind } from './reach.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = join(import.meta.dirname, '../..');

const textOf = ({ message = '', value = '', snippet = '' }: TestError): string =>
  stripVTControlCharacters([message || value, snippet].filter(Boolean).join('\n\n'));

const firstLineOf = ([error]: TestError[]): string => (error ? (textOf(error).split('\n')[0] ?? '') : '');

/** Files that an attempt has left, as paths in the checkout. */
const leftBy = ({ attachments }: TestResult, isWanted: (type: string, name: string) => boolean): string[] =>
  attachments.flatMap(({ path, contentType, name }) =>
    path !== undefined && isWanted(contentType, name) ? [relative(root, path)] : [],
  );

const picturesOf = (result: TestResult) => leftBy(result, (type) => type.startsWith('image/'));
const traceOf = (result: TestResult) => leftBy(result, (_, name) => name === 'trace')[0] ?? null;

/**
 * Says which journeys were tried again. `TEST_REPORT` names a file that takes what `npm test` reads of a run, one JSON line each:
 * packages/cli/src/test/report.ts says what they hold.
 */
export default class ReportJourneys implements Reporter {
  #write(line: object): void {
    if (process.env.TEST_REPORT) appendFileSync(process.env.TEST_REPORT, `${JSON.stringify(line)}\n`);
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#write({ kind: 'begun', total: suite.allTests().length });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, retry } = result;
    if (status === 'interrupted') return;
    const hasPassed = status === test.expectedStatus;
    const isLast = hasPassed || status === 'skipped' || retry >= test.retries;
    if (!isLast) return;
    const file = relative(root, test.location.file);
    // Root, project and file stand before the title.
    const title = test.titlePath().slice(3).join(' › ');
    const project = test.parent.project()?.name ?? '';
    const again = [`${relative(folder, test.location.file)}:${test.location.line}`, `--project=${project}`];
    const [first] = test.results;
    if (retry > 0 && first) {
      process.stderr.write(`tried again, ${status}: ${file} › ${title}\n`);
      const left = { pictures: picturesOf(first), trace: traceOf(first) };
      this.#write({ kind: 'tried again', file, title, first: firstLineOf(first.errors), hasPassed, ...left, again });
    }
    const isSkipped = status === 'skipped';
    if (!hasPassed && !isSkipped) {
      const text = result.errors.map(textOf).join('\n\n');
      const name = `${file} › ${title} (${project})`;
      this.#write({ kind: 'failed', title: name, text, pictures: picturesOf(result), again });
    }
    const asked = test.results.flatMap(({ annotations }) => annotations.filter(({ type }) => type === reachKind));
    // One that did not come to its end may meet more.
    const names = hasPassed && !isSkipped ? [...new Set(asked.map(({ description = '' }) => description))] : ['*'];
    this.#write({ kind: 'reached', file, title, names });
    const [passed, failed, skipped] = [hasPassed && !isSkipped, !hasPassed && !isSkipped, isSkipped].map(Number);
    this.#write({ kind: 'done', passed, failed, skipped });
  }

  /** What belongs to no journey: a store that does not start, a file that cannot be read. */
  onError(error: TestError): void {
    this.#write({ kind: 'failed', title: 'outside the journeys', text: textOf(error), pictures: [], again: [] });
  }
}
