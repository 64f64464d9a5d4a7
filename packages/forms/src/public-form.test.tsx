/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createApiError } from '@vitryna/api-client';
import { locales } from '@vitryna/contracts/constants';
import { email, optional, person } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { guardConsole } from '@vitryna/testing/console-guard';
import {
  AgreementField,
  agreement,
  EmailField,
  NameField,
  PhoneField,
  type Prefill,
  PublicForm,
  type PublicFormOptions,
  usePublicForm,
} from './index.ts';
import { phone } from './phone.ts';
import { renderPage } from './testing/render-page.tsx';

guardConsole();
afterEach(cleanup);
afterEach(() => void jest.restoreAllMocks());

const schema = z.object({ name: person, phone, email: optional(email), agree: agreement });
type Values = z.input<typeof schema>;
type Send = PublicFormOptions<Values, z.output<typeof schema>>['send'];

function Question({ send, prefill }: { send: Send; prefill: Prefill<Values> }) {
  const defaults: Values = { name: '', phone: '', email: '', agree: true };
  const form = usePublicForm({ name: 'question', schema, defaults, prefill, send });
  return (
    <PublicForm form={form} submit="Надіслати" advice="Зателефонуйте">
      <NameField form={form} name="name" />
      <PhoneField form={form} name="phone" />
      <EmailField form={form} name="email" isOptional />
      <AgreementField form={form} name="agree" />
    </PublicForm>
  );
}

