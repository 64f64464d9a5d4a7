/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { EventPayloads } from '@vitryna/contracts/events';
import { events } from '@vitryna/contracts/events';
import { useState } from 'react';
import { createEventBus } from './index.ts';
import { EventBusProvider, useEvent, useEventBus } from './react.ts';

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0);
  useEvent('checkout:cart-changed', () => setCount((value) => value + step));
  return <output>{count}</output>;
}

test('a mounted component hears events with its newest listener, an unmounted one does not', () => {
  const bus = createEventBus<EventPayloads>({ table: events });
  const emit = () => act(() => bus.emit('checkout:cart-changed', { reason: 'added', productId: '7' }));
  const page = (step: number) => (
    <EventBusProvider bus={bus}>
      <Counter step={step} />
    </EventBusProvider>
  );
  const { rerender, unmount } = render(page(1));
  emit();
  rerender(page(10));
  emit();
  expect(screen.getByRole('status').textContent).toBe('11');
  unmount();
  emit();
});

test('a component outside a provider learns what is missing', () => {
  const Lost = () => {
    try {
      useEventBus();
      return null;
    } catch (error) {
      return <p role="alert">{(error as Error).message}</p>;
    }
  };
  render(<Lost />);
  expect(screen.getByRole('alert').textContent).toContain('EventBusProvider');
});
