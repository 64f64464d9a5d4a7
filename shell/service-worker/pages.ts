import { type Locale, perLocale } from '@vitryna/contracts/languages';
import { href, localeOfPath } from '@vitryna/routing';
import type { BoundedCache } from './bounded-cache.ts';
import {
  allowStyle,
  compositionOf,
  type KeptLink,
  keptAtHeader,
  languageOf,
  noticeCss,
  titleHeader,
  titleOf,
  withLinks,
  withNotice,
} from './kept-page.ts';
import { deadLineMs } from './limits.ts';
import { isKeepablePage, pageKey } from './policy.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The offline page's address of a language; it is kept apart, so that nothing pushes it out. */
const offlinePaths = perLocale((locale) => href(locale, '/offline'));
const mostLinks = 12;

type Options = {
  scope: Pick<WorkerScope, 'fetch' | 'crypto' | 'location'>;
  cache: BoundedCache;
  /** Holds the offline pages. */
  offline: () => Promise<Cache>;
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>;
};

export type Pages = {
  /** The page from the network; what was kept when there is none, else the offline page. Never a kept page before an answer. */
  answer: (address: string, network: Promise<Response>) => Promise<Response>;
  /** Keeps an answer, if it may be kept. */
  keep: (address: string, answer: Response) => Promise<void>;
  /** Asks for a page and keeps it. */
  fetchAndKeep: (address: string) => Promise<void>;
  /** Keeps the offline pages of both languages; again when the page that asks is of another composition. */
  keepOffline: (composition: string | null) => Promise<void>;
};

/** The pages of the store: from the network while there is one. */
export function createPages({ scope, cache, offline, now, wait }: Options): Pages {
  const keep = async (address: string, answer: Response): Promise<void> => {
    const key = pageKey(address);
    if (key === null || !isKeepablePage(answer)) return;
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    headers.set(keptAtHeader, String(now()));
    headers.set(titleHeader, encodeURIComponent(titleOf(html)));
    await cache.put(key, new Response(html, { headers }));
  };

  const styleHash = async (): Promise<string> => {
    const bytes = new Uint8Array(await scope.crypto.subtle.digest('SHA-256', new TextEncoder().encode(noticeCss)));
    return btoa(String.fromCharCode(...bytes));
  };

  const show = async (kept: Response): Promise<Response> => {
    const html = withNotice(await kept.text(), Number(kept.headers.get(keptAtHeader)));
    const headers = new Headers(kept.headers);
    const policy = headers.get('content-security-policy');
    if (policy) headers.set('content-security-policy', allowStyle(policy, await styleHash()));
    headers.delete('content-length');
    return new Response(html, { headers });
  };

  const find = async (address: string): Promise<Response | undefined> => {
    const key = pageKey(address);
    return key === null ? undefined : cache.find(key);
  };

  const links = async (locale: Locale): Promise<KeptLink[]> => {
    const found: KeptLink[] = [];
    for (const href of await cache.list()) {
      if (found.length === mostLinks) break;
      if (localeOfPath(new URL(href).pathname) !== locale) continue;
      const headers = (await cache.peek(href))?.headers;
      const title = decodeURIComponent(headers?.get(titleHeader) ?? '');
      if (title) found.push({ href, title, keptAt: Number(headers?.get(keptAtHeader)) });
    }
    return found;
  };

  const showOffline = async (address: string): Promise<Response> => {
    const locale = localeOfPath(new URL(address).pathname);
    const page = await (await offline()).match(offlinePaths[locale]);
    if (!page) return Response.error();
    const html = await page.text();
    const headers = new Headers(page.headers);
    headers.delete('content-length');
    return new Response(withLinks(html, await links(languageOf(html))), { headers });
  };

  return {
    async answer(address, network) {
      const arrived = network.then(
        (answer) => answer,
        () => null,
      );
      const isLate = Symbol('late');
      const first = await Promise.race([arrived, wait(deadLineMs).then(() => isLate)]);
      if (first instanceof Response) return first;
      const kept = await find(address);
      if (kept) return show(kept);
      // Nothing is kept: however late it comes, the page itself is better than no page.
      return (await arrived) ?? showOffline(address);
    },

    keep,

    async fetchAndKeep(address) {
      const answer = await scope.fetch(address, { headers: { Accept: 'text/html' }, credentials: 'same-origin' });
      await keep(address, answer);
    },

    async keepOffline(composition) {
      const cache = await offline();
      for (const path of Object.values(offlinePaths)) {
        const known = await cache.match(path);
        if (known && (composition === null || compositionOf(await known.text()) === composition)) continue;
        const answer = await scope.fetch(path, { credentials: 'same-origin' });
        if (answer.ok) await cache.put(path, answer);
      }
    },
  };
}
