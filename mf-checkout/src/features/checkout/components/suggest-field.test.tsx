/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { useState } from 'react';
import { SuggestField } from './suggest-field.tsx';

const streets = ['Шевченка', 'Хрещатик'];
const asked: string[] = [];

/** As the field of a street: what was typed counts, too. */
function Street() {
  const [name, setName] = useState('Хрещатик');
  return (
    <SuggestField
      label="Street"
      name="street"
      shown={name}
      find={async (query) => {
        asked.push(query);
        return streets.filter((street) => street.startsWith(query));
      }}
      describe={(street) => ({ id: street, title: street })}
      onChoose={setName}
      onType={setName}
    />
  );
}

test('asks for what is typed, though that is what the field holds from then on', async () => {
  const i18n = createI18n({ locale: 'uk', texts: {}, onMissing: () => {} });
  render(
    <I18nProvider i18n={i18n}>
      <Street />
    </I18nProvider>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  // What stood there is no question.
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  fireEvent.change(field, { target: { value: 'Шев' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.click(screen.getByRole('option', { name: 'Шевченка' }));
  expect((field as HTMLInputElement).value).toBe('Шевченка');
  expect(asked).toEqual(['', 'Шев']);
});
