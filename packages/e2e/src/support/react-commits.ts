import type { Page } from '@playwright/test';

/** Has React tell the window of each of its commits by the event `react-commit`, where it would tell its developer tools. */
export function reportCommits(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const nothing = () => undefined;
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: nothing,
        onCommitFiberRoot: () => dispatchEvent(new Event('react-commit')),
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
      },
    });
  });
}
