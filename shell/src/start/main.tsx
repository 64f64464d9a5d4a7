import { type Locale, remoteLostMs } from '@vitryna/contracts/constants';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { integrityTablePath } from '@vitryna/contracts/file-addresses';
import { createEventBus, type EventBus } from '@vitryna/event-bus';
import { createI18n } from '@vitryna/i18n';
import { appContext, provideTabContext, whenOnline } from '@vitryna/remote-kit';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '@vitryna/ui/tokens.css';
import '@vitryna/ui/global.css';
import { type PageState, pageStateId } from '../document/page-state.ts';
import { parseEmailLink } from '../features/email-links/parse-email-link.ts';
import { framedRoutes } from '../frame/framed-routes.ts';
import { LastBoundary } from '../frame/last-boundary.tsx';
import { listenForModals } from '../modals/modal-links.ts';
import { provideModals } from '../modals/modal-source.ts';
import { pageProblemOf } from '../pages/error/page-problem.ts';
import { keepHead, prepareHead } from '../pages/head/keep-head.ts';
import { createFederation } from '../remotes/federation.ts';
import { promisedIntegrity } from '../remotes/promised-integrity.ts';
import { createRemotes } from '../remotes/remotes.ts';
import { createVerifiedImport } from '../remotes/verified-import.ts';
import { branchTo } from '../router/branch-to.ts';
import type { ErrorRecovery } from '../router/error-recovery.ts';
import { createLateRouter } from '../router/late-router.ts';
import type { LoadedAhead } from '../router/loaded-ahead.ts';
import { listenForNavigation } from '../router/navigation.ts';
import { noteOutdated } from '../router/note-outdated.ts';
import { matchedPage } from '../router/page-route.ts';
import { createApi } from '../tab/api.ts';
import { createApiHooks } from '../tab/api-hooks.ts';
import { createBrowserStores, openChannel } from '../tab/browser-stores.ts';
import { withDeadline } from '../tab/deadline.ts';
import { reportFault } from '../tab/faults.ts';
import { tellProblem } from '../tab/problems.ts';
import { Providers } from '../tab/providers.tsx';
import { reportError, rootErrors } from '../tab/report-error.ts';
import { isShopperKnown } from '../tab/session-hint.ts';
import type { Tab } from '../tab/tab.ts';
import { textsOnDemand } from '../tab/texts-on-demand.ts';
import { pollMaintenance } from './maintenance-poll.ts';
import { isOfflineScreen } from './offline-screen.ts';
import { whenWanted } from './when-wanted.ts';
import { yieldToMain } from './yield-to-main.ts';

/** How long the rest of a page waits for the code of a remote before it is hydrated without it, in milliseconds. */
const remoteTimeoutMs = 1500;

