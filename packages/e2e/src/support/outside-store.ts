import { close, listen, portOf, startAlteringApi } from './altering-api.ts';
import { type OwnGateway, startGateway } from './gateway.ts';
import { test as base, expect } from './problems.ts';
import { outsidePorts } from './store.ts';

/** What becomes of a product's pictures: those of another host, none, or those of a host that is down. */
export const fates = ['outside', 'none', 'dead'] as const;
export type Fate = (typeof fates)[number];

/** A store whose API names pictures of other hosts. */
export type OutsideStore = { gateway: OwnGateway; asked: string[] };

/** A picture of 3 × 2 pixels that every reader knows. */
const gif = Buffer.from('R0lGODlhAwACAIAAAExpcSBAYCH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==', 'base64');

/** Names the pictures of each product anew: one after the other as lists bring them, so that a list shows every fate. */
function createAnswers() {
  const known = new Map<string, Fate>();
  const fateOf = (code: string, path: string): Fate => {
    // What a menu or a banner offers has no place among them.
    if (!known.has(code) && !path.startsWith('/user/catalog/product/list?')) return 'outside';
    const fate = known.get(code) ?? fates[known.size % fates.length] ?? 'none';
    known.set(code, fate);
    return fate;
  };
  const images = (code: string, path: string) => {
    const fate = fateOf(code, path);
    const host = `http://127.0.0.1:${outsidePorts[fate === 'dead' ? 'dead' : 'pictures']}`;
    const thumbnails = [300, 1200].map((width) => ({ type: `w${width}`, url: `${host}/${code}-${width}.gif`, width }));
    const alt = { uk: '', ru: '' };
    return fate === 'none' ? [] : [{ id: code, locales: ['uk', 'ru'], alt, thumbnails }];
  };
  return (_key: string, value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null || !('images' in value) || !('code' in value)) return value;
    return { ...value, images: images(String(value.code), path) };
  };
}

/** For specs whose store shows pictures of others: started once for all of them that a worker runs. */
export const test = base.extend<object, { outsideStore: OutsideStore }>({
  outsideStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const asked: string[] = [];
      const pictures = await listen(outsidePorts.pictures, ({ url }, response) => {
        asked.push(String(url));
        response.end(gif);
      });
      const api = await startAlteringApi(createAnswers());
      const gateway = await startGateway(undefined, portOf(api));
      await use({ gateway, asked });
      await gateway.stop();
      for (const server of [api, pictures]) close(server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };
