/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { BlockBoundary } from './block-boundary.tsx';

function Broken(): never {
  throw new Error('a block that fails');
}

test('a block that fails is left out, and those around it stay', () => {
  const logs = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')].map((log) =>
    log.mockImplementation(() => {}),
  );
  const { container } = render(
    <article>
      <BlockBoundary>
        <p>before</p>
      </BlockBoundary>
      <BlockBoundary>
        <Broken />
      </BlockBoundary>
      <BlockBoundary>
        <p>after</p>
      </BlockBoundary>
    </article>,
  );
  expect(container.innerHTML).toBe('<article><p>before</p><p>after</p></article>');
  for (const log of logs) log.mockRestore();
});
