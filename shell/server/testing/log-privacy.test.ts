import { expect, test } from '@jest/globals';
import { connectRaw, get } from './raw-client.ts';
import { startGateway } from './start-gateway.ts';

const needle = 'kava-dlya-dvokh';
const query = `searchQuery=throw&page=${needle}`;

/** A shell of which every render fails and says what for. */
const bundle = `
  exports.shared = { react: {} };
  exports.renderMaintenance = exports.renderOffline = () => ({ status: 503, html: '' });
  exports.createRenderer = () => ({
    render: async ({ url }) => {
      if (url.includes('hang')) return new Promise(() => {});
      if (url.includes('moved')) return { status: 302, location: 'https://evil.example' + url, html: new Uint8Array(), cache: 'public', lostRemotes: [], styleHashes: [], route: 'x' };
      if (url.includes('lost')) return { status: 503, html: new Uint8Array(1), cache: 'public', lostRemotes: ['mf-catalog'], styleHashes: [], route: 'x' };
      if (!url.includes('searchQuery')) return { status: 200, html: new Uint8Array(1), cache: 'public', lostRemotes: [], styleHashes: [], route: 'x' };
      throw new Error('GET http://api.example/list' + url.replace('/catalog', '') + ' failed', { cause: new Error('at "' + url + '"') });
    },
  });
`;

test('no line of the log says what somebody searched for', async () => {
  const gateway = await startGateway({
    releases: [{ name: 'shell', bundle }, { name: 'mf-catalog' }],
    renderTimeoutMs: 200,
  });
  try {
    for (const address of [
      `/catalog?${query}`,
      `/catalog?searchQuery=hang&page=${needle}`,
      `/catalog?searchQuery=moved&page=${needle}`,
      `/catalog?searchQuery=lost&page=${needle}`,
      `/search?${query}`,
      `/assets/mf-catalog/1.0.0/none.js?${query}`,
      `/health?${query}`,
      `/sitemap.xml?${query}`,
      `/user/none?${query}`,
      `/media/none.avif?${query}`,
      `/a//b?${query}`,
      `/catalog?%zz${query}`,
    ]) {
      await gateway.get(address);
    }
    const raw = await connectRaw(gateway.url);
    raw.write(`${get(`/catalog?${query}`)}garbage ${needle}\r\n\r\n`);
    await raw.closed;
    await gateway.api.stop();
    await gateway.get(`/user/none?${query}`);
    for (let hit = 0; hit < 1100; hit += 1) await gateway.get('/');
    const lines = gateway.lines.map((line) => JSON.stringify(line));
    expect(lines.filter((line) => line.includes(needle))).toEqual([]);
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.some((line) => line.includes('http://api.example/list?…'))).toBe(true);
  } finally {
    await gateway.stop();
  }
});
