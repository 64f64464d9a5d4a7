import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Language, uk } from '../../support/languages.ts';
import { cutOff } from '../../support/problems.ts';
import { baseURL as storeUrl } from '../../support/store.ts';
import { answerQuestions } from './answer-questions.ts';
import type { EngineName, Width } from './engines.ts';
import { createSessions, type Sessions } from './session.ts';
import { createShopper, type Shopper } from './shopper.ts';

/** What a project or a spec says about its shopper. */
export type EngineOptions = {
  engine: EngineName;
  width: Width;
  language: Language;
  /** Where the shopper's store is. */
  storeUrl: string;
  /** Whether the shopper's browser runs scripts of pages. */
  hasScripts: boolean;
  /** Messages that a spec expects. */
  allowed: RegExp;
  /** Pop-ups that open by themselves, which most specs' shoppers have seen. */
  hasPopups: boolean;
};

const locales = { uk: 'uk-UA', ru: 'ru-RU' } as const;

/**
 * What Firefox, and WebKit of a page that comes back, say of calls and preloads that were under way when the page was left; the hash is
 * that of no bytes at all. Also what a busy machine does to a call.
 */
const cutShort = new RegExp(
  `${cutOff.source}|NetworkError when|Load failed|OLBgp1GsljhM2TJ\\+sbHjaiH9txEUvgdDTAzHv2P24donTt6|Loading CSS chunk \\d+ failed|longer than \\d+ ms`,
);

/** Every spec fails on what the pages complain about, in any engine. */
export const test = base.extend<EngineOptions & { shopper: Shopper }, { sessions: Sessions }>({
  engine: ['chromium', { option: true }],
  width: ['desktop', { option: true }],
  language: [uk, { option: true }],
  storeUrl: [storeUrl, { option: true }],
  hasScripts: [true, { option: true }],
  allowed: [/(?!)/, { option: true }],
  hasPopups: [false, { option: true }],
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const sessions = createSessions();
      await use(sessions);
      await sessions.end();
    },
    { scope: 'worker' },
  ],
  async shopper({ sessions, engine, width, language, storeUrl, hasScripts, allowed, hasPopups }, use, info) {
    const session = await sessions.take(engine, { width, locale: locales[language.locale], hasScripts }, storeUrl);
    const shopper = createShopper(engine, session, storeUrl);
    await answerQuestions(shopper, hasPopups);
    await use(shopper);
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('page.png');
      writeFileSync(path, Buffer.from(await session.driver.takeScreenshot(), 'base64'));
      await info.attach('page', { path, contentType: 'image/png' });
    }
    const problems = await shopper.problems();
    expect(problems.filter((problem) => !allowed.test(problem) && !cutShort.test(problem))).toEqual([]);
  },
});

/** Looks again and again, quickly at first, until a reading is what is expected. */
export const soon = <Value>(read: () => Promise<Value> | Value, message?: string) =>
  expect.poll(read, { intervals: [50, 50, 100, 200], ...(message !== undefined && { message }) });

export { expect };
