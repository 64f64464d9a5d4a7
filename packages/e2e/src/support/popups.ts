import type { Page } from '@playwright/test';
import { featuresBegan, startsWithinMs } from './shop.ts';

/** A slide as `/sliders/popup` gives it. */
const slide = (id: string, title: string, colours: Record<string, string> = {}) => ({
  id,
  title,
  description: '',
  url: '/ua/catalog',
  buttonLabel: '',
  titleColor: '',
  descriptionColor: '',
  buttonLabelColor: '',
  buttonBorderColor: '',
  buttonBackgroundColor: '',
  backgroundImage: null,
  overlayImage: null,
  ...colours,
});

/** Three slides; the first has colours of its own, one of them no colour at all. */
export const slides = [
  slide('1', 'Камери 4 Мп', { titleColor: '#123456', descriptionColor: 'red; } body { display: none' }),
  slide('2', 'Wi-Fi 7'),
  slide('3', 'UPS 2048'),
];

/** Answers the ad's call; gives the addresses that were asked. */
export async function serveSlides(page: Page, answer: unknown = { data: slides }, status = 200): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('**/user/sliders/popup*', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ status, json: answer });
  });
  return asked;
}

/** A page whose time stands still from its first moment; `features` have begun, so every timer is set. */
export async function goStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01Z'));
  await page.goto(path);
  await page.clock.runFor(startsWithinMs);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await featuresBegan(page);
  await page.waitForLoadState('networkidle');
}
