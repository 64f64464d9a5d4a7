import { emptyReport, type Failure, type Report, type SecondTry } from '../report.ts';
import type { StepResult } from '../step.ts';

/** A journey that passed at its second try. */
export const secondTry = (of: Partial<SecondTry>): SecondTry => ({
  ...{ file: 'shop/card.spec.ts', title: 'adds', first: 'Error: not there', hasPassed: true, pictures: ['page.png'] },
  ...{ trace: 'trace.zip', again: ['shop/card.spec.ts:12', '--project=uk-phone'] },
  ...of,
});

/** A test that failed. */
export const failure = (of: Partial<Failure>): Failure => ({
  ...{ title: 'card.test.ts › adds', text: 'expected 1', pictures: [], again: ['card.test.ts'] },
  ...of,
});

/** What came of a step that passed. */
export const result = (of: Partial<Omit<StepResult, 'report'>> & { report?: Partial<Report> }): StepResult => ({
  ...{ name: 'units', title: 'units', outcome: 'passed', seconds: 1.25, why: '', failures: [] },
  ...of,
  report: { ...emptyReport(), ...of.report },
});
