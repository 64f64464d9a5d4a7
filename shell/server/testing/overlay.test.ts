import { afterEach, expect, test } from '@jest/globals';
import { overlayPath } from '@vitryna/contracts/file-addresses';
import { signPreview } from '@vitryna/release';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

function link(): string {
  const until = Math.round(Date.now() / 1000) + 3600;
  return `/builds/preview?key=${signPreview({ app: 'mf-catalog', version: '2.0.0', until }, 'a secret of tests')}`;
}

test('shows a preview’s visitor the versions of that visitor, and nobody else', async () => {
  gateway = await startGateway();
  await gateway.publish({ name: 'mf-catalog', version: '2.0.0', owner: 'team find' });
  expect(await gateway.get(overlayPath)).toMatchObject({ status: 403, text: 'null' });
  const { headers } = await gateway.get(link());
  const Cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const answer = await gateway.get(overlayPath, { headers: { Cookie } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(answer.text).apps).toEqual([
    expect.objectContaining({ name: 'shell', version: '1.0.0', owner: null }),
    expect.objectContaining({ name: 'mf-catalog', version: '2.0.0', owner: 'team find', state: 'as-composed' }),
  ]);
  const forged = await gateway.get(overlayPath, { headers: { Cookie: `${Cookie}x` } });
  expect(forged.status).toBe(403);
});

test('is for everybody where the gateway was told so, and its parameter makes no page of its own', async () => {
  gateway = await startGateway({ variables: { OVERLAY: 'on' } });
  expect((await gateway.get(overlayPath)).status).toBe(200);
  const asked = await gateway.get('/catalog?overlay');
  expect(asked.text).toContain('data-url="/catalog"');
});
