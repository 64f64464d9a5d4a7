import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createShop } from '../../../testing/render-in-store.tsx';
import { confirmForms, newPasswordForms } from '../no-js-forms.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { NewPassword } from './new-password.tsx';

const token = 'a'.repeat(43);
const page = { token, key: 'key', step: null, form: null, problem: null, fields: [], amount: null };
const link = { ...page, username: 'o***@example.com' };

/** A page as a browser without a script has it. */
function serve(element: ReactNode): string {
  const { wrapper: Wrapper } = createShop({});
  return renderToString(<Wrapper>{element}</Wrapper>);
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

test.each([
  ['newPassword', <NewPassword key="1" page={link} />, newPasswordForms.newPassword],
  ['recovery', <NewPassword key="2" page={{ ...link, username: null }} />, newPasswordForms.recovery],
  ['confirm', <ConfirmEmail key="3" page={page} />, confirmForms.confirm],
])('the form %s posts what its declaration takes, and has no button that needs a script', (name, element, declared) => {
  const html = serve(element);
  expect(tagsOf(html, 'form').map((tag) => attribute(tag, 'method'))).toEqual(['post']);
  const fields = new Map(tagsOf(html, 'input').map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]));
  expect([fields.get('form'), fields.get('key')]).toEqual([name, 'key']);
  expect(Object.keys(declared.fields).filter((field) => !fields.has(field))).toEqual([]);
  if ('token' in declared.fields) expect(fields.get('token')).toBe(token);
  expect(tagsOf(html, 'button').map((tag) => attribute(tag, 'type'))).toEqual(['submit']);
});

test.each([
  [{ problem: 'validation', fields: ['password'] }, 'Занадто простий пароль'],
  [{ problem: 'validation', fields: ['passwordRepeat'] }, 'Паролі не збігаються'],
  [{ problem: 'tooMany' }, 'Забагато запитів'],
])('says in the page why a password was refused: %j', (said, words) => {
  const html = serve(<NewPassword page={{ ...link, form: 'newPassword', ...said }} />);
  expect(html.slice(html.indexOf('role="alert"'))).toContain(words);
});
