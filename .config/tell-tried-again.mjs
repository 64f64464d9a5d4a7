import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Says which tests were tried again; `TRIED_AGAIN_LOG` names a file that gathers it from all parts of a run. */
export default class TellTriedAgain {
  onTestResult(_test, { testFilePath, testResults }) {
    for (const { fullName, invocations } of testResults) {
      if (!(invocations > 1)) continue;
      const line = `tried again: ${relative(root, testFilePath)} › ${fullName}\n`;
      process.stderr.write(line);
      if (process.env.TRIED_AGAIN_LOG) appendFileSync(process.env.TRIED_AGAIN_LOG, line);
    }
  }
}
