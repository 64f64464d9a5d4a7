import type { AppVersion } from '@vitryna/contracts/telemetry';
import { type DataRouter, matchedPage } from '@vitryna/navigation';
import { type PageState, pageStateId } from '../../document/page-state.ts';
import { onFault } from '../../tab/faults.ts';
import { ownVersion } from '../../tab/own-version.ts';
import { warn } from '../../tab/warn.ts';
import type { Feature } from '../feature.ts';
import { nameFault } from './name-fault.ts';
import { isHeard, sendReport } from './send-report.ts';
import { createTelemetry, type View } from './telemetry.ts';

/** Versions of this document, by app. */
function readVersions(): Map<string, AppVersion> {
  const text = document.getElementById(pageStateId)?.textContent;
  const remotes = text ? (JSON.parse(text) as PageState).remotes : [];
  const script = document.querySelector<HTMLScriptElement>('script[defer]')?.src ?? '';
  const own = [script, ...remotes.map(({ base }) => base)].map(ownVersion);
  return new Map(own.flatMap((version) => (version ? [[version.app, version]] : [])));
}

/** The page that the router shows, and the shell around it. */
function viewOf(router: DataRouter | null, versions: Map<string, AppVersion>): View {
  const page = router && matchedPage(router.state.matches);
  const parts = ['shell', page?.remote.name ?? ''].flatMap((app) => versions.get(app) ?? []);
  return { route: page?.declaration.name ?? (router ? 'not-found' : 'start'), parts };
}

function report(router: DataRouter | null): void {
  if (!isHeard()) {
    onFault(() => {});
    return;
  }
  const versions = readVersions();
  const reports = createTelemetry(sendReport);
  let view = viewOf(router, versions);
  reports.begin(view);
  onFault((kind, error, where) => {
    const page = view.parts.find(({ app }) => app !== 'shell') ?? view.parts[0];
    const faults = nameFault(kind, error, where ?? '', page);
    reports.fault(kind, faults);
    // Its replacement is another version's code.
    if (kind === 'loss') for (const { app } of faults) versions.delete(app);
  });
  let shown = router?.state.location;
  router?.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === shown?.pathname) return;
    shown = location;
    view = viewOf(router, versions);
    reports.begin(view);
  });
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') reports.flush();
  };
  addEventListener('pagehide', reports.flush);
  document.addEventListener('visibilitychange', flushHidden);
  void import('./measure-vitals.ts')
    .then(({ measureVitals }) =>
      measureVitals((vital) => {
        reports.vital(vital);
        // The last values come as the page is left.
        queueMicrotask(flushHidden);
      }),
    )
    .catch(warn);
}

/** Tells the gateway what becomes of the versions that this tab runs; nothing of it identifies anybody (decision 123). */
export const startTelemetry: Feature = ({ router }) => report(router);

/** The same where the page was not hydrated. */
export const reportDeadStart = (): void => report(null);
