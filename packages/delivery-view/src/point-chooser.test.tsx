/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createApiClient } from '@vitryna/api-client';
import type { ListedWarehouse, Warehouse } from '@vitryna/contracts/api';
import { createFakeTransport, type FakeTable, failWith } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { PointChooser } from './points.ts';
import { point } from './testing/places.ts';
import { renderUkrainian } from './testing/render-ukrainian.tsx';

guardConsole();
afterEach(cleanup);

const points = [
  point(1),
  point(2, { status: 'tooHeavy', maxWeightKg: 10 }),
  point(3, { status: 'tooLarge', type: 'postMachine' }),
  point(4, { status: 'closed' }),
];
const paged = (items: ListedWarehouse[], pages = 1) => ({ items, page: 1, limit: 30, total: items.length, pages });

function open(answers: FakeTable = {}) {
  const { transport, calls } = createFakeTransport({
    'GET /delivery/warehouse/list': paged(points),
    'GET /delivery/warehouse/places': points,
    'GET /delivery/warehouse/view': point(9),
    ...answers,
  });
  const onChoose = jest.fn<(chosen: Warehouse) => void>();
  const api = createApiClient({ transport });
  const parcel = { weightKg: 12, sizeCm: [50, 40, 30] as [number, number, number] };
  renderUkrainian(<PointChooser api={api} cityRef="lviv" parcel={parcel} value={null} onChoose={onChoose} />);
  return { calls, onChoose };
}
const list = () => screen.findByRole('radiogroup', { name: 'Точки видачі' });
async function radios() {
  await screen.findAllByRole('radio');
  return within(await list()).getAllByRole<HTMLInputElement>('radio');
}

test('points that cannot take the parcel are disabled and say why', async () => {
  const { onChoose } = open();
  expect((await radios()).map(({ disabled }) => disabled)).toEqual([false, true, true, true]);
  const text = (await list()).textContent ?? '';
  for (const texts of ['Приймає посилки до 10 кг', 'Посилка завелика', 'Тимчасово зачинено'])
    expect(text).toContain(texts);
  for (const radio of await radios()) fireEvent.click(radio);
  expect(onChoose.mock.calls).toEqual([[points[0]]]);
});

test('sends the parcel, the words and the kind along', async () => {
  const { calls } = open();
  await radios();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Номер або вулиця' }), { target: { value: ' Зелена ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Поштомати' }));
  await waitFor(() => expect(calls.at(-1)?.query.type).toBe('postMachine'));
  expect(calls.at(-1)?.query).toMatchObject({
    cityRef: 'lviv',
    query: 'Зелена',
    weightKg: '12',
    sizeCm: ['50', '40', '30'],
  });
});

test('a press on the map chooses what is in the list, and asks for what is not', async () => {
  const { onChoose } = open({ 'GET /delivery/warehouse/places': [point(1), point(9)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Відділення №1' }));
  expect(onChoose.mock.calls).toEqual([[points[0]]]);
  fireEvent.click(screen.getByRole('button', { name: 'Відділення №9' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(2));
  expect(onChoose.mock.calls[1]?.[0].number).toBe('9');
});

test('many points of one place are one mark, which a press takes apart; keys go from mark to mark', async () => {
  const near = [point(1), point(2), point(50)].map((one, at) =>
    at === 1 ? { ...one, lat: 49.8105, lng: 24.0105 } : one,
  );
  const { onChoose } = open({ 'GET /delivery/warehouse/places': near });
  const cluster = await screen.findByRole('button', { name: '2 точки тут' });
  const map = screen.getByRole('group', { name: 'Мапа точок' });
  expect(
    within(map)
      .getAllByRole('button')
      .filter((mark) => mark.tabIndex === 0 && 'key' in mark.dataset),
  ).toHaveLength(1);
  act(() => cluster.focus());
  fireEvent.keyDown(cluster, { key: 'ArrowUp' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Відділення №50');
  for (let press = 0; press < 12 && screen.queryByRole('button', { name: /точки тут/ }); press += 1)
    fireEvent.click(screen.getByRole('button', { name: /точки тут/ }));
  expect(screen.getByRole('button', { name: 'Відділення №2' })).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});

test('the list stands without the map, and says so when it fails itself', async () => {
  open({ 'GET /delivery/warehouse/places': failWith(500, 'internal') });
  expect(await radios()).toHaveLength(4);
  cleanup();
  open({ 'GET /delivery/warehouse/list': failWith(500, 'internal') });
  expect(await screen.findByText('Не вдалося завантажити точки.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Спробувати ще раз' })).toBeTruthy();
});

test('goes through the pages', async () => {
  const { calls } = open({ 'GET /delivery/warehouse/list': paged(points, 3) });
  fireEvent.click(await screen.findByRole('button', { name: 'Далі' }));
  await waitFor(() => expect(calls.some(({ query }) => query.page === '2')).toBe(true));
  expect(screen.getByText('2 з 3')).toBeTruthy();
});
