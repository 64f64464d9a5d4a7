import { expect, test } from '@jest/globals';
import { createLog, errorFields } from './log.ts';

test('a line says when, in UTC, how grave it is and what it is, whatever its facts hold', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log.info('not written');
  log.error('a "page"\nfails', { path: '/a\n{"level":"info"}', status: 503 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  const { at, ...facts } = JSON.parse(lines[0] ?? '');
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
  expect(facts).toEqual({
    level: 'error',
    message: 'a "page"\nfails',
    path: '/a\n{"level":"info"}',
    status: 503,
  });
});

test('logs nothing when silenced', () => {
  const lines: string[] = [];
  createLog('silent', (line) => lines.push(line)).error('a page fails');
  expect(lines).toEqual([]);
});

test('what was thrown is told without queries, which hold secrets', () => {
  const cause = new Error('at https://shop.example/?recovery=secret');
  const { error, stack, cause: said } = errorFields(new Error('of /search?searchQuery=secret', { cause }));
  expect([error, said]).toEqual(['of /search?…', 'at https://shop.example/?…']);
  expect(stack).not.toContain('secret');
  expect(errorFields('a text')).toEqual({ error: 'a text' });
});
