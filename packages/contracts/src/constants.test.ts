import { expect, test } from '@jest/globals';
import { adShownCookie } from './browser/cookies.ts';
import * as constants from './constants.ts';

// Tests count with these names, so that none of them would notice another figure.
test('the figures of the specification are what it says [§4.34 §9.1 §9.2 §9.3 §9.4 §9.5 §9.9 §9.10 §9.12 §9.13 §9.14 §9.15]', () => {
  expect({ ...constants }).toMatchObject({
    expectedBuildTag: 'B2C_250825',
    defaultPageSize: 24,
    freeDeliveryThreshold: 2000,
    contentTimeoutMs: 1000,
    reloadGuardMs: 10_000,
    errorToastMs: 2000,
    toastMs: 5000,
    debounceMs: 50,
    adPopupDelayMs: 5000,
    adSlideMs: 10_000,
    leadCaptureDelayMs: 30_000,
    copiedMs: 1500,
    nameMaxLength: 255,
    emailMaxLength: 254,
    maintenancePollMs: 5000,
    helpPanelAbovePx: 680,
    helpCloseMs: 400,
  });
});

test('the cookie of the advertising pop-up lasts a day [§9.12]', () => {
  expect(adShownCookie.maxAge).toBe(86_400);
});
