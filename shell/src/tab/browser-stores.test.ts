/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { openChannel } from './browser-stores.ts';

const { BroadcastChannel: whole } = globalThis;
afterEach(() => {
  globalThis.BroadcastChannel = whole;
});

test('hears the other tabs', () => {
  const channel = openChannel();
  expect(channel?.name).toBe('vitryna');
  channel?.close();
});

test('leaves a tab alone where the browser refuses the channel, or has none', () => {
  globalThis.BroadcastChannel = class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  } as unknown as typeof BroadcastChannel;
  expect(openChannel()).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(openChannel()).toBeUndefined();
});
