import { expect, test } from '@jest/globals';
import { isPublicAddress, publicLookup } from './public-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2a00:1450:4001::200e'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...[
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
  ],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fe80::1', 'ff02::1', '2002:7f00:1::', '2001:db8::1'],
  ...['', 'localhost', '1.2.3'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

/** What a connection to a name is told that has these addresses. */
const lookUp = (...addresses: string[]) =>
  new Promise((resolve) =>
    publicLookup(async () => addresses)('cdn.example', { all: true }, (error, found) => resolve(error ?? found)),
  );

test('connects to public addresses alone: one private among them refuses the name', async () => {
  expect(await lookUp('8.8.8.8', '2a00:1450:4001::200e')).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2a00:1450:4001::200e', family: 6 },
  ]);
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1', '8.8.8.8'], []]) {
    expect(await lookUp(...addresses)).toBeInstanceOf(Error);
  }
});
