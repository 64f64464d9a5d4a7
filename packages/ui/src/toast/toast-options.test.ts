import { expect, test } from '@jest/globals';
import { toastDefaults, toastPositions, toastThemes, toastTransitions, toastTypes } from './toast-options.ts';

test('knows what the specification names [§9.4]', () => {
  expect([...toastPositions].sort()).toEqual([
    'bottom-center',
    'bottom-left',
    'bottom-right',
    'top-center',
    'top-left',
    'top-right',
  ]);
  expect([...toastTypes].sort()).toEqual(['default', 'error', 'info', 'success', 'warning']);
  expect([...toastThemes].sort()).toEqual(['auto', 'colored', 'dark', 'light']);
  expect([...toastTransitions].sort()).toEqual(['bounce', 'flip', 'none', 'slide', 'zoom']);
});

test.each(toastTypes)('has the defaults of the specification for %s [§9.4]', (type) => {
  expect(toastDefaults(type)).toMatchObject({
    type,
    position: 'top-right',
    theme: 'light',
    autoClose: type === 'error' ? 2000 : 5000,
    isPausedByHover: true,
    isClosedByClick: true,
    role: 'alert',
  });
});
