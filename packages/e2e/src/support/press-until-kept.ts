import { expect, type Locator } from '@playwright/test';

/** Presses a heart until it is pressed: a page that does not answer yet loses a press. */
export const pressUntilKept = (heart: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const isPressed = (await heart.getAttribute('aria-pressed')) === 'true';
      if (!isPressed) await heart.click();
      return isPressed;
    })
    .toBe(true);
