import { expect, type Page, type Request } from '@playwright/test';

/** How long nothing is asked until there is nothing more to ask, in milliseconds. */
const restMs = 1000;

const events = ['request', 'requestfinished', 'requestfailed'] as const;

/** Waits until tabs have asked the store all that they ask by themselves, such as after somebody signed in. */
export async function apiRests(...pages: Page[]): Promise<void> {
  let last = Date.now();
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/user/')) last = Date.now();
  };
  // Each name has its own signature.
  const each = (act: 'on' | 'off') => {
    for (const page of pages) for (const event of events) page[act](event as 'request', note);
  };
  each('on');
  await expect.poll(() => Date.now() - last).toBeGreaterThan(restMs);
  each('off');
}
