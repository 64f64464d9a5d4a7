/** Stands for the store API and for a gateway in tests of their supervisor: a real process that tells its number, and fails as it is told. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Troubles } from './start-small-store.ts';

const role = process.env.API_URL === undefined ? 'api' : 'gateway';
const troubles: Troubles = JSON.parse(readFileSync(process.env.TROUBLES ?? '', 'utf8'));
const trouble = troubles[role];

if (trouble === 'fails') {
  process.stdout.write('this is what it said\n');
  process.stderr.write('and this is why it failed\n');
  process.exit(3);
}
// A process that ends by itself when its supervisor does would hide that one which cannot is killed.
process.on('SIGTERM', () => {
  if (trouble !== 'deaf') process.exit(0);
});
process.on('disconnect', () => process.exit(0));
const server = createServer((_, response) => {
  response.setHeader('Connection', 'close').end(JSON.stringify({ role, pid: process.pid }));
});
server.listen(
  { port: Number(process.env.PORT), host: '127.0.0.1', reusePort: process.env.SHARE_PORT === 'on' },
  () => void (trouble !== 'silent' && process.send?.('ready')),
);
