/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { OpeningHours as Hours } from '@vitryna/contracts/api';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import texts from '../../locales/uk.json' with { type: 'json' };
import { OpeningHours } from './components/opening-hours.tsx';
import { openingHoursData } from './structured-data.ts';

const workday = '08:00-21:00';
const hours: Hours = {
  week: { mon: workday, tue: workday, wed: workday, thu: workday, fri: workday, sat: '10:00-24:00', sun: '-' },
  days: { '12-25': '-' },
  mayDifferOnHolidays: true,
};
const i18n = createI18n({ locale: 'uk', texts });
const page = (time: string, changes: Partial<Hours> = {}) => (
  <I18nProvider i18n={i18n}>
    <OpeningHours openingHours={{ ...hours, ...changes }} schedule="щодня" renderedAt={Date.parse(time)} />
  </I18nProvider>
);

test.each([
  ['2026-11-23T10:00:00Z', 'Зараз працюємо', 'До 21:00 за київським часом'],
  ['2026-11-23T04:00:00Z', 'Зараз не працюємо', 'Почнемо сьогодні о 08:00'],
  ['2026-11-23T20:00:00Z', 'Зараз не працюємо', 'Почнемо завтра о 08:00'],
  ['2026-11-28T22:30:00Z', 'Зараз не працюємо', 'Почнемо завтра о 08:00'],
  ['2026-11-28T21:30:00Z', 'Зараз працюємо', 'До 24:00 за київським часом'],
])('says at first whether the store was open when it was rendered: %s', (time, state, change) => {
  const { container, unmount } = render(page(time));
  const html = container.innerHTML;
  unmount();
  expect(html).toContain(state);
  expect(html).toContain(change);
});

test('names public holidays as the store keeps them, and says that others may differ only where they may', () => {
  const { rerender, unmount } = render(page('2026-12-20T10:00:00Z'));
  expect(screen.getByText(/^25 грудня 2026.*: не працюємо$/)).toBeTruthy();
  expect(screen.getByText('У державні свята години роботи можуть відрізнятися.')).toBeTruthy();
  rerender(page('2026-12-20T10:00:00Z', { days: {}, mayDifferOnHolidays: false }));
  expect(screen.queryByText(/25 грудня/)).toBeNull();
  expect(screen.queryByText(/державні свята/)).toBeNull();
  unmount();
});

test('tells search engines the hours of a week, and of days that are not as their weekday', () => {
  const type = 'OpeningHoursSpecification';
  expect(openingHoursData(hours, Date.parse('2026-12-20T10:00:00Z'))).toEqual([
    {
      ...{ '@type': type, opens: '08:00', closes: '21:00' },
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    { '@type': type, opens: '10:00', closes: '23:59', dayOfWeek: ['Saturday'] },
    { '@type': type, opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ]);
});
