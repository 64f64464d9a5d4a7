import { expect, test } from '@jest/globals';
import { summaryOf } from './summary.ts';
import { failure, result, secondTry } from './testing/results.ts';

const base = { flaky: [], leftOut: [], seconds: '12.0', isStopped: false };
const units = result({ report: { total: 2, done: 2, passed: 40, skipped: 3 } });

test('a green run is a table of what was checked, and says that nothing was tried again', () => {
  const types = result({ name: 'types', title: 'types', seconds: 10 });
  const skipped = result({ name: 'postgres', title: 'PostgreSQL', outcome: 'skipped', why: 'no server' });
  const { lines, isGreen } = summaryOf({ ...base, results: [types, units, skipped], leftOut: ['Firefox: not here'] });
  expect(isGreen).toBe(true);
  expect(lines).toEqual([
    'step        outcome  seconds  checked',
    'types       passed      10.0',
    'units       passed       1.3  40 tests, 3 skipped',
    'PostgreSQL  skipped      1.3  no server',
    '',
    'left out:',
    '  Firefox: not here',
    '',
    'Every check passed in 12.0 s.',
    '',
    'tried again: none',
  ]);
});

test('the last lines name what was tried again, with both outcomes, trace, picture and command', () => {
  const journeys = result({ name: 'journeys', title: 'journeys', report: { secondTries: [secondTry({})] } });
  const { lines, isGreen } = summaryOf({ ...base, results: [units, journeys] });
  expect(isGreen).toBe(true);
  expect(lines.slice(-7)).toEqual([
    'tried again: 1 of journeys',
    '  shop/card.spec.ts › adds',
    '    first try   Error: not there',
    '    second try  passed',
    '    trace       trace.zip',
    '    picture     page.png',
    '    repeat      npm test -- --only journeys shop/card.spec.ts:12 --project=uk-phone',
  ]);
});

test('second tries of unit tests are counted apart', () => {
  const again = result({ report: { secondTries: [secondTry({}), secondTry({ title: 'other' })] } });
  const journeys = result({ name: 'journeys', title: 'journeys', report: { secondTries: [secondTry({})] } });
  expect(summaryOf({ ...base, results: [again, journeys] }).lines).toContain('tried again: 2 of units, 1 of journeys');
});

test('a run with a test that is named as open is red at the end, although all passed', () => {
  const journeys = result({ name: 'journeys', title: 'journeys', report: { secondTries: [secondTry({})] } });
  const flaky = [{ name: 'shop/card.spec.ts › adds', date: '2026-11-27', isOpen: true }];
  const { lines, isGreen } = summaryOf({ ...base, results: [journeys], flaky });
  expect(isGreen).toBe(false);
  expect(lines).toContain('RED after 12.0 s: second tries.');
  expect(lines.at(-1)).toMatch(/^RED: shop\/card\.spec\.ts › adds needed a second try again/);
});

test('a red run lists every failure with the command that repeats it', () => {
  const odd = failure({ title: "it's odd", again: ["it's odd.test.ts"] });
  const failed = result({
    outcome: 'failed',
    failures: [failure({}), odd],
    report: { total: 3, done: 2, passed: 4, failed: 2 },
  });
  const notRun = result({ name: 'build', title: 'build', outcome: 'not run', why: 'after units had failed' });
  const { lines, isGreen } = summaryOf({ ...base, results: [failed, notRun] });
  expect(isGreen).toBe(false);
  expect(lines.slice(1, 3)).toEqual([
    'units  FAILED       1.3  2 of 6 tests failed, 2 of 3 reached',
    'build  not run           after units had failed',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '  units: card.test.ts › adds',
      '    npm test -- --only units card.test.ts',
      "    npm test -- --only units 'it'\\''s odd.test.ts'",
      'RED after 12.0 s: units.',
    ]),
  );
});

test('a run that was stopped is not green', () => {
  const { lines, isGreen } = summaryOf({ ...base, results: [units], isStopped: true });
  expect(isGreen).toBe(false);
  expect(lines).toContain('STOPPED after 12.0 s: what had been checked until then is in the table.');
});
