/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { LastBoundary } from './last-boundary.tsx';

function Broken(): never {
  throw new Error('nothing works');
}

test.each([
  ['uk', 'Щось пішло не так', '/'],
  ['ru', 'Что-то пошло не так', '/ru'],
] as const)(
  'shows a page with two ways on in %s when everything else failed, and tells of it once [§2.24]',
  async (locale, title, home) => {
    const onCaughtError = jest.fn();
    const { container: host } = render(
      <LastBoundary locale={locale}>
        <Broken />
      </LastBoundary>,
      { onCaughtError },
    );
    expect(host.querySelector('h1')?.textContent).toBe(title);
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', home]);
    expect(onCaughtError).toHaveBeenCalledTimes(1);
  },
);
