/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, useRef } from 'react';
import type { startSlides as start } from './hero-slides.ts';

const stop = jest.fn();
const startSlides = jest.fn<typeof start>(() => ({ togglePause: () => {}, stop }));
jest.unstable_mockModule('./hero-slides.ts', () => ({ startSlides }));
const { useSlides } = await import('./use-slides.ts');

afterEach(cleanup);

function Hero() {
  const host = useRef<HTMLElement>(null);
  const { state } = useSlides(host, { count: 3, rowClass: 'row', slideClass: 'slide' });
  return <section ref={host}>{state ? `slide ${state.current}` : 'a row'}</section>;
}

test('slides of a page that was left are a row again, until somebody attends to them', async () => {
  const { rerender } = render(
    <Activity mode="visible">
      <Hero />
    </Activity>,
  );
  const attend = async () => {
    fireEvent.focusIn(document.querySelector('section') as HTMLElement);
    // The code of the slides arrives.
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    act(() => startSlides.mock.lastCall?.[1].onChange({ current: 1, isPaused: false }));
  };
  await attend();
  expect(screen.getByText('slide 1')).toBeTruthy();
  await act(async () =>
    rerender(
      <Activity mode="hidden">
        <Hero />
      </Activity>,
    ),
  );
  expect(stop).toHaveBeenCalledTimes(1);
  await act(async () =>
    rerender(
      <Activity mode="visible">
        <Hero />
      </Activity>,
    ),
  );
  expect(screen.getByText('a row')).toBeTruthy();
  await attend();
  expect(startSlides).toHaveBeenCalledTimes(2);
  expect(screen.getByText('slide 1')).toBeTruthy();
});