function open(answer: () => Promise<void> = async () => {}, prefill: Prefill<Values> = {}) {
  const send = jest.fn<Send>(answer);
  const { rerender } = renderPage(<Question send={send} prefill={prefill} />);
  return { send, becomesKnown: (known: Prefill<Values>) => rerender(<Question send={send} prefill={known} />) };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = () => screen.getByRole('button');
const submit = () => fireEvent.click(button());
const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
function fillIn() {
  type('Ваше ім’я', ' Олена ');
  type('Телефон', '8 (067) 123-45-67');
}

test('sends trimmed values, a number typed in any way, and what tells people from robots', async () => {
  const { send } = open();
  fillIn();
  const before = Date.now();
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const [values, guard] = send.mock.calls[0] ?? [];
  expect(values).toEqual({ name: 'Олена', phone: '+380671234567', agree: true });
  expect(guard).toEqual({ extraNote: '', startedAt: expect.any(Number), sentAt: expect.any(Number) });
  expect(guard?.startedAt).toBeLessThanOrEqual(before);
  expect(guard?.sentAt).toBeGreaterThanOrEqual(before);
});

test.each(['0671234567', '380671234567', '+38 (067) 123-45-67', '067 123 45 67'])(
  'takes %s for one number',
  async (typed) => {
    const { send } = open();
    fillIn();
    type('Телефон', typed);
    submit();
    await waitFor(() => expect(send.mock.calls[0]?.[0].phone).toBe('+380671234567'));
  },
);

test('complains of a number that is none once its field was left, and no longer when it is right', async () => {
  open();
  type('Телефон', '067 123');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field('Телефон'));
  await waitFor(() => expect(told()).toEqual(['Ви ввели неправильний номер телефону']));
  type('Телефон', '067 123 45 67');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('is sent once more when the field that nobody sees was filled in, by a robot or a password manager', async () => {
  const { send } = open();
  const messageKey = '@Send it once more, so that we know that a person has filled it in';
  send.mockRejectedValueOnce(
    createApiError({ kind: 'http', status: 400, code: 'suspected', messageKey, message: 'refused' }),
  );
  const trap = document.querySelector<HTMLInputElement>('input[name=extraNote]');
  expect(trap?.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox', { name: /extraNote/i })).toBeNull();
  expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
  expect(trap?.autocomplete).toBe('off');
  expect(trap?.dataset).toMatchObject({ '1pIgnore': '', lpignore: 'true', bwignore: '', formType: 'other' });
  if (trap) trap.value = 'https://spam.example';
  fillIn();
  submit();
  await waitFor(() => expect(send.mock.calls[0]?.[1].extraNote).toBe('https://spam.example'));
  expect(
    await screen.findByText('Надішліть, будь ласка, ще раз: так ми знатимемо, що форму заповнила людина'),
  ).toBeTruthy();
  // The way on is in those words.
  expect(screen.queryByText('Зателефонуйте')).toBeNull();
  submit();
  await waitFor(() => expect(send.mock.calls[1]?.[1].extraNote).toBe(''));
});

test('sends nothing without the agreement, whose link opens beside the form [§5.8]', async () => {
  const { send } = open();
  const name = 'Приймаю політику конфіденційності (відкриється в новій вкладці)';
  expect(screen.getByRole('checkbox', { name })).toBe(box());
  expect([box().checked, box().required]).toEqual([true, true]);
  const link = screen.getByRole('link', { name: 'політику конфіденційності (відкриється в новій вкладці)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/ua/privacy-policy', '_blank']);
  fillIn();
  fireEvent.click(box());
  submit();
  await waitFor(() => expect(told()).toEqual(['Потрібно прийняти умови та положення']));
  expect(box().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(document.activeElement).toBe(box());
  expect(send).not.toHaveBeenCalled();
});

test('focuses the first wrong field', async () => {
  open();
  type('Ваше ім’я', 'Олена');
  submit();
  await waitFor(() => expect(told()).toEqual(['Заповніть це поле']));
  expect(document.activeElement).toBe(field('Телефон'));
});

test('shows a refusal of the server at its field, which has the focus', async () => {
  const fields = { email: [{ rule: 'email', message: '@You entered an incorrect email' }] };
  open(() => Promise.reject(createApiError({ kind: 'http', status: 400, message: 'refused', fields })));
  fillIn();
  submit();
  await waitFor(() => expect(told()).toEqual(['Ви ввели неправильну електронну адресу']));
  expect(document.activeElement).toBe(field('Електронна пошта'));
});

test.each([
  ['too many requests', { kind: 'http', status: 429, messageKey: '@Number of requests exceeded' }, 'Забагато запитів'],
  ['a lost network', { kind: 'network' }, 'Внутрішня помилка сервера'],
] as const)('says in the form what came of %s, keeps what was typed, and can be sent again', async (_, error, text) => {
  let isBroken = true;
  const { send } = open(async () => {
    if (isBroken) throw createApiError({ ...error, message: 'refused' });
  });
  fillIn();
  submit();
  await waitFor(() => expect(told()).toEqual([`${text}Зателефонуйте`]));
  expect(field('Телефон').value).toBe('8 (067) 123-45-67');
  isBroken = false;
  submit();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});

test('is busy while it is sent, without losing the focus, and is sent once', async () => {
  const answer = Promise.withResolvers<void>();
  const { send } = open(() => answer.promise);
  fillIn();
  button().focus();
  submit();
  submit();
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  fireEvent.submit(field('Телефон').form as HTMLFormElement);
  expect(document.activeElement).toBe(button());
  await act(async () => answer.resolve());
  expect(button().hasAttribute('aria-busy')).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['mouse', false],
  ['touch', true],
])('the press of a %s on its button lets the field go before the press ends: %s', (pointerType, isLetGo) => {
  open();
  fireEvent(button(), Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }));
  // What is not prevented moves the focus, and the field that loses it is complained of.
  expect(fireEvent.mouseDown(button())).toBe(isLetGo);
});

test('fills in what is known of the shopper, at once or late, and only what is empty', () => {
  const { becomesKnown } = open(undefined, { name: 'Олена' });
  expect(field('Ваше ім’я').value).toBe('Олена');
  type('Ваше ім’я', '');
  type('Електронна пошта', 'o@example.com');
  becomesKnown({ name: 'Олена' });
  expect(field('Ваше ім’я').value).toBe('');
  becomesKnown({ name: 'Олена', phone: '+380671234567', email: 'olena@example.com' });
  expect([field('Телефон').value, field('Електронна пошта').value]).toEqual(['+380671234567', 'o@example.com']);
});

test.each(locales)('has its texts in %s', (locale) => {
  renderPage(<Question send={async () => {}} prefill={{}} />, locale);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
});

test.each(['before', 'after'])(
  'complains of nothing once it is sent and emptied, when the focus leaves %s its end',
  async (when) => {
    const outside = document.body.appendChild(document.createElement('input'));
    const send = jest.fn<Send>(async (_values, _guard, { reset }) => {
      reset({ name: '', phone: '', email: '', agree: false });
      // As the dialog that thanks does.
      if (when === 'before') outside.focus();
    });
    renderPage(<Question send={send} prefill={{}} />);
    fillIn();
    box().focus();
    submit();
    await waitFor(() => expect(field('Ваше ім’я').value).toBe(''));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    act(() => outside.focus());
    // What is left later is judged later.
    type('Телефон', '067 123');
    fireEvent.blur(field('Телефон'));
    await waitFor(() => expect(told()).toContain('Ви ввели неправильний номер телефону'));
    expect(told()).toHaveLength(1);
    outside.remove();
  },
);
