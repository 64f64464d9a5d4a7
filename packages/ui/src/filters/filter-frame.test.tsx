/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { FilterFrame } from './filter-frame.tsx';

const frame = (props: { isOpen?: boolean; chosenCount?: number }) => (
  <FilterFrame title="Матриця" isOpen={false} {...props}>
    <input type="checkbox" aria-label="CMOS" />
  </FilterFrame>
);
const value = () => screen.queryByRole('checkbox', { name: 'CMOS', hidden: true });

test('makes what is folded away when somebody is about to unfold it', () => {
  for (const intend of [fireEvent.pointerEnter, fireEvent.focus]) {
    const { container, unmount } = renderUkrainian(frame({}));
    expect(value()).toBeNull();
    expect(container.querySelector('noscript')).not.toBeNull();
    intend(screen.getByText('Матриця'));
    expect(value()).not.toBeNull();
    unmount();
  }
});

test('makes what was unfolded by the browser itself', () => {
  renderUkrainian(frame({}));
  const details = screen.getByRole('group') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(value()).not.toBeNull();
});

test('has what is open or chosen in the form from the start, and keeps it', () => {
  for (const props of [{ isOpen: true }, { chosenCount: 1 }]) {
    const { rerender, unmount } = renderUkrainian(frame(props));
    expect(value()).not.toBeNull();
    rerender(frame({}));
    expect(value()).not.toBeNull();
    unmount();
  }
  const { rerender } = renderUkrainian(frame({}));
  rerender(frame({ chosenCount: 1 }));
  rerender(frame({}));
  expect(value()).not.toBeNull();
});
