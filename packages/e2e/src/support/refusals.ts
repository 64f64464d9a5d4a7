import type { Page } from '@playwright/test';
import { hydrated, startFeatures } from './shop.ts';

/** What a browser refused, as long as a tab lives: the fixture hears of most of it by the console, and this of all. */
export async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (words: string) => refused.push(words));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { reportRefusal: (words: string) => void }).reportRefusal(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  return refused;
}

/** Wakes up what waits for a visitor, and reads to the end: everything that a page loads late has come. */
export async function readThrough(page: Page): Promise<void> {
  await hydrated(page);
  await startFeatures(page);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
}
