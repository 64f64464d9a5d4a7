/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { guardConsole } from '@vitryna/testing/console-guard';
import { useState } from 'react';
import { SuggestField } from './suggest-field.tsx';
import { renderUkrainian } from './testing/render-ukrainian.tsx';

guardConsole();
afterEach(cleanup);

const streets = ['Шевченка', 'Шевська', 'Хрещатик'];
const texts = { list: 'Streets', loading: 'Looking', none: 'None', failed: 'Failed', offline: 'Offline' };

/** As the field of a street: what was typed counts, too, and one letter means nothing. */
function open(value = 'Хрещатик') {
  const asked: string[] = [];
  const onChoose = jest.fn<(street: string) => void>();
  function Street() {
    const [name, setName] = useState(value);
    return (
      <SuggestField
        label="Street"
        value={name}
        from={2}
        find={async (query) => {
          asked.push(query);
          return streets.filter((street) => street.startsWith(query));
        }}
        describe={(street) => ({ id: street, title: street })}
        onChoose={(street) => {
          onChoose(street);
          setName(street);
        }}
        onType={setName}
        texts={texts}
      />
    );
  }
  renderUkrainian(<Street />);
  return { asked, onChoose };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('asks for what is typed, though that is what the field holds from then on', async () => {
  const { asked } = open();
  fireEvent.focus(field());
  type('Ш');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  type('Шев');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  fireEvent.click(screen.getByRole('option', { name: 'Шевченка' }));
  expect(field().value).toBe('Шевченка');
  expect(asked).toEqual(['Шев']);
});

test('keeps what was typed and is on no list', async () => {
  open('');
  fireEvent.focus(field());
  expect(screen.queryByRole('status')).toBeNull();
  type('Нова');
  expect(await screen.findByText('None')).toBeTruthy();
  fireEvent.blur(field());
  expect(field().value).toBe('Нова');
});

test('takes Enter after typing for the first row', async () => {
  const { onChoose } = open('');
  fireEvent.focus(field());
  type('Шев');
  await screen.findAllByRole('option');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  await waitFor(() => expect(onChoose.mock.calls).toEqual([['Шевченка']]));
});
