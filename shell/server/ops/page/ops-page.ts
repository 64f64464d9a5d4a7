import type { ReleaseReader, ReleaseStore } from '@vitryna/release';
import type { RequestContext } from '../../http/request-context.ts';
import type { OpsRoute } from '../ops-server.ts';
import { createActions } from './actions.ts';
import { compositionsSection } from './compositions-section.ts';
import { html } from './html.ts';
import { type GatewayView, readOverview } from './overview.ts';
import { runningSection } from './running-section.ts';
import { sendPage } from './send-page.ts';
import { gatewaysSection, logSection, readRecords } from './store-sections.ts';
import { faultsSection, watchSection } from './watch-section.ts';

const refreshSeconds = 10;

export type OpsPageOptions = {
  store: ReleaseReader;
  /** The same store where it can say who runs and what was done: one that is only read over HTTP cannot. */
  records: ReleaseStore | null;
  /** The same store where this gateway may change it, else null: then the page has no buttons. */
  writable: ReleaseStore | null;
  gateway: GatewayView;
  /** Called when the live pointer was moved here. */
  onChange: () => void;
};

/** `/ops`: what is live, what runs here, what browsers told; and the ways back. Without JavaScript. */
export function createOpsPage({ store, records, writable, gateway, onChange }: OpsPageOptions): OpsRoute[] {
  const serve = async (context: RequestContext): Promise<void> => {
    const isStill = new URLSearchParams(context.search).get('refresh') === 'off';
    const [overview, shown] = await Promise.all([readOverview(store), records && readRecords(records)]);
    const ofStore = shown && {
      gateways: html`<section aria-labelledby="gateways"><h2 id="gateways">Gateways</h2>${gatewaysSection(shown, overview.live?.id)}</section>`,
      log: html`<section aria-labelledby="log"><h2 id="log">What was done</h2>${logSection(shown)}</section>`,
    };
    const read = html`<p class="quiet">Read at ${new Date().toISOString()}. ${
      isStill
        ? html`<a href="/ops">Refresh by itself</a>`
        : html`Read again every ${refreshSeconds} s. <a href="/ops?refresh=off">Stop that</a>`
    } · <a href="/metrics">Metrics</a></p>`;
    const body = html`${read}
<section aria-labelledby="releases"><h2 id="releases">Compositions</h2>${compositionsSection(overview, writable !== null)}</section>
<section aria-labelledby="running"><h2 id="running">This gateway runs</h2>${runningSection(gateway.running(), overview)}</section>
${ofStore?.gateways ?? null}
<section aria-labelledby="told"><h2 id="told">What page views told here</h2>${watchSection(gateway)}</section>
<section aria-labelledby="faults"><h2 id="faults">Last faults</h2>${faultsSection(gateway)}</section>
${ofStore?.log ?? null}`;
    sendPage(context, 200, { title: 'Operations', body, refreshSeconds: isStill ? null : refreshSeconds });
  };
  return [
    { method: 'GET', path: '/ops', access: 'reader', serve },
    ...(writable ? createActions(writable, onChange) : []),
  ];
}