/** From the server's HTML to a hydrated page. Everything that can wait until it is hydrated, waits. */
async function start(): Promise<void> {
  await yieldToMain();
  const state = readState();
  if (!state) return isOfflineScreen() ? void whenOnline(reload) : pollMaintenance();
  const mail = parseEmailLink();
  const integrity = promisedIntegrity();
  const verifiedImport = createVerifiedImport(integrity, integrityTablePath(state.composition), (path, error) =>
    federation.replace(path, error),
  );
  // What the server or the version that failed had read is another version's: the page reads its data anew.
  const federation = createFederation({ remotes: state.remotes, integrity }, verifiedImport, () => router.revalidate());
  const remotes = createRemotes(state.remotes, federation);
  const ahead: LoadedAhead = new Map();
  const recovery: ErrorRecovery = {};
  const routes = framedRoutes(state.locale, remotes, { ahead, recovery });
  const branch = branchTo(routes, state.route);
  const matches = matchRoutes(branch, location.pathname) ?? matchRoutes(routes, location.pathname) ?? [];
  const page = matchedPage(matches);
  // The page's own code must be here before hydration, or the server's HTML would be thrown away. One that is late holds nothing else
  // up: its outlet stays as the server rendered it. What follows is made ready while the code is evaluated.
  const code: Promise<unknown> = page ? page.remote.load(page.declaration.page) : Promise.resolve();
  const inTime = withDeadline(code, remoteTimeoutMs, 'code').then(
    () => true,
    () => false,
  );

  const i18n = createI18n({
    locale: state.locale,
    texts: state.texts,
    isPartial: true,
    onAwaited: () => void bringTexts(),
    onMissing: reportMissing,
  });
  const eventBus = createEventBus<EventPayloads>({ table: events, channel: openChannel() });
  const bringTexts = textsOnDemand(i18n, state.textsUrl);
  const hooks = createApiHooks({ i18n, stores: () => stores, eventBus, bringTexts });
  const { api, pagesApi, content } = createApi(state, () => stores, hooks, bringTexts);
  const isClosed = async () => {
    await stores.maintenance.handleUnavailable();
    return stores.getState().maintenance.isEnabled;
  };
  const onProblem = tellProblem({ i18n, bringTexts, isClosed });
  const onUserLocale = (wanted: Locale) =>
    void import('../features/language/adopt-language.ts').then(({ adoptLanguage }) => adoptLanguage(wanted, stores));
  const stores = createBrowserStores({ locale: state.locale, api, eventBus, onProblem, onUserLocale });
  const isOutdated = noteOutdated(eventBus);
  const tab: Tab = { locale: state.locale, api: pagesApi, content, i18n, bringTexts };
  provideTabContext(tab);
  const {
    router,
    load: loadRouter,
    beforePop,
  } = createLateRouter(routes, {
    branch,
    matches,
    ahead,
    hydrationData: state.router,
    before: bringTexts,
    isOutdated,
    loadLazyPart: () => import('./lazy-part.ts').then(({ lazyPart }) => lazyPart),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(appContext, tab);
      return context;
    },
  });
  const startedAt = performance.now();
  const root = document.getElementById('root');
  if (!root) return;
  const isWhole = await inTime;
  await yieldToMain();
  hydrateRoot(
    root,
    <LastBoundary locale={state.locale}>
      <Providers i18n={i18n} stores={stores} eventBus={eventBus}>
        <RouterProvider router={router} onError={reportPageError} />
      </Providers>
    </LastBoundary>,
    rootErrors,
  );
  if (process.env.NODE_ENV === 'development') {
    void import('./dev-reload.ts').then(({ reloadOnBuild }) => reloadOnBuild(state.composition));
  }
  addEventListener('pagehide', () => stores.cart.flush());
  listenForNavigation(router, isOutdated);
  provideModals({
    attempt: federation.attempt,
    load: (owner) =>
      owner === 'shell' ? import('./own-modals.ts').then(({ ownModals }) => ownModals) : federation.modals(owner),
    bringTexts,
  });
  listenForModals(stores, router);
  if (mail) {
    import('../features/email-links/answer-email-link.ts')
      .then(({ answerEmail }) => answerEmail(mail, { api, stores }))
      .catch(console.warn);
  }
  keepHead(router, { i18n, publicUrl: state.publicUrl, content });
  whenWanted(() => {
    loadRouter().catch(console.warn);
    prepareHead().catch(console.warn);
    prepareEvents(eventBus).catch(console.warn);
    import('./start-features.ts')
      .then(({ startFeatures }) =>
        startFeatures({
          i18n,
          stores,
          eventBus,
          router,
          ahead,
          recovery,
          beforePop,
          api,
          content,
          startedAt,
          bringTexts,
        }),
      )
      .catch(console.warn);
  });
  if (!isWhole) {
    withDeadline(code, remoteLostMs - remoteTimeoutMs, page?.remote.name ?? '').catch(async (error: unknown) => {
      console.error(error);
      const [{ showLostNotice }] = await Promise.all([import('./lost-notice.tsx'), bringTexts()]);
      code.then(showLostNotice(i18n), () => {});
    });
  }
  if (isShopperKnown() || page?.declaration.cache === 'private') {
    await Promise.all([stores.user.load(), stores.cart.load()]);
  }
}

/** Payloads of news are checked once the schemas are here. */
async function prepareEvents(eventBus: EventBus<EventPayloads>): Promise<void> {
  const { explainPayload } = await import('@vitryna/contracts/event-schemas');
  eventBus.setValidate(explainPayload);
}

function readState(): PageState | null {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

const reload = () => location.reload();

/** Pages that are not there are no failures, and neither is a lost connection. */
function reportPageError(error: unknown): void {
  const { kind, status } = pageProblemOf(error);
  if (status >= 500 && kind !== 'offline') reportError('a page failed', error);
}

function reportMissing(key: string): void {
  console.warn(`[shell] no text for "${key}" in this language.`);
}

addEventListener('error', ({ error, message }) => reportFault('error', error ?? message));
addEventListener('unhandledrejection', ({ reason }) => reportFault('error', reason));
await start().catch(async (error: unknown) => {
  reportFault('error', error);
  (await import('../features/telemetry/start-telemetry.ts')).tellDeadStart();
  throw error;
});
