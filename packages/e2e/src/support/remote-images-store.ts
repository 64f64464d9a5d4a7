import { close, listen, portOf, startAlteringApi } from './altering-api.ts';
import { type OwnGateway, startGateway } from './gateway.ts';
import { test as base, expect } from './problems.ts';
import { remoteImagePorts } from './store.ts';

/** What becomes of a product's pictures: those of another host, none, or those of a host that is down. */
export const outcomes = ['outside', 'none', 'dead'] as const;
export type Outcome = (typeof outcomes)[number];

/** A store whose API names pictures of other hosts. */
export type RemoteImagesStore = { gateway: OwnGateway; asked: string[] };

/** A picture of 3 × 2 pixels that every reader knows. */
const gif = Buffer.from('R0lGODlhAwACAIAAAExpcSBAYCH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==', 'base64');

/** Names the pictures of each product anew: one after the other as lists bring them, so that a list shows every fate. */
function createAnswers() {
  const known = new Map<string, Outcome>();
  const outcomeOf = (code: string, path: string): Outcome => {
    // What a menu or a banner offers has no place among them.
    if (!known.has(code) && !path.startsWith('/user/catalog/product/list?')) return 'outside';
    const outcome = known.get(code) ?? outcomes[known.size % outcomes.length] ?? 'none';
    known.set(code, outcome);
    return outcome;
  };
  const images = (code: string, path: string) => {
    const outcome = outcomeOf(code, path);
    const host = `http://127.0.0.1:${remoteImagePorts[outcome === 'dead' ? 'dead' : 'pictures']}`;
    const thumbnails = [300, 1200].map((width) => ({ type: `w${width}`, url: `${host}/${code}-${width}.gif`, width }));
    const alt = { uk: '', ru: '' };
    return outcome === 'none' ? [] : [{ id: code, locales: ['uk', 'ru'], alt, thumbnails }];
  };
  return (_key: string, value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null || !('images' in value) || !('code' in value)) return value;
    return { ...value, images: images(String(value.code), path) };
  };
}

/** For specs whose store shows pictures of others: started once for all of them that a worker runs. */
export const test = base.extend<object, { remoteImagesStore: RemoteImagesStore }>({
  remoteImagesStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const asked: string[] = [];
      const pictures = await listen(remoteImagePorts.pictures, ({ url }, response) => {
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
