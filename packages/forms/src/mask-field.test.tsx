/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { maskField } from './mask-field.ts';

function open(): HTMLInputElement {
  render(<input aria-label="phone" onInput={maskField} />);
  return screen.getByRole('textbox');
}

/** Types into the field, with the caret where the browser would leave it. */
function type(field: HTMLInputElement, value: string, caret = value.length) {
  field.value = value;
  field.setSelectionRange(caret, caret);
  fireEvent.input(field);
}

test('writes a number in its usual form and keeps the caret at its end', () => {
  const field = open();
  type(field, '0671');
  expect([field.value, field.selectionStart]).toEqual(['+38 (067) 1', 11]);
});

test('keeps the caret behind the digit that was typed into the middle', () => {
  const field = open();
  // A 9 before the last three digits of +38 (067) 123-45.
  type(field, '+38 (067) 1923-45', 12);
  expect([field.value, field.selectionStart]).toEqual(['+38 (067) 192-34-5', 12]);
});

test('leaves the number of another country alone', () => {
  const field = open();
  type(field, '+48 501 2', 6);
  expect([field.value, field.selectionStart]).toEqual(['+48 501 2', 6]);
});
