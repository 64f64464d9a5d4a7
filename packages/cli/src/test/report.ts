import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const count = z.number().int().min(0);

/** A test that failed: `text` is its assertion with the code around it, `again` what its step is given to repeat it. */
const failureSchema = z.object({
  kind: z.literal('failed'),
  title: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
  again: z.array(z.string()),
});

/** A test that had a second try: what its first one failed with, and whether the second passed. */
const secondTrySchema = z.object({
  kind: z.literal('tried again'),
  file: z.string(),
  title: z.string(),
  first: z.string(),
  hasPassed: z.boolean(),
  pictures: z.array(z.string()),
  trace: z.string().nullable(),
  again: z.array(z.string()),
});

/** What a journey asked the store for (`packages/e2e/src/support/reach.ts`). */
const reachedSchema = z.object({
  kind: z.literal('reached'),
  file: z.string(),
  title: z.string(),
  names: z.array(z.string()),
});

/** What the reporters of Jest and Playwright write, one line each: `.config/report-tests.mjs`, `packages/e2e/src/support/report-journeys.ts`. */
const lineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), total: count }),
  z.object({ kind: z.literal('done'), passed: count, failed: count, skipped: count }),
  failureSchema,
  secondTrySchema,
  reachedSchema,
]);

export type Failure = Omit<z.infer<typeof failureSchema>, 'kind'>;
export type SecondTry = Omit<z.infer<typeof secondTrySchema>, 'kind'>;
export type Reached = Omit<z.infer<typeof reachedSchema>, 'kind'>;

/** What a step has to say of its tests, so far. Jest's `done` of `total` are files, Playwright's are journeys. */
export type Report = {
  total: number;
  done: number;
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
  secondTries: SecondTry[];
  reached: Reached[];
};

export const emptyReport = (): Report => ({
  ...{ total: 0, done: 0, passed: 0, failed: 0, skipped: 0 },
  ...{ failures: [], secondTries: [], reached: [] },
});

/** Reads the lines of a report; the last one may be half written. Throws on a line that no reporter of ours writes. */
export function parseReport(text: string): Report {
  const report = emptyReport();
  for (const written of text.split('\n').slice(0, -1)) {
    const line = lineSchema.parse(JSON.parse(written));
    if (line.kind === 'begun') report.total += line.total;
    else if (line.kind === 'failed') report.failures.push(line);
    else if (line.kind === 'tried again') report.secondTries.push(line);
    else if (line.kind === 'reached') report.reached.push(line);
    else {
      report.done += 1;
      report.passed += line.passed;
      report.failed += line.failed;
      report.skipped += line.skipped;
    }
  }
  return report;
}

/** The report in a file; an empty one where there is none yet. */
export const readReport = (file: string): Report =>
  existsSync(file) ? parseReport(readFileSync(file, 'utf8')) : emptyReport();
