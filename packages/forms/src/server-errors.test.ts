import { expect, test } from '@jest/globals';
import type { FieldErrors } from '@vitryna/contracts/api';
import { showServerErrors } from './server-errors.ts';

/** What a form with these fields was told of the server's errors. */
function show(values: Record<string, unknown>, fields: FieldErrors) {
  const reported: unknown[] = [];
  const isComplete = showServerErrors(
    {
      getValues: ((path: string) => values[path]) as never,
      setError: (path, { message, types }, options) =>
        void reported.push([path, message, types, options?.shouldFocus ?? false]),
    },
    fields,
  );
  return { reported, isComplete };
}
const problem = (rule: string, params?: Record<string, unknown>) => [
  { rule, message: `@${rule}`, ...(params && { params }) },
];

test('shows each error at its field and leads to the first of them', () => {
  const { reported, isComplete } = show(
    { name: '', email: '' },
    { name: problem('required'), email: problem('email'), phone: [] },
  );
  expect(reported).toEqual([
    ['name', '@required', undefined, true],
    ['email', '@email', undefined, false],
  ]);
  expect(isComplete).toBe(true);
});

test('shows at the form what it has no field for, and leads to the first field that it has', () => {
  const { reported, isComplete } = show({ email: '' }, { extraNote: problem('robot'), email: problem('email') });
  expect(reported).toEqual([
    ['root.server', '@robot', undefined, false],
    ['email', '@email', undefined, true],
  ]);
  expect(isComplete).toBe(false);
});

test.each([{ max: 255 }, { limit: 255 }])('shows the limit that the server names %j', (params) => {
  const { reported } = show({ name: '' }, { name: problem('maxLength', params) });
  expect(reported).toEqual([['name', '@maxLength', { limit: '255' }, true]]);
});
