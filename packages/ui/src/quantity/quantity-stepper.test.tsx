/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

function renderStepper(value: number, max?: number) {
  const changes: number[] = [];
  renderUkrainian(
    <QuantityStepper
      label="Камера"
      value={value}
      {...(max && { max })}
      onChange={(quantity) => changes.push(quantity)}
    />,
  );
  return changes;
}

const field = () => screen.getByRole('textbox', { name: 'Кількість' }) as HTMLInputElement;

test('adds and takes one', () => {
  const changes = renderStepper(2);
  fireEvent.click(screen.getByRole('button', { name: 'На один більше' }));
  fireEvent.click(screen.getByRole('button', { name: 'На один менше' }));
  expect(changes).toEqual([3, 1]);
});

test('stops at one and at the most that can be ordered', () => {
  renderStepper(1, 1);
  expect(screen.getByRole('button', { name: 'На один менше' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'На один більше' }).hasAttribute('disabled')).toBe(true);
});

test('takes a typed number when the field is left, not before', () => {
  const changes = renderStepper(2, 50);
  fireEvent.change(field(), { target: { value: '120' } });
  expect(changes).toEqual([]);
  fireEvent.blur(field());
  expect(changes).toEqual([50]);
});

test('keeps the quantity when what was typed is no number', () => {
  const changes = renderStepper(2);
  fireEvent.change(field(), { target: { value: 'abc' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(changes).toEqual([]);
  expect(field().value).toBe('2');
});

test('follows the quantity, but takes nothing from a number that is being typed', () => {
  const stepper = (value: number) => <QuantityStepper label="Камера" value={value} onChange={() => {}} />;
  const { rerender } = renderUkrainian(stepper(2));
  fireEvent.change(field(), { target: { value: '12' } });
  rerender(stepper(3));
  expect(field().value).toBe('12');
  fireEvent.blur(field());
  rerender(stepper(7));
  expect(field().value).toBe('7');
});

test('counts with the arrow keys', () => {
  const changes = renderStepper(5);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(changes).toEqual([6, 4]);
});
