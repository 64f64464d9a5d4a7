/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import type { NoJsAccount } from '../load-no-js.ts';
import { type NoJsForm, noJsForms } from '../no-js-forms.ts';
import { NoJsAccountForms } from './no-js-account.tsx';

guardConsole();

const names = Object.keys(noJsForms) as NoJsForm[];
const keys = Object.fromEntries(names.map((name) => [name, `key of ${name}`])) as Record<NoJsForm, string>;
const nothing = { user: null, keys, step: null, form: null, problem: null, fields: [], amount: null };

/** The forms of the page, and the fields that each would post which its declaration drops. */
function open(noJs: Partial<NonNullable<NoJsAccount>>) {
  renderInStore(<NoJsAccountForms noJs={{ ...nothing, ...noJs }} />, {});
  return [...document.forms].map((form) => {
    const { form: name, key } = Object.fromEntries(new FormData(form)) as { form: NoJsForm; key: string };
    expect([form.getAttribute('method'), key]).toEqual(['post', `key of ${name}`]);
    const taken = ['form', 'key', ...Object.keys(noJsForms[name].fields)];
    const fields = [...form.querySelectorAll('input')].map((input) => input.name);
    expect(fields.filter((field) => !taken.includes(field))).toEqual([]);
    return name;
  });
}

test.each([
  [{}, ['signIn', 'sendCode', 'signUp', 'recovery']],
  [{ step: 'code' }, ['code', 'signIn', 'sendCode', 'signUp', 'recovery']],
  [{ user: user() }, ['profile', 'signOut']],
  [{ user: user({ removalAt: '2026-12-07T10:00:00.000Z' }) }, ['keep', 'profile', 'signOut']],
])('has forms whose fields are all taken: %j', (noJs, forms) => {
  expect(open(noJs)).toEqual(forms);
});

test('says of a wrong name and a wrong password what it says with JavaScript', () => {
  open({ form: 'signIn', problem: 'badCredentials' });
  expect(screen.getByRole('alert').textContent).toBe('Неправильний логін або пароль');
});

test('says that an answer of another form is not its own', () => {
  open({ form: 'recovery', problem: 'tooMany' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('form', { name: 'Відновлення доступу' }).textContent).toContain('Забагато запитів');
});
