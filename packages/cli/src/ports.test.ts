import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { checkPortIsFree, nextFreePort } from './ports.ts';

test('names the setting when a port is taken, and is content when it is free', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await expect(checkPortIsFree(port, 'PORT')).rejects.toThrow(`Port ${port} is taken by another program: set PORT`);
  await expect(nextFreePort(port)).resolves.toBeGreaterThan(port);
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPortIsFree(port, 'PORT')).resolves.toBeUndefined();
});
