import { adShownCookie, consentCookie, fontCookie, leadShownCookie } from '@vitryna/contracts/cookies';
import { languageKey } from '@vitryna/contracts/language-key';
import type { Shopper } from './shopper.ts';

/** A shopper who has answered everything that would lie over a page. */
export async function answerQuestions({ driver, open }: Shopper, hasPopups: boolean): Promise<void> {
  // Cookies are set on a page of the store; this one has nothing that runs.
  await open('/robots.txt');
  const seen = hasPopups ? [] : [adShownCookie, leadShownCookie].map(({ name }) => ({ name, value: '1' }));
  const font = { name: fontCookie.name, value: fontCookie.values[0] };
  for (const cookie of [...seen, font, { name: consentCookie.name, value: 'denied' }]) {
    await driver.manage().addCookie({ ...cookie, path: '/' });
  }
  await driver.executeScript('localStorage.setItem(arguments[0], "ru")', languageKey);
}
