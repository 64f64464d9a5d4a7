/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { recordEarlyEvents } from './event-replay.ts';

const pulse = jest.fn();
const said: string[] = [];

function Page() {
  const [way, setWay] = useState('card');
  const [isWatched, setWatched] = useState(false);
  const [stock, setStock] = useState('all');
  return (
    <main>
      <button type="button" onClick={() => said.push('heart')}>
        <svg />
      </button>
      <button type="submit" onClick={() => said.push('sent')} />
      <a href="#there">there</a>
      <select value={way} onChange={({ target }) => setWay(target.value)}>
        <option>card</option>
        <option>parts</option>
      </select>
      <input type="checkbox" checked={isWatched} onChange={({ target }) => setWatched(target.checked)} />
      {['all', 'here'].map((one) => (
        <input key={one} type="radio" name="stock" value={one} checked={stock === one} onChange={() => setStock(one)} />
      ))}
      <button type="button" id="pay" onClick={() => said.push(`pay: ${way}, ${isWatched}, ${stock}`)} />
    </main>
  );
}

let root: Root;
beforeEach(() => {
  said.length = 0;
  pulse.mockClear();
  Object.assign(HTMLElement.prototype, { animate: pulse });
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  recordEarlyEvents();
});
afterEach(() => {
  act(() => root.unmount());
  delete document.documentElement.dataset.hydrated;
});

const the = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;
const press = (selector: string) => the(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function hydrate(): void {
  act(() => {
    root = hydrateRoot(the('body > div'), <Page />);
  });
}
async function hydrateAll(): Promise<void> {
  document.documentElement.dataset.hydrated = '';
  for (let tasks = 0; tasks < 8; tasks += 1) await act(nextTask);
}

test('does once what was pressed before the page was hydrated, however often, and says that it was recorded', async () => {
  press('svg');
  press('svg');
  expect(pulse).toHaveBeenCalledTimes(2);
  hydrate();
  expect(said).toEqual([]);
  await hydrateAll();
  expect(said).toEqual(['heart']);
});

test('presses with what was chosen before, each control as it was left', async () => {
  const way = the<HTMLSelectElement>('select');
  way.value = 'parts';
  way.dispatchEvent(new Event('change', { bubbles: true }));
  press('[type=checkbox]');
  press('[value=here]');
  press('#pay');
  hydrate();
  await hydrateAll();
  expect(said).toEqual(['pay: parts, true, here']);
  expect([way.value, the<HTMLInputElement>('[type=checkbox]').checked]).toEqual(['parts', true]);
});

test('leaves links and forms to the browser, and what is pressed later to the page', async () => {
  press('[type=submit]');
  press('a');
  hydrate();
  press('#pay');
  press('#pay');
  await hydrateAll();
  press('svg');
  await act(nextTask);
  expect(said).toEqual(['pay: card, false, all', 'pay: card, false, all', 'heart']);
  expect(pulse).not.toHaveBeenCalled();
});
