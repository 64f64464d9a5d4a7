import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const root = join(import.meta.dirname, '../../../..');

/** Says which journeys were tried again; `TRIED_AGAIN_LOG` names a file that gathers it from all parts of a run. */
export default class TellTriedAgain implements Reporter {
  onTestEnd({ location, title }: TestCase, { retry, status }: TestResult): void {
    if (retry === 0) return;
    const line = `tried again, ${status}: ${relative(root, location.file)} › ${title}\n`;
    process.stderr.write(line);
    if (process.env.TRIED_AGAIN_LOG) appendFileSync(process.env.TRIED_AGAIN_LOG, line);
  }
}
