import type { GatewayState } from '@vitryna/contracts/gateway-state';
import { isReleaseError, type LoggedEvent, type ReleaseStore, readLog, readRunningGateways } from '@vitryna/release';
import { type Html, html } from './html.ts';

/** Events of the log that are shown. */
const shownEvents = 20;

/** The status of the release store besides the pointer; `problem` where it could not be read. */
export type StoreRecords = { gateways: GatewayState[]; events: LoggedEvent[]; problem: string | null };

/** Reads who runs and what was done. Never throws: on a bad night the store may be what is broken. */
export async function readRecords(store: ReleaseStore): Promise<StoreRecords> {
  try {
    const [gateways, events] = await Promise.all([readRunningGateways(store), readLog(store, shownEvents)]);
    return { gateways, events, problem: null };
  } catch (error) {
    const reason = isReleaseError(error) || error instanceof Error ? error.message : String(error);
    return { gateways: [], events: [], problem: reason };
  }
}

const unreadable = (problem: string): Html => html`<p class="bad">The release store cannot be read: ${problem}</p>`;

/** Every gateway that runs, what it serves, and why it does not serve what is live. */
export function gatewaysSection({ gateways, problem }: StoreRecords, live: string | undefined): Html {
  if (problem !== null) return unreadable(problem);
  if (gateways.length === 0) return html`<p>No gateway has said in the store what it runs.</p>`;
  const rows = gateways.map((one) => {
    const isBehind = live !== undefined && one.live !== live;
    const reason = one.problem || (isBehind ? 'it has not followed yet' : '');
    const state = reason ? html`<p class="bad">${reason}</p>` : html`<p class="quiet">Serves what is live.</p>`;
    return html`<li>${one.name} <code>${one.live ?? 'nothing'}</code> <span class="quiet">revision ${
      one.revision ?? 'none'
    }, ${one.canaries.length} canaries, heard at ${one.at}</span>${state}</li>`;
  });
  return html`<ul class="plain">${rows}</ul>`;
}

/** The release log, the newest first. */
export function logSection({ events, problem }: StoreRecords): Html {
  if (problem !== null) return unreadable(problem);
  if (events.length === 0) return html`<p>Nothing was done yet.</p>`;
  const rows = events.map(({ at, action, who, why, from, to, releases, outcome, ci }) => {
    const what = releases.map(({ app, version }) => html` <code>${app}@${version}</code>`);
    const moved = to === null ? null : html` <code>${from ?? 'nothing'}</code> → <code>${to}</code>`;
    const failed = outcome === 'failed' ? html` <span class="bad">not done</span>` : null;
    const run = ci === null ? null : html` <span class="quiet">${ci}</span>`;
    return html`<li><strong>${action}</strong>${failed}${what}${moved}<br><span class="quiet">${at}</span> ${who}: ${why}${run}</li>`;
  });
  return html`<ul class="plain">${rows}</ul>`;
}
