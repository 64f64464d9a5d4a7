import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { freePort, type OwnGateway, startGateway } from '../support/gateway.ts';
import { type OwnStoreApi, startStoreApi } from '../support/store-api.ts';

// Decision 110, from the address that the gateway serves to the service that has the file; no browser is needed to see it.
test.describe.configure({ mode: 'default' });

/** A picture of 3 × 2 pixels that every reader knows. */
const gif = Buffer.from('R0lGODlhAwACAIAAAExpcSBAYCH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==', 'base64');
const mebibyte = 1024 * 1024;

let service: Server;
let api: OwnStoreApi;
let gateway: OwnGateway;
/** The requests to the remote image service. */
const asked: string[] = [];
/** Those of them that it did not answer, and that are waited for no more. */
const givenUp: string[] = [];
/** Hosts: the content service, one that settings name, and one that they name by a word for this machine. */
const ports = { content: 0, named: 0, word: 0 };

/** One server for all three hosts: what it answers is in the path. */
function answer({ url: path = '' }: IncomingMessage, response: ServerResponse): void {
  asked.push(path);
  if (path.startsWith('/cms/api/banners/header')) {
    const data = { title: 'Знижки', url: '/catalog', image: { url: '/uploads/strip.gif' }, adaptiveImage: null };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  } else if (path.includes('/api/')) response.writeHead(404).end();
  else if (path.endsWith('too-big.gif')) response.writeHead(200, { 'content-length': 13 * mebibyte }).end(gif);
  else if (path.endsWith('endless.gif'))
    for (let sent = 0; sent < 13; sent += 1) response.write(Buffer.alloc(mebibyte));
  else if (path.endsWith('to-private.gif'))
    response.writeHead(302, { location: `http://127.0.0.1:${api.port}/` }).end();
  else if (path.endsWith('words.gif')) response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (path.endsWith('slow.gif')) response.once('close', () => givenUp.push(path));
  else response.end(gif);
}

test.beforeAll(async () => {
  for (const name of ['content', 'named', 'word'] as const) ports[name] = await freePort();
  const servers = Object.values(ports).map((port) => createServer(answer).listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [first, ...others] = servers;
  if (!first) throw new Error('no server');
  service = first.once('close', () => {
    for (const server of others) server.closeAllConnections();
    for (const server of others) server.close();
  });
  const contentUrl = `http://127.0.0.1:${ports.content}/cms`;
  api = await startStoreApi({
    CONTENT_URL: contentUrl,
    PICTURE_HOSTS: `127.0.0.1:${ports.named},localhost:${ports.word}`,
  });
  gateway = await startGateway(undefined, api.port, { CONTENT_URL: contentUrl });
});

test.afterAll(async () => {
  await gateway.stop();
  await api.stop();
  service.closeAllConnections();
  service.close();
});

const addressOf = (url: string) => `/media/outside/${Buffer.from(url).toString('base64url')}/m.avif`;

/** A picture by its own address, as a page asks for it. */
async function ask(url: string) {
  const begun = performance.now();
  const { status, headers } = await fetch(gateway.url + addressOf(url));
  return {
    status,
    type: headers.get('content-type'),
    keep: headers.get('cache-control'),
    seconds: (performance.now() - begun) / 1000,
  };
}

/** What a browser is given where there is no picture: the placeholder, and a status that says why. */
const instead = (status: number, keep: string) => ({ status, keep, type: 'image/avif' });

test('a picture below the content service’s base is shown where a page names it [§3.22]', async () => {
  const html = await (await fetch(gateway.url)).text();
  const address = addressOf('/uploads/strip.gif');
  expect(html).toContain(address.replace(/[^/]+$/, ''));
  await expect.poll(() => ask('/uploads/strip.gif')).toMatchObject({ status: 200, type: 'image/avif' });
  expect(asked).toContain('/cms/uploads/strip.gif');
  expect((await ask('/uploads/strip.gif')).keep).toContain('max-age=86400');
});

test('a picture of a host that settings name is shown, one of any other host is not asked for [§3.22]', async () => {
  const named = `http://127.0.0.1:${ports.named}/photo.gif`;
  await expect.poll(() => ask(named)).toMatchObject({ status: 200, type: 'image/avif' });
  const before = asked.length;
  for (const url of [
    'https://other.example/photo.gif',
    `http://127.0.0.1:${api.port}/user/shared/config`,
    `http://127.0.0.1:${ports.word}/photo.gif`,
    'http://169.254.169.254/latest/meta-data/',
    `http://user:word@127.0.0.1:${ports.named}/photo.gif`,
  ]) {
    expect([url, await ask(url)]).toEqual([url, expect.objectContaining(instead(404, 'public, max-age=60'))]);
  }
  expect(asked.slice(before)).toEqual([]);
});

test('a name that leads into the network behind the store is not connected to, and no redirect is followed', async () => {
  const { status } = await ask(`http://localhost:${ports.word}/private-name.gif`);
  expect([502, 504]).toContain(status);
  const redirect = await ask(`http://127.0.0.1:${ports.named}/to-private.gif`);
  expect(redirect).toMatchObject(instead(502, 'public, max-age=30'));
  expect(asked.filter((path) => path.includes('private'))).toEqual(['/to-private.gif']);
});

test('a file that is too large, by its own word or not, or no picture is the placeholder', async () => {
  for (const name of ['too-big', 'endless', 'words']) {
    const picture = await ask(`http://127.0.0.1:${ports.named}/${name}.gif`);
    expect([name, picture]).toEqual([name, expect.objectContaining(instead(502, 'public, max-age=30'))]);
  }
});

test('a shopper waits 2.5 s for a picture that does not come', async () => {
  const { seconds, ...picture } = await ask('/uploads/slow.gif');
  expect(picture).toEqual(instead(504, 'no-store'));
  expect(seconds).toBeGreaterThan(2.4);
  // The service is asked for longer: for the next shopper.
  expect(givenUp).toEqual([]);
});
