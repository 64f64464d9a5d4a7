/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApiError } from '@vitryna/api-client';
import { email, name255 } from '@vitryna/contracts/rules';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { z } from 'zod';
import { describeError, useField, useZodForm } from './index.ts';
import uk from './locales/uk.json';

afterEach(cleanup);
const schema = z.object({ name: name255, email });
type Values = z.infer<typeof schema>;

function Form({ onSubmit }: { onSubmit: (values: Values) => Promise<void> }) {
  const { form, handleSubmit, isSubmitting } = useZodForm({ schema, defaultValues: { name: '', email: '' }, onSubmit });
  const name = useField(form, 'name');
  const mail = useField(form, 'email');
  const whole = describeError(form.formState.errors.root?.server, (key) => key);
  return (
    <form onSubmit={handleSubmit} noValidate>
      {[name, mail].map(({ input, error, errorId }) => (
        <p key={input.name}>
          <label htmlFor={input.id}>{input.name}</label>
          <input {...input} />
          {error && <span id={errorId}>{error}</span>}
        </p>
      ))}
      {whole && <p role="alert">{whole}</p>}
      <button type="submit" disabled={isSubmitting}>
        send
      </button>
    </form>
  );
}

function setUp(onSubmit: (values: Values) => Promise<void> = async () => {}) {
  const i18n = createI18n({ locale: 'uk', texts: uk });
  render(<Form onSubmit={onSubmit} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  const send = () => fireEvent.submit(field('name').form as HTMLFormElement);
  return { field, fill, send };
}
function problem(name: string) {
  const id = screen.getByLabelText(name).getAttribute('aria-describedby');
  return id && document.getElementById(id)?.textContent;
}

test('shows an error only after the field was left, and takes it away as soon as it is right [§5.12]', async () => {
  const { field, fill } = setUp();
  fill('email', 'nobody');
  expect(problem('email')).toBeNull();
  fireEvent.blur(field('email'));
  await waitFor(() => expect(problem('email')).toBe('Ви ввели неправильну електронну адресу'));
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  expect(problem('name')).toBeNull();
  fill('email', 'a@b.co');
  await waitFor(() => expect(problem('email')).toBeNull());
});

test('shows no error while a pointer is down, so that a press ends where it began', async () => {
  const { field } = setUp();
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.blur(field('email'));
  // What is checked shows in the turns that follow, however long a hand holds a button down.
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  expect(problem('email')).toBeNull();
  fireEvent.pointerUp(screen.getByRole('button'));
  await waitFor(() => expect(problem('email')).toBe('Заповніть це поле'));
});

test('submits trimmed values, once, however often the button is pressed [§4.25 §5.14]', async () => {
  const sent: Values[] = [];
  const answer = Promise.withResolvers<void>();
  const { fill, send } = setUp((values) => {
    sent.push(values);
    return answer.promise;
  });
  fill('name', '  Олена ');
  fill('email', ' a@b.co ');
  send();
  send();
  await waitFor(() => expect(sent).toEqual([{ name: 'Олена', email: 'a@b.co' }]));
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  send();
  await act(async () => answer.resolve());
  expect(sent).toHaveLength(1);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

test('does not submit what is wrong, shows every first error and focuses the first field [§5.9]', async () => {
  const { field, send } = setUp(() => Promise.reject(new Error('must not be called')));
  send();
  await waitFor(() => expect([problem('name'), problem('email')]).toEqual(Array(2).fill('Заповніть це поле')));
  expect(document.activeElement).toBe(field('name'));
});

const fail = (init: object) => () =>
  Promise.reject(createApiError({ kind: 'http', message: 'refused', status: 400, ...init }));

test('shows what the server says at the fields, and the rest at the form [§5.12]', async () => {
  const error = (message: string, params?: object) => [{ rule: 'rule', message, ...(params && { params }) }];
  const fields = { email: error('@Maximum field length', { max: 254 }), captcha: error('@Entry field is wrong') };
  const { field, fill, send } = setUp(fail({ fields }));
  fill('name', 'Олена');
  fill('email', 'a@b.co');
  send();
  await waitFor(() => expect(problem('email')).toBe('Максимальна довжина поля: 254'));
  expect(document.activeElement).toBe(field('email'));
  expect(screen.getByRole('alert').textContent).toBe('@Entry field is wrong');
});

test('says in general what went wrong when no field is to blame, and can be sent again [§8.13]', async () => {
  let calls = 0;
  const { fill, send } = setUp(() => (calls++ === 0 ? fail({ messageKey: '@emailTaken' })() : Promise.resolve()));
  fill('name', 'Олена');
  fill('email', 'a@b.co');
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('@emailTaken'));
  send();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(calls).toBe(2);
});
