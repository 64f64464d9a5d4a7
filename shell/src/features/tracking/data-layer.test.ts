import { expect, jest, test } from '@jest/globals';
import { createDataLayer, type DataLayerWindow } from './data-layer.ts';

const event = (name: string) => ({ event: name, ecommerce: {} });
/** Names of the events and words of the commands, in their order. */
const written = ({ dataLayer = [] }: DataLayerWindow) =>
  dataLayer.flatMap((entry): (string | unknown[])[] => {
    const { event: name } = entry as { event?: string };
    if (name) return [name];
    return Object.prototype.toString.call(entry) === '[object Arguments]' ? [[...(entry as unknown[])]] : [];
  });
/** Everything that was pushed has been written. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('does not exist before an answer; what happened meanwhile follows the defaults, all denied, and the consent', async () => {
  const page: DataLayerWindow = {};
  const onGrant = jest.fn();
  const dataLayer = createDataLayer(page, onGrant);
  dataLayer.push(async () => event('first'));
  dataLayer.push(async () => event('second'));
  await settled();
  expect(page).toEqual({});
  dataLayer.grant();
  dataLayer.push(async () => event('third'));
  await settled();
  expect(written(page)).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ],
    ['consent', 'update', { analytics_storage: 'granted' }],
    'first',
    'second',
    'third',
  ]);
  expect(onGrant).toHaveBeenCalledTimes(1);
});

test('a refusal drops what was held and reads nothing of it, and everything after', async () => {
  const page: DataLayerWindow = {};
  const onGrant = jest.fn();
  const read = jest.fn(async () => event('held'));
  const dataLayer = createDataLayer(page, onGrant);
  dataLayer.push(read);
  dataLayer.refuse();
  dataLayer.push(read);
  await settled();
  expect(read).not.toHaveBeenCalled();
  expect(onGrant).not.toHaveBeenCalled();
  expect(page).toEqual({});
});

test('a mind that changes is followed both ways, and the container comes once', async () => {
  const page: DataLayerWindow = {};
  const onGrant = jest.fn();
  const dataLayer = createDataLayer(page, onGrant);
  dataLayer.refuse();
  dataLayer.grant();
  dataLayer.push(async () => event('counted'));
  await settled();
  dataLayer.refuse();
  dataLayer.push(async () => event('lost'));
  dataLayer.grant();
  await settled();
  expect(written(page).filter((entry) => typeof entry === 'string')).toEqual(['counted']);
  expect(written(page).filter((entry) => Array.isArray(entry) && entry[1] === 'default')).toHaveLength(1);
  expect(onGrant).toHaveBeenCalledTimes(1);
});

test('keeps the order of events and survives one that cannot be read', async () => {
  const page: DataLayerWindow = {};
  const dataLayer = createDataLayer(page);
  dataLayer.grant();
  dataLayer.push(() => new Promise((resolve) => setImmediate(() => resolve(event('slow')))));
  dataLayer.push(async () => {
    throw new Error('the product is gone');
  });
  dataLayer.push(async () => null);
  dataLayer.push(async () => event('fast'));
  for (let round = 0; round < 5; round += 1) await settled();
  expect(written(page).slice(2)).toEqual(['slow', 'fast']);
});

test('an event that is read while the shopper refuses is not written', async () => {
  const page: DataLayerWindow = {};
  const dataLayer = createDataLayer(page);
  dataLayer.grant();
  dataLayer.push(() => new Promise((resolve) => setImmediate(() => resolve(event('late')))));
  dataLayer.refuse();
  await settled();
  await settled();
  expect(written(page)).not.toContain('late');
});

test('holds no more than a page of events', async () => {
  const page: DataLayerWindow = {};
  const dataLayer = createDataLayer(page);
  for (let count = 0; count < 500; count += 1) dataLayer.push(async () => event('many'));
  dataLayer.grant();
  await settled();
  await settled();
  expect(written(page).filter((entry) => entry === 'many')).toHaveLength(50);
});
