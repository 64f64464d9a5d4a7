import { expect, test } from '@jest/globals';
import { createApiClient, createContentClient, type Transport } from '@vitryna/api-client';
import { appContext } from '@vitryna/remote-kit';
import { matchPath, RouterContextProvider } from 'react-router';
import { routes } from '../routes.ts';
import { pages } from './pages.ts';

/** Ways in which a content service fails. */
const faults: Record<string, Transport> = {
  'is slow': () => new Promise(() => {}),
  'is not there': () => Promise.reject(new TypeError('fetch failed')),
  'answers 500': async () => ({ status: 500, headers: {}, body: { error: { code: 'broken', message: '' } } }),
  'answers HTML': async () => ({ status: 200, headers: {}, body: '<!doctype html><h1>Bad gateway</h1>' }),
  'answers a number': async () => ({ status: 200, headers: {}, body: { data: 5 } }),
  'answers what is wrong inside': async () => ({
    ...{ status: 200, headers: {} },
    body: { data: { path: 5, slug: {}, id: [], blocks: 'none', groups: 'none', metaTitle: null } },
  }),
};

/** The answer of a page's loader, or what it threw, while the content service fails; the store itself answers nothing either. */
async function answerOf(name: string, path: string, example: string, transport: Transport): Promise<unknown> {
  const { loader } = (await pages[name]?.()) ?? {};
  const context = new RouterContextProvider();
  context.set(appContext, {
    locale: 'uk',
    api: createApiClient({ transport, timeoutMs: 5 }),
    content: createContentClient({ transport, timeoutMs: 5 }),
  });
  const request = new Request(`https://shop.example/ua/${example}`);
  const { params } = matchPath(`/ua/${path}`, `/ua/${example}`) ?? { params: {} };
  return await (loader as (args: object) => unknown)({ request, context, params });
}

const ofService = routes.filter(({ cache }) => cache === 'public');

test.each(Object.entries(faults))(
  'every page of contents says that it did not load when the service %s',
  async (_, transport) => {
    const answers = await Promise.all(
      ofService.map(async ({ path, page = '', example = path }) => [
        path,
        await answerOf(page, path, example, transport).catch((error: unknown) => error),
      ]),
    );
    expect(answers).toEqual(
      ofService.map(({ path }) => [path, expect.objectContaining({ data: null, init: { status: 503 } })]),
    );
  },
);

test.each(Object.entries(faults))(
  'the page of who wants to write keeps its form when the service %s',
  async (_, transport) => {
    const path = 'blog/become-author';
    expect(await answerOf('become-author', path, path, transport)).toMatchObject({
      heading: null,
      blocks: [],
      posts: [],
    });
  },
);
