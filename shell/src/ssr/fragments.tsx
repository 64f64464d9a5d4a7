import type { I18n } from '@vitryna/i18n';
import type { ServeFragment } from '@vitryna/remote-kit';
import { renderToString } from 'react-dom/server';
import { Providers } from '../tab/providers.tsx';
import { createServerStores, silentEventBus } from './server-stores.ts';

type Texts = Readonly<Record<string, string>>;
type Fragment = { html: string; texts: Texts };

/** For one page: what its components call, and the texts that the browser needs to render the same. */
export type PageFragments = { serve: ServeFragment; usedTexts: () => Texts };

/** How many fragments a language keeps at least, the latest used ones; a product card takes about 4 KB with its key. */
const keptFragments = 2000;

/** Keeps what was used lately: what nobody asks for until as many others were used is gone. */
function createFragmentCache() {
  let young = new Map<string, Fragment>();
  let old = new Map<string, Fragment>();
  const put = (key: string, fragment: Fragment): Fragment => {
    if (young.size >= keptFragments) {
      old = young;
      young = new Map();
    }
    young.set(key, fragment);
    return fragment;
  };
  const take = (key: string): Fragment | undefined => {
    const fragment = young.get(key);
    if (fragment) return fragment;
    const older = old.get(key);
    return older && put(key, older);
  };
  return { put, take };
}

/** The shared data of one composition's pages: cards of products above all, half of a category page's elements. */
export function createFragments() {
  /** By the texts that they speak: with other texts everything is rendered anew. */
  const caches = new WeakMap<Texts, ReturnType<typeof createFragmentCache>>();

  const render = (i18n: I18n, contents: Parameters<ServeFragment>[1]): Fragment => {
    const usedTexts = i18n.recordKeys();
    const rope = renderToString(
      <Providers i18n={i18n} stores={createServerStores(i18n.locale)} eventBus={silentEventBus}>
        {contents}
      </Providers>,
    );
    // One piece of memory instead of hundreds that would be put together for each page.
    return { html: Buffer.from(rope).toString(), texts: usedTexts() };
  };

  /** The owner is the page's remote: each has class names of its own for the components that all use. */
  return (i18n: I18n, texts: Texts, owner: string): PageFragments => {
    const cache = caches.get(texts) ?? createFragmentCache();
    caches.set(texts, cache);
    const used: Record<string, string> = {};
    const serve: ServeFragment = (name, contents) => {
      const key = `${owner} ${name}`;
      const fragment = cache.take(key) ?? cache.put(key, render(i18n, contents));
      Object.assign(used, fragment.texts);
      return fragment.html;
    };
    return { serve, usedTexts: () => used };
  };
}
