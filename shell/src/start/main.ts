import { whenWanted, yieldToMain } from '@vitryna/navigation';
import { whenOnline } from '@vitryna/remote-kit';
import '@vitryna/ui/tokens.css';
import '@vitryna/ui/global.css';
import { type PageState, pageStateId } from '../document/page-state.ts';
import { parseEmailLink } from '../features/email-links/parse-email-link.ts';
import { reportFault } from '../tab/faults.ts';
import { isShopperKnown } from '../tab/session-hint.ts';
import { warn } from '../tab/warn.ts';
import { answerPresses } from './answer-presses.ts';
import { beginRest } from './begin-rest.ts';
import { findPage } from './find-page.ts';
import { hydrate } from './hydrate.tsx';
import type { LateParts } from './late-parts.ts';
import { pollMaintenance } from './maintenance-poll.ts';
import { isOfflineScreen } from './offline-screen.ts';
import { openNavigation } from './open-navigation.ts';
import { openRemotes } from './open-remotes.ts';
import { openTab } from './open-tab.ts';
import { loadPage, notifyWhenLost } from './page-code.ts';

/** From the server's HTML to a hydrated page. Everything that can wait until it is hydrated, waits. */
async function start(): Promise<void> {
  await yieldToMain();
  const state = readState();
  if (!state) return isOfflineScreen() ? void whenOnline(reload) : pollMaintenance();
  const mail = parseEmailLink();
  const late: LateParts = {};
  const { federation, remotes } = openRemotes(state, late);
  const found = findPage(state, remotes);
  const { page, recovery } = found;
  const code = loadPage(page);

  // The rest is prepared while the code of the page is evaluated.
  const opened = openTab(state, late);
  const { tab, stores, api } = opened;
  const navigation = openNavigation(state, found, opened, late);
  const startedAt = performance.now();
  const root = document.getElementById('root');
  if (!root) return;
  const isWhole = await code.isInTime;
  await yieldToMain();
  hydrate(root, opened, navigation);

  if (process.env.NODE_ENV === 'development') {
    void import('./dev-reload.ts').then(({ reloadOnBuild }) => reloadOnBuild(state.composition));
  }
  answerPresses(state, federation, opened, navigation);
  if (mail) {
    import('../features/email-links/answer-email-link.ts')
      .then(({ answerEmail }) => answerEmail(mail, { api, stores }))
      .catch(warn);
  }
  whenWanted(() => beginRest({ ...opened, router: navigation.router, navigation, recovery, startedAt }));
  if (!isWhole) notifyWhenLost(code, page, tab);
  if (isShopperKnown() || page?.declaration.cache === 'private') {
    await Promise.all([stores.user.load(), stores.cart.load()]);
  }
}

function readState(): PageState | null {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

const reload = () => location.reload();

addEventListener('error', ({ error, message }) => reportFault('error', error ?? message));
addEventListener('unhandledrejection', ({ reason }) => reportFault('error', reason));
start().catch(async (error: unknown) => {
  reportFault('error', error);
  (await import('../features/telemetry/start-telemetry.ts')).reportDeadStart();
  throw error;
});
