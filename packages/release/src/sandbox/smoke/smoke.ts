import type { Release } from '@vitryna/contracts/release';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { allReleases, type GateContext, type GateFindings } from '../../releases/gate/gate-step.ts';
import type { Smoke } from '../../releases/gate/run-gate.ts';
import { chooseAddresses, inEachLanguage, type SmokeAddress } from './addresses.ts';
import type { Hydrate } from './hydrate.ts';
import { readKnownAddresses } from './known-addresses.ts';
import { messageOf } from './messages.ts';
import { type RenderedPages, renderPages } from './render-pages.ts';
import { worseThanLive, wrongPage } from './smoke-verdict.ts';
import { watchUpstream } from './watch-upstream.ts';

export type SmokeOptions = {
  /** The running store API; null where there is none, which refuses: a page that nobody rendered is not known to work. */
  fetch: UpstreamFetch | null;
  /** The expected place, for messages. */
  apiUrl?: string;
  /** Brings pages to life in a browser; null where there is none, which is said loudly. */
  hydrate?: Hydrate | null;
  /** Milliseconds per page. */
  timeoutMs?: number;
  /** Milliseconds to evaluate the bundles, as many as for a page unless said. */
  loadMs?: number;
};

/** Of routes that stay, the live examples are tried too: an address is not lost by naming another one. */
function withLiveExamples(addresses: SmokeAddress[], live: readonly Release[]): SmokeAddress[] {
  const known = new Set(addresses.map(({ path }) => path));
  const more = live.flatMap(({ name, routes }) =>
    routes.flatMap(({ name: routeName, example }) => {
      const path = example?.replace(/^\/+/, '');
      if (path === undefined || known.has(path)) return [];
      const same = addresses.find(({ release, route }) => release.name === name && route.name === routeName);
      return same ? [{ ...same, path, isMadeUp: false }] : [];
    }),
  );
  return [...addresses, ...more];
}

/** Live routes that no new release has: usually on purpose, so they are reported and not refused. */
function goneRoutes(context: GateContext): string[] {
  const names = new Set(allReleases(context).flatMap(({ routes }) => routes.map(({ name }) => name)));
  return context.liveReleases.flatMap((release) =>
    release.routes
      .filter(({ name }) => !names.has(name))
      .map(({ name, path }) => `the route ${name} ("/${path}") of ${release.name} is live and would be gone`),
  );
}

/**
 * The smoke step of the promote gate: renders every route on several real addresses in each language, as the gateway does, in a process
 * that can be killed, compares what they answer with the live composition, and brings one page of each changed kind to life in a browser.
 */
export function createSmoke(options: SmokeOptions): Smoke {
  const { fetch, apiUrl = 'its address', hydrate = null, timeoutMs = 10_000, loadMs = timeoutMs } = options;
  return async (context): Promise<GateFindings> => {
    if (!fetch) {
      return { problems: [`the store API does not answer at ${apiUrl}: no page was rendered`], notices: [] };
    }
    const upstream = watchUpstream(fetch);
    const releases = allReleases(context);
    const notices = goneRoutes(context);
    const problems: string[] = [];
    try {
      const known = await readKnownAddresses(upstream.fetch, timeoutMs);
      const addresses = withLiveExamples(chooseAddresses(releases, known), context.liveReleases);
      const urls = [...new Set(addresses.flatMap(({ path }) => inEachLanguage(path)))];
      const settings = { store: context.store, fetch: upstream.fetch, timeoutMs, loadMs };
      // The live composition need not be compared with itself.
      const liveComposition = context.liveComposition?.id === context.composition.id ? null : context.liveComposition;
      const tried = await renderPages(context.composition, urls, settings);
      const compared = tried.problems.length > 0 ? urls : [...tried.pages.keys()];
      const live = liveComposition ? await renderPages(liveComposition, compared, settings) : null;
      const { known: wrongNow, found } = sortOut(tried, live);
      problems.push(...found);
      notices.push(...wrongNow.map((problem) => `${problem}, which is so now, too`));
      for (const [url, page] of tried.pages) {
        const livePage = live?.pages.get(url);
        if (livePage) {
          const now = { page: livePage, releases: context.liveReleases };
          problems.push(...worseThanLive(url, { page, releases }, now));
        }
      }
      notices.unshift(...missing(addresses, tried.pages));
      problems.push(...upstream.problems());
      if (problems.length === 0) {
        const { pages } = tried;
        const findings = await hydrate?.({ context, pages, addresses, fetch: upstream.fetch, timeoutMs });
        problems.push(...(findings?.problems ?? []));
        notices.push(...(findings?.notices ?? ['NOT TRIED IN A BROWSER: none was found; CHROMIUM names one']));
      }
    } catch (error) {
      problems.push(messageOf(error), ...upstream.problems());
    }
    return { problems: [...new Set(problems)], notices };
  };
}

const wrongPages = ({ pages, problems }: RenderedPages): string[] => [
  ...problems,
  ...[...pages].flatMap(([url, page]) => wrongPage(url, page)),
];

/**
 * What is wrong, apart from what is wrong now in the same words: a page of one team that fails already keeps no other team from its promote,
 * nor this one from a version that is no worse. If pages were left out, this is unknown.
 */
function sortOut(tried: RenderedPages, live: RenderedPages | null): { known: string[]; found: string[] } {
  const all = wrongPages(tried);
  const now = new Set(live && !tried.isCut && !live.isCut ? wrongPages(live) : []);
  return { known: all.filter((problem) => now.has(problem)), found: all.filter((problem) => !now.has(problem)) };
}

/** Examples that show no page: a hint for their team. */
function missing(addresses: SmokeAddress[], pages: ReadonlyMap<string, { status: number }>): string[] {
  return addresses.flatMap(({ path, isMadeUp }) =>
    inEachLanguage(path).flatMap((url) => {
      const status = pages.get(url)?.status ?? 0;
      return !isMadeUp && status >= 400 && status < 500 ? [`${url} answers ${status}: is it still an example?`] : [];
    }),
  );
}
