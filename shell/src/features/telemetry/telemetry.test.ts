import { beforeEach, expect, jest, test } from '@jest/globals';
import type { TelemetryReport, ViewFault } from '@vitryna/contracts/telemetry';
import { createTelemetry, type Telemetry } from './telemetry.ts';

const shell = { app: 'shell', version: '3.0.0' };
const catalog = { app: 'mf-catalog', version: '1.0.0' };
const checkout = { app: 'mf-checkout', version: '2.0.0' };
const fault = (message: string): ViewFault => ({ ...catalog, kind: 'error', message });
const category = { route: 'category', parts: [shell, catalog] };
const cart = { route: 'cart', parts: [shell, checkout] };

jest.useFakeTimers();
let sent: TelemetryReport[];
let reports: Telemetry;
beforeEach(() => {
  sent = [];
  reports = createTelemetry((report) => sent.push(report));
});

test('tells of a view once, a moment after it began', () => {
  reports.begin(category);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(2000);
  jest.advanceTimersByTime(60_000);
  reports.flush();
  expect(sent).toEqual([
    {
      route: 'category',
      parts: [
        { ...shell, found: ['view', 'alive'] },
        { ...catalog, found: ['view', 'alive'] },
      ],
      faults: [],
    },
  ]);
});

test('tells each finding once for each view, and each distinct fault once for the document', () => {
  reports.begin(category);
  for (let time = 0; time < 3; time += 1) reports.fault('error', [fault('a')]);
  jest.advanceTimersByTime(2000);
  reports.fault('error', [fault('a'), fault('b')]);
  jest.advanceTimersByTime(2000);
  reports.begin({ ...category });
  reports.fault('error', [fault('b')]);
  reports.flush();
  const ofCatalog = sent.map(({ parts }) => parts.find(({ app }) => app === 'mf-catalog')?.found);
  expect(ofCatalog).toEqual([['view', 'alive', 'error'], undefined, ['view', 'error']]);
  expect(sent.flatMap(({ faults }) => faults.map(({ message }) => message))).toEqual(['a', 'b']);
});

test('tells once that the document is alive, of what its first page is made of', () => {
  for (const view of [category, cart, category]) reports.begin(view);
  reports.flush();
  const alive = sent.flatMap(({ parts }) => parts).filter(({ found }) => found.includes('alive'));
  expect(alive.map(({ app }) => app)).toEqual(['shell', 'mf-catalog']);
});

test('what fails of another part makes the view one of that part, too', () => {
  reports.begin(category);
  reports.fault('loss', [{ ...checkout, kind: 'loss', message: 'missing' }]);
  reports.flush();
  expect(sent[0]?.parts).toContainEqual({ ...checkout, found: ['view', 'loss'] });
});

test('web vitals are of the page that the document began with, poor once', () => {
  reports.begin(category);
  reports.begin(cart);
  reports.vital({ name: 'LCP', value: 5000, isPoor: true });
  reports.vital({ name: 'CLS', value: 300, isPoor: true });
  reports.flush();
  expect(sent.at(-1)).toMatchObject({ route: 'cart', vitals: { ...catalog, values: { LCP: 5000, CLS: 300 } } });
  expect(sent.flatMap(({ parts }) => parts).filter(({ found }) => found.includes('poor'))).toEqual([
    { ...catalog, found: ['poor'] },
  ]);
});

test('a storm of errors stays a few small batches', () => {
  reports.begin(category);
  for (let number = 0; number < 5000; number += 1) reports.fault('error', [fault(`fault ${number}`)]);
  for (let batch = 0; batch < 9; batch += 1) {
    reports.fault('error', [fault(`later ${batch}`)]);
    jest.advanceTimersByTime(2000);
  }
  expect(sent.flatMap(({ faults }) => faults).length).toBeLessThanOrEqual(24);
  expect(sent.every((report) => JSON.stringify(report).length < 8 * 1024)).toBe(true);
});
