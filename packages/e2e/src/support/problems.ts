import { test as base, expect } from '@playwright/test';
import {
  adShownCookie,
  type CookieValue,
  consentCookie,
  fontCookie,
  leadShownCookie,
} from '@vitryna/contracts/cookies';
import { languageKey } from '@vitryna/contracts/language-key';
import type { NavigationMode } from '@vitryna/contracts/remote';
import { type Language, uk } from './languages.ts';

/** What a spec or a project says about its shopper. */
export type JourneyOptions = {
  /** The language that the shopper reads; projects of the journeys differ in it. */
  language: Language;
  /** Messages that a spec expects, e.g. of a request that it broke itself. */
  allowed: RegExp;
  /** Pop-ups that open by themselves are none of most specs' business: their shopper has seen them. */
  hasPopups: boolean;
  /** The shopper's consent to analytics; null is asked for it. Asked, most specs would have a bar over their buttons. */
  consent: CookieValue<typeof consentCookie> | null;
  /** Whether the store's font is here from the first paint on; on a first visit it comes later and gives a few words another width. */
  hasFont: boolean;
  /** Whether the visitor has answered the offer of the other language, which would lie over Russian pages. */
  hasChosenLanguage: boolean;
  /** How the shopper's tab goes from page to page: `plain` as where the gateway says so. */
  navigation: NavigationMode;
};

/** Cookies of a shopper for whom no pop-up opens by itself. */
export const seenPopups = [adShownCookie, leadShownCookie].map(({ name }) => ({
  name,
  value: '1',
  domain: 'localhost',
  path: '/',
}));

/** What is said of anything that was under way when a spec cut the line; how much that is, is up to the machine. */
export const cutOff =
  /ERR_|Failed to fetch|Failed to load|had no answer|is missing or is not what|could not be loaded|did not load|dynamically imported/;

/** What a spec expects that cuts the line, and what else it does. */
export const cutOffOr = (other: RegExp): RegExp => new RegExp(`${cutOff.source}|${other.source}`, other.flags);

const always = [
  // What Playwright says where `serviceWorkers` is `block`.
  /Service Worker registration blocked by Playwright/,
  // On a busy machine anything may take longer than its limit, and on a clock that is wound on. What a shopper then misses, a spec misses
  // too; what the store does about it has specs of its own.
  /no answer in \d+ ms|took longer than \d+ ms|TimeoutError: signal timed out/,
];

/**
 * Every spec fails on what a shopper's browser complains about: console errors and warnings (hydration among them), thrown
 * errors, failed requests.
 */
export const test = base.extend<JourneyOptions & { problems: string[] }>({
  language: [uk, { option: true }],
  // No message at all.
  allowed: [/(?!)/, { option: true }],
  hasChosenLanguage: [true, { option: true }],
  navigation: ['instant', { option: true }],
  hasFont: [true, { option: true }],
  hasPopups: [false, { option: true }],
  consent: ['denied', { option: true }],
  problems: [
    async ({ page, context, allowed, hasFont, hasPopups, consent, hasChosenLanguage, navigation }, use) => {
      const font = { name: fontCookie.name, value: fontCookie.values[0], domain: 'localhost', path: '/' };
      if (hasFont) await context.addCookies([font]);
      if (!hasPopups) await context.addCookies(seenPopups);
      if (consent)
        await context.addCookies([{ name: consentCookie.name, value: consent, domain: 'localhost', path: '/' }]);
      if (hasChosenLanguage) {
        await page.addInitScript((key) => {
          // A page without an address has no storage.
          if (location.protocol.startsWith('http')) localStorage.setItem(key, 'ru');
        }, languageKey);
      }
      if (navigation === 'plain') {
        // The document says it to the tab, and its script reads it when the whole of it has come.
        await page.addInitScript(() => {
          new MutationObserver((_, observer) => {
            if (!document.documentElement) return;
            document.documentElement.dataset.navigation = 'plain';
            observer.disconnect();
          }).observe(document, { childList: true });
        });
      }
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
      const expected = [...always, allowed];
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
