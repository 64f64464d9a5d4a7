import { expect, test } from '@playwright/test';
import { uk } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { tasksOfStart } from '../support/tasks.ts';

// On a phone each stretch takes four times as long as here, and a press waits for the end of the one that it falls into.
test('a page evaluates its scripts, makes its app and hydrates in stretches of their own', async ({
  browser,
  request,
}) => {
  const product = await productPath(request, uk);
  for (const path of [uk.home, '/ua/ip-kamery', product, '/ua/about-company/contact']) {
    const tasks = await tasksOfStart(browser, path);
    expect(tasks.filter(({ evaluations }) => evaluations > 0).length, path).toBeGreaterThan(0);
    expect(
      tasks.filter(({ moments }) => moments.length > 0),
      path,
    ).toEqual(['app', 'hydrate', 'commit'].map((moment) => ({ evaluations: 0, moments: [moment] })));
  }
});
