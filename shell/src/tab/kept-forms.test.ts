/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keptFormsMs } from '@vitryna/contracts/constants';
import { keepForms, noteInput, restoreForms } from './kept-forms.ts';

const fields = `
  <input name="email" value="" />
  <textarea name="body"></textarea>
  <select name="city"><option value="">-</option><option value="kyiv">Kyiv</option></select>
  <input type="checkbox" name="agree" value="yes" checked />
  <input type="radio" name="method" value="courier" checked /><input type="radio" name="method" value="pickup" />
  <input type="password" name="password" />
  <input type="hidden" name="token" />
  <input name="card" autocomplete="cc-number" />`;
const form = (keep = ' data-keep="feedback"') => `<form${keep}>${fields}</form>`;
const find = <E extends Element = HTMLInputElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const held = () => [
  find('[name=email]').value,
  find<HTMLTextAreaElement>('textarea').value,
  find<HTMLSelectElement>('select').value,
  find('[name=agree]').checked,
  find('[value=pickup]').checked,
  find('[name=password]').value,
  find('[name=token]').value,
  find('[name=card]').value,
];
const empty = ['', '', '', true, false, '', '', ''];

function fillIn(): void {
  find('[name=email]').value = 'olena@example.com';
  find<HTMLTextAreaElement>('textarea').value = 'Рядок один\nрядок два';
  find<HTMLSelectElement>('select').value = 'kyiv';
  find('[name=agree]').checked = false;
  find('[value=pickup]').checked = true;
  for (const name of ['password', 'token', 'card']) find(`[name=${name}]`).value = 'secret';
}

noteInput();
beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('gives a form back what was typed into it, without secrets, and tells whoever listens', () => {
  document.body.innerHTML = form();
  fillIn();
  keepForms();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  document.body.innerHTML = form();
  const heard: string[] = [];
  for (const type of ['input', 'change']) {
    document.body.addEventListener(
      type,
      ({ target }) => void heard.push(`${type} ${(target as HTMLInputElement).name}`),
    );
  }
  restoreForms();
  expect(held()).toEqual(['olena@example.com', 'Рядок один\nрядок два', 'kyiv', false, true, '', '', '']);
  expect(new Set(heard)).toEqual(
    new Set(['email', 'body', 'city', 'agree', 'method'].flatMap((name) => [`input ${name}`, `change ${name}`])),
  );
});

test('waits for a form that is opened later, and fills it once', async () => {
  document.body.innerHTML = form();
  fillIn();
  keepForms();
  document.body.innerHTML = '';
  restoreForms();
  document.body.innerHTML = form();
  await new Promise((resolve) => setTimeout(resolve));
  expect(held()[0]).toBe('olena@example.com');
  document.body.innerHTML = form();
  await new Promise((resolve) => setTimeout(resolve));
  expect(held()).toEqual(empty);
});

test('keeps nothing of forms that did not ask for it or were not touched', () => {
  document.body.innerHTML = form('') + form(' data-keep="other"');
  find('form:not([data-keep]) [name=email]').value = 'a@example.com';
  keepForms();
  expect(sessionStorage).toHaveLength(0);
});

test('knows from its events that a form was typed into whose values are its defaults', () => {
  document.body.innerHTML = form();
  const email = find('[name=email]');
  email.defaultValue = 'olena@example.com';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  keepForms();
  expect(sessionStorage).toHaveLength(1);
});

test('forgets what is too old, broken or cannot be kept', () => {
  document.body.innerHTML = form();
  fillIn();
  keepForms();
  document.body.innerHTML = form();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + keptFormsMs);
  restoreForms();
  expect(held()).toEqual(empty);
  sessionStorage.setItem('shell_kept_forms', '{"at":');
  restoreForms();
  expect(held()).toEqual(empty);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fillIn();
  expect(keepForms).not.toThrow();
});

test('a page out of sight keeps and gets nothing: its form of the same name is another', async () => {
  document.body.innerHTML = `${form()}<div data-waiting="left">${form()}</div>`;
  const [shown, waiting] = [...document.querySelectorAll<HTMLInputElement>('[name=email]')];
  if (!shown || !waiting) throw new Error('two forms are needed');
  shown.value = 'shown@example.com';
  waiting.value = 'waiting@example.com';
  keepForms();
  document.body.innerHTML = `<div data-waiting="next">${form()}</div>`;
  restoreForms();
  expect(find('[name=email]').value).toBe('');
  // Once it is in sight, it is the page that was typed into.
  find('[data-waiting]').removeAttribute('data-waiting');
  await new Promise((resolve) => setTimeout(resolve));
  expect(find('[name=email]').value).toBe('shown@example.com');
});
