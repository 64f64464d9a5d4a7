import { expect, test } from '@jest/globals';
import { createEventBus, type EventProblem } from './index.ts';

type Payloads = { 'cart:changed': { productId: string }; 'user:changed': { isSignedIn: boolean } };
const table = {
  'cart:changed': { version: 1, replay: 'none', crossTab: true },
  'user:changed': { version: 2, replay: 'latched', crossTab: false },
} as const;

/** Channels of one name, as tabs of one browser have them. */
function createTabs() {
  const channels: { target: EventTarget }[] = [];
  return () => {
    const target = new EventTarget();
    const own = { target };
    channels.push(own);
    return {
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== own) other.target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
        }
      },
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      close: () => void channels.splice(channels.indexOf(own), 1),
    };
  };
}

function createProduction(options: Partial<Parameters<typeof createEventBus<Payloads>>[0]> = {}) {
  const problems: EventProblem[] = [];
  const bus = createEventBus<Payloads>({ table, report: (problem) => problems.push(problem), ...options });
  return { bus, problems };
}

test('tells every listener in the order in which they came', () => {
  const { bus } = createProduction();
  const received: string[] = [];
  bus.on('cart:changed', ({ productId }) => received.push(`first ${productId}`));
  bus.on('cart:changed', ({ productId }) => received.push(`second ${productId}`));
  bus.emit('cart:changed', { productId: '7' });
  expect(received).toEqual(['first 7', 'second 7']);
});

test('does not tell a listener that has left, even while the event is being told', () => {
  const { bus } = createProduction();
  const received: string[] = [];
  bus.on('cart:changed', () => leave());
  const leave = bus.on('cart:changed', () => received.push('late'));
  bus.emit('cart:changed', { productId: '7' });
  expect(received).toEqual([]);
});

test('one function that listens twice is told twice and leaves once', () => {
  const { bus } = createProduction();
  let count = 0;
  const listener = () => void count++;
  const leave = bus.on('cart:changed', listener);
  bus.on('cart:changed', listener);
  leave();
  leave();
  bus.emit('cart:changed', { productId: '7' });
  expect(count).toBe(1);
});

test('a listener that throws is reported and stops nobody', () => {
  const { bus, problems } = createProduction();
  const failure = new Error('broken remote');
  const received: string[] = [];
  bus.on('cart:changed', () => {
    throw failure;
  });
  bus.on('cart:changed', () => received.push('second'));
  bus.emit('cart:changed', { productId: '7' });
  expect(received).toEqual(['second']);
  expect(problems).toEqual([{ event: 'cart:changed', reason: 'listener', detail: failure }]);
});

test('replays the last latched event to late listeners and no other', () => {
  const { bus } = createProduction();
  bus.emit('user:changed', { isSignedIn: true });
  bus.emit('user:changed', { isSignedIn: false });
  bus.emit('cart:changed', { productId: '7' });
  const received: unknown[] = [];
  bus.on('user:changed', (payload, { isReplay }) => received.push([payload, isReplay]));
  bus.on('cart:changed', (payload) => received.push(payload));
  expect(received).toEqual([[{ isSignedIn: false }, true]]);
});

test('throws in development at who emits something wrong', () => {
  const validate = (_: string, payload: unknown) =>
    'productId' in (payload as object) ? null : 'productId is missing';
  const bus = createEventBus<Payloads>({ table, validate, isDevelopment: true });
  // @ts-expect-error the payload lacks productId
  expect(() => bus.emit('cart:changed', {})).toThrow('productId is missing');
  // @ts-expect-error no such event
  expect(() => bus.emit('cart:exploded', {})).toThrow('not in the event table');
  expect(() => bus.emit('cart:changed', { productId: '7' }, { version: 3 })).toThrow('version 3 met version 1');
  // @ts-expect-error no such event
  expect(() => bus.on('__proto__', () => {})).toThrow('not in the event table');
});

test('drops and reports in production what is wrong, and goes on', () => {
  const { bus, problems } = createProduction();
  const received: unknown[] = [];
  bus.on('cart:changed', (payload) => received.push(payload));
  bus.on('cart:changed', (payload) => received.push(payload), { version: 9 });
  bus.setValidate((_, payload) => ((payload as { productId: string }).productId ? null : 'empty'));
  bus.emit('cart:changed', { productId: '' });
  bus.emit('cart:changed', { productId: '8' });
  expect(received).toEqual([{ productId: '8' }]);
  expect(problems.map(({ reason }) => reason)).toEqual(['version', 'payload']);
});

test('tells other tabs what the table lets cross, and nothing else', () => {
  const open = createTabs();
  const here = createProduction({ channel: open() });
  const there = createProduction({ channel: open() });
  const received: unknown[] = [];
  there.bus.on('cart:changed', (payload, { isFromOtherTab }) => received.push([payload, isFromOtherTab]));
  there.bus.on('user:changed', (payload) => received.push(payload));
  here.bus.emit('cart:changed', { productId: '7' });
  here.bus.emit('user:changed', { isSignedIn: true });
  expect(received).toEqual([[{ productId: '7' }, true]]);
  there.bus.close();
  here.bus.emit('cart:changed', { productId: '8' });
  expect(received).toHaveLength(1);
});

test('never throws for what another tab says: it may run another version', () => {
  const open = createTabs();
  const other = open();
  const problems: EventProblem[] = [];
  const bus = createEventBus<Payloads>({
    table,
    isDevelopment: true,
    channel: open(),
    validate: (_, payload) => ('productId' in (payload as object) ? null : 'wrong'),
    report: (problem) => problems.push(problem),
  });
  bus.on('cart:changed', () => {
    throw new Error('must not be told');
  });
  const message = { type: 'vitryna-event', name: 'cart:changed', version: 1, payload: {} };
  other.postMessage(message);
  other.postMessage({ ...message, version: 2 });
  other.postMessage({ ...message, name: 'user:changed', version: 2 });
  other.postMessage({ ...message, payload: null });
  other.postMessage('something of somebody else');
  expect(problems.map(({ reason }) => reason)).toEqual(['payload', 'version', 'unknown']);
});
