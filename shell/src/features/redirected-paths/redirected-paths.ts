import type { ApiClient } from '@vitryna/api-client';
import { whenOnline } from '@vitryna/remote-kit';
import { pageProblemOf } from '../../pages/error/page-problem.ts';
import type { Feature } from '../feature.ts';

/**
 * Makes a navigation to a moved path one of the document (specification §2): the gateway, which checks the table, answers it as it
 * answers everybody, on the site and off it. So a browser never follows a target by itself, and there is one set of rules.
 */
export const followRedirectedPaths: Feature = ({ api, router }) => {
  let moved: ReadonlySet<string> = new Set();
  // The document that is shown came from the gateway: asking it once more would only bring the same again.
  let shown = router.state.location.key;

  const isMoved = (address: string): boolean => {
    const url = urlOf(address);
    return url !== null && url.origin === location.origin && moved.has(url.pathname);
  };
  // Before the listener that turns links and forms into client navigations.
  const leaveAlone = (element: HTMLElement | null, address: string | undefined) => {
    if (element && address !== undefined && isMoved(address)) element.dataset.document = '';
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      leaveAlone(link, link?.href);
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) leaveAlone(target, target.action);
    },
    { capture: true },
  );

  // Navigations without a link: by code, by Back, and before the table had loaded.
  const check = () => {
    const { location: current, navigation } = router.state;
    const next = navigation.location ?? (current.key === shown ? null : current);
    if (!next || !isMoved(next.pathname)) return;
    shown = next.key;
    location.assign(next.pathname + next.search + next.hash);
  };
  router.subscribe(check);
  /** Whether there is nothing to read any more: a refusal, unlike a lost line, is not another one a minute later. */
  const read = async (): Promise<boolean> => {
    try {
      moved = await readMoved(api);
      check();
    } catch (error) {
      if (pageProblemOf(error).kind === 'offline') return false;
      console.warn(error);
    }
    return true;
  };
  void read().then((isOver) => {
    if (isOver) return;
    // Nobody else asks for it again in this tab.
    const stop = whenOnline(async () => {
      if (await read()) stop();
    });
  });
};

/** The result of `URL.parse`, which Safari has since 18. */
const urlOf = (address: string): URL | null =>
  URL.canParse(address, location.href) ? new URL(address, location.href) : null;

/** Paths of the table as addresses spell them. */
async function readMoved(api: ApiClient): Promise<Set<string>> {
  const { redirectsSchema } = await import('@vitryna/contracts/api');
  const table = await api.get('/shared/redirects', { schema: redirectsSchema, isQuiet: true });
  return new Set(table.flatMap(({ from }) => (from.startsWith('/') ? (urlOf(from)?.pathname ?? []) : [])));
}
