/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { guardConsole } from '@vitryna/testing/console-guard';
import { FormFacts } from './form-facts.tsx';
import { RobotFacts } from './no-js-facts.tsx';

guardConsole();
afterEach(cleanup);

test('a posted form says which it is, its key and when it was written, with a field that nobody sees or reaches', () => {
  render(
    <form aria-label="Питання">
      <FormFacts form="question" formKey="k-1" />
      <RobotFacts startedAt={1_700_000_000_000} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    form: 'question',
    key: 'k-1',
    startedAt: '1700000000000',
    extraNote: '',
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(form.querySelector<HTMLInputElement>('[name=extraNote]')?.tabIndex).toBe(-1);
});

test('a form that may be sent twice sends no key, not an empty one', () => {
  render(
    <form aria-label="Відповідь">
      <FormFacts form="answer" formKey={undefined} />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form')).keys()]).toEqual(['form']);
});
