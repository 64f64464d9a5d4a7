/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { z } from '@vitryna/contracts/zod';
import { announcePageEnd } from '@vitryna/remote-kit';
import { guardConsole } from '@vitryna/testing/console-guard';
import { Activity } from 'react';
import { PublicForm, type RobotGuard, usePublicForm } from './index.ts';
import { renderPage } from './testing/render-page.tsx';

guardConsole();
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);
afterEach(() => void jest.restoreAllMocks());

const schema = z.object({
  email: z.string(),
  body: z.string(),
  city: z.string(),
  agree: z.boolean(),
  method: z.string().nullable(),
  days: z.array(z.string()),
  password: z.string(),
  repeat: z.string(),
  token: z.string(),
  card: z.string(),
  photo: z.unknown(),
});
const defaults: z.input<typeof schema> = {
  email: '',
  body: '',
  city: '',
  agree: true,
  method: null,
  days: [],
  password: '',
  repeat: '',
  token: '',
  card: '',
  photo: null,
};

type Props = { name?: string; values?: Partial<typeof defaults>; onSend?: (guard: RobotGuard) => void };

function Feedback({ name = 'feedback', values, onSend }: Props) {
  const form = usePublicForm({
    name,
    schema,
    defaults: { ...defaults, ...values },
    send: async (_, guard) => onSend?.(guard),
  });
  const { register } = form.fields;
  return (
    <PublicForm form={form} submit="Надіслати">
      <input {...register('email')} title="email" />
      <textarea {...register('body')} title="body" />
      <select {...register('city')} title="city">
        <option value="">-</option>
        <option value="kyiv">Київ</option>
      </select>
      <input type="checkbox" {...register('agree')} title="agree" />
      <input type="radio" {...register('method')} value="courier" title="courier" />
      <input type="radio" {...register('method')} value="pickup" title="pickup" />
      <input type="checkbox" {...register('days')} value="mon" title="mon" />
      <input type="checkbox" {...register('days')} value="tue" title="tue" />
      <input type="password" {...register('password')} title="password" />
      <input type="text" autoComplete="new-password" {...register('repeat')} title="repeat" />
      <input type="hidden" {...register('token')} />
      <input autoComplete="cc-number" {...register('card')} title="card" />
      <input type="file" {...register('photo')} title="photo" />
    </PublicForm>
  );
}

const get = (title: string) => screen.getByTitle<HTMLInputElement>(title);
const type = (title: string, value: string) => fireEvent.input(get(title), { target: { value } });
const press = (title: string) => fireEvent.click(get(title));
const held = () => [
  ...['email', 'body', 'city', 'password', 'repeat', 'card'].map((title) => get(title).value),
  ...['agree', 'courier', 'pickup', 'mon', 'tue'].map((title) => get(title).checked),
];
const empty = ['', '', '', '', '', '', true, false, false, false, false];

/** The shell loads the page anew. */
function reload(): void {
  announcePageEnd();
  cleanup();
}

test('comes back after the reload with what was typed and chosen, without secrets', async () => {
  renderPage(<Feedback />);
  type('email', 'olena@example.com');
  type('body', 'Рядок один\nрядок два');
  fireEvent.change(get('city'), { target: { value: 'kyiv' } });
  for (const title of ['agree', 'pickup', 'tue']) press(title);
  for (const title of ['password', 'repeat', 'card']) type(title, 'secret');
  const trap = document.querySelector<HTMLInputElement>('[name=extraNote]');
  if (trap) trap.value = 'secret';
  reload();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('photo');
  renderPage(<Feedback />);
  expect(held()).toEqual([
    'olena@example.com',
    'Рядок один\nрядок два',
    'kyiv',
    '',
    '',
    '',
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(sessionStorage).toHaveLength(0);
  // They are values of the form: another reload keeps them again.
  reload();
  renderPage(<Feedback />);
  expect(get('email').value).toBe('olena@example.com');
});

test('waits for the form of that name, and fills one', () => {
  renderPage(<Feedback />);
  type('email', 'olena@example.com');
  reload();
  renderPage(<Feedback name="review" />);
  expect(held()).toEqual(empty);
  cleanup();
  renderPage(<Feedback />);
  expect(get('email').value).toBe('olena@example.com');
  cleanup();
  renderPage(<Feedback />);
  expect(held()).toEqual(empty);
});

test('keeps nothing of a form that nobody typed into, or that has left', () => {
  renderPage(<Feedback values={{ email: 'known@example.com' }} />);
  reload();
  expect(sessionStorage).toHaveLength(0);
  renderPage(<Feedback />);
  type('email', 'olena@example.com');
  cleanup();
  announcePageEnd();
  expect(sessionStorage).toHaveLength(0);
});

test('drops what a form of another build does not have or has otherwise', () => {
  renderPage(<Feedback />);
  type('email', 'olena@example.com');
  reload();
  const [key = ''] = Object.keys(sessionStorage);
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  const values = { ...kept.values, agree: 'no', days: 'mon', nickname: 'Оля' };
  sessionStorage.setItem(key, JSON.stringify({ ...kept, values }));
  renderPage(<Feedback />);
  expect(held()).toEqual(['olena@example.com', ...empty.slice(1)]);
});

test('a page out of sight keeps and gets nothing: its form of the same name is another', () => {
  const pages = (shown: string) => (
    <main>
      {['first', 'second'].map((page) => (
        <Activity key={page} mode={page === shown ? 'visible' : 'hidden'}>
          <section aria-label={page}>
            <Feedback />
          </section>
        </Activity>
      ))}
    </main>
  );
  const email = (page: string) => within(screen.getByLabelText(page)).getByTitle<HTMLInputElement>('email');
  const { rerender } = renderPage(pages('first'));
  fireEvent.input(email('first'), { target: { value: 'first@example.com' } });
  rerender(pages('second'));
  fireEvent.input(email('second'), { target: { value: 'second@example.com' } });
  reload();
  const again = renderPage(pages('first'));
  expect([email('first').value, email('second').value]).toEqual(['second@example.com', '']);
  again.rerender(pages('second'));
  expect(email('second').value).toBe('');
});

test('one that comes back filled in may be sent at once: it began when it was typed into', async () => {
  renderPage(<Feedback />);
  type('email', 'olena@example.com');
  reload();
  const [text = '{}'] = Object.values({ ...sessionStorage });
  const { at } = JSON.parse(text) as { at: number };
  const guards: RobotGuard[] = [];
  jest.spyOn(Date, 'now').mockReturnValue(at + 60_000);
  renderPage(<Feedback onSend={(guard) => void guards.push(guard)} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(guards).toHaveLength(1));
  expect(guards[0]?.startedAt).toBe(at);
});
