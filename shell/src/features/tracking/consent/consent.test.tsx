/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { consentCookie } from '@vitryna/contracts/cookies';
import { createI18n } from '@vitryna/i18n';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { guardConsole } from '@vitryna/testing/console-guard';
import { createQuestions } from '../../../tab/questions.ts';
import { createConsent } from './consent.ts';
import { startConsent } from './start-consent.ts';

guardConsole();
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const i18n = createI18n({ locale: 'uk', texts: {}, onMissing: () => {} });
const loadTexts = () => Promise.resolve();

test('remembers the choice for 180 days', () => {
  const storages = createMemoryStorages();
  const set = jest.spyOn(storages.cookies, 'set');
  const consent = createConsent(storages);
  expect(consent.current()).toBeNull();
  consent.choose('denied');
  expect(set).toHaveBeenCalledWith('shell_consent', 'denied', consentCookie.maxAge);
  expect(createConsent(storages).current()).toBe('denied');
});

test('takes nothing but the two answers from a cookie', () => {
  const storages = createMemoryStorages();
  storages.cookies.set('shell_consent', 'yes', 1);
  expect(createConsent(storages).current()).toBeNull();
});

test('asks shoppers who have not answered, and later only on request', async () => {
  document.body.innerHTML =
    '<a class="skip-link" href="#main">Skip</a><a href="/ua/privacy-policy" data-consent="">Settings</a>';
  const consent = createConsent(createMemoryStorages());
  const choices: string[] = [];
  consent.onChoice((choice) => choices.push(choice));
  const questions = createQuestions();
  await act(async () => startConsent({ i18n, loadTexts, questions }, consent));
  let isNoneOpen = false;
  void questions.whenNone().then(() => {
    isNoneOpen = true;
  });
  const bar = await screen.findByRole('region', { name: 'Cookie settings' });
  expect(screen.getByRole('link', { name: 'Skip' }).nextElementSibling?.contains(bar)).toBe(true);
  expect(bar.contains(document.activeElement)).toBe(false);
  const [refuse, allow] = screen.getAllByRole('button');
  expect(refuse?.className).toBe(allow?.className);
  fireEvent.keyDown(bar, { key: 'Escape' });
  expect(screen.queryByRole('region')).not.toBeNull();
  expect(isNoneOpen).toBe(false);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Do not allow' })));
  expect(isNoneOpen).toBe(true);
  expect(choices).toEqual(['denied']);
  expect(screen.queryByRole('region')).toBeNull();

  const link = screen.getByRole('link', { name: 'Settings' });
  await act(async () => fireEvent.click(link));
  const asked = await screen.findByRole('region');
  expect(document.activeElement).toBe(asked);
  expect(asked.textContent).toContain('Now counting is not allowed.');
  await act(async () => fireEvent.keyDown(asked, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(document.activeElement).toBe(link);
  expect(consent.current()).toBe('denied');
});
