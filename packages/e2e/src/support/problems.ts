import { test as base, expect } from '@playwright/test';

/** Messages that a spec expects, e.g. of a request that it broke itself. */
type Options = { allowed: RegExp[] };

/**
 * Every spec fails on what a shopper's browser complains about: console errors and warnings (hydration among them), thrown
 * errors, failed requests.
 */
export const test = base.extend<Options & { problems: string[] }>({
  allowed: [[], { option: true }],
  problems: [
    async ({ page, allowed }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });
      await use(problems);
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
