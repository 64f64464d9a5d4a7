/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, Component, type ReactNode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { onFault } from './faults.ts';
import { rootErrors } from './report-error.ts';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function Broken(): ReactNode {
  throw new Error('broken');
}

const unhandled = jest.fn((event: Event) => event.preventDefault());

afterEach(() => {
  removeEventListener('error', unhandled);
  jest.restoreAllMocks();
});

test('what a hydration has recovered from is told once a root is drawn, whichever, and is nothing that nobody handled', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const listener = jest.fn();
  onFault(listener);
  addEventListener('error', unhandled);
  document.body.innerHTML = '<div id="root"><!--$--><p>read</p><!--/$--></div><div id="part"></div>';
  const [host, part] = document.querySelectorAll('div');
  if (!host || !part) throw new Error('no hosts');
  await act(async () => {
    hydrateRoot(
      host,
      <Boundary>
        <Suspense>
          <Broken />
        </Suspense>
      </Boundary>,
      rootErrors,
    );
  });
  await act(async () => createRoot(part, rootErrors).render(<p>a part</p>));
  expect(part.textContent).toBe('a part');
  expect(unhandled).not.toHaveBeenCalled();
  expect(listener.mock.calls.map(([kind]) => kind)).toEqual(['error', 'mismatch']);
});
