/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';

test('in a browser no schema compiles code, which the Content-Security-Policy forbids', async () => {
  const original = globalThis.Function;
  const compiled: unknown[] = [];
  globalThis.Function = new Proxy(original, {
    construct: (target, parts) => {
      compiled.push(parts);
      return Reflect.construct(target, parts);
    },
  });
  try {
    const { eventSchemas } = await import('./browser/event-schemas.ts');
    const { userSchema } = await import('./api/index.ts');
    expect(eventSchemas['account:user-changed'].safeParse({ isSignedIn: true }).success).toBe(true);
    expect(userSchema.safeParse({}).success).toBe(false);
  } finally {
    globalThis.Function = original;
  }
  expect(compiled).toEqual([]);
});
