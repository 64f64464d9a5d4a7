/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PlainText } from './plain-text.tsx';

test('makes links of plain addresses and keeps line breaks, and shows markup as it stands [§5.15]', () => {
  const { container } = render(<PlainText text={'\nПолтава\r\nhttps://a.example/b, <b>\n'} />);
  expect(screen.getByRole('link')).toHaveProperty('href', 'https://a.example/b');
  expect(container.innerHTML).toBe(
    'Полтава<br><a href="https://a.example/b" rel="noopener">https://a.example/b</a>, &lt;b&gt;',
  );
});
