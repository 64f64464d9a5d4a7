import { format } from 'node:util';
import { afterEach, beforeEach } from '@jest/globals';

/** Unexpected errors of a test, and expected ones that did not come: those that nobody expected, or an expected one that did not come. */
export function judgeErrors(errors: readonly string[], expected: readonly RegExp[]): string | null {
  const surprise = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (surprise.length > 0) return `unexpected console.error:\n${surprise.join('\n')}`;
  const missing = expected.filter((pattern) => !errors.some((text) => pattern.test(text)));
  return missing.length > 0 ? `no console.error matched ${missing.join(', ')}` : null;
}

/**
 * Fails every test of the file in which `console.error` is called unexpectedly: a React warning is a defect.
 * Call it once at the top of the file.
 * @returns `expectError(pattern)`: lets the errors of this one test pass that match, and fails it when none came
 */
export function guardConsole(): { expectError: (pattern: RegExp) => void } {
  const original = console.error;
  let errors: string[] = [];
  let expected: RegExp[] = [];
  beforeEach(() => {
    errors = [];
    expected = [];
    console.error = (...parts: unknown[]) => void errors.push(format(...parts));
  });
  afterEach(() => {
    console.error = original;
    const verdict = judgeErrors(errors, expected);
    if (verdict) throw new Error(`[@vitryna/testing] ${verdict}`);
  });
  return { expectError: (pattern) => void expected.push(pattern) };
}
