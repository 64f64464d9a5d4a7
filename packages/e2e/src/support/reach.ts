import { subscribe } from 'node:diagnostics_channel';
import { type BrowserContext, chromium, test } from '@playwright/test';

/** The kind of annotation that names what a journey asked the store for. */
export const reachKind = 'asked for';

/** What nobody knows the parts of. */
const anything = '*';

const assetPath = /^\/assets\/(?<app>mf-[^/]+)\/[^/]+\/(?<chunk>[^/]+)\.\w+\.(?:js|css)$/;
const isPart = (chunk: string) => /^(?:page-|modal-|skeletons$)/.test(chunk);
/** Paths below which there is no page: the API, files, what is said of builds. */
const withoutPage = /^\/(?:user|assets|media|builds|health|reports)(?:[/.]|$)/;

/**
 * What an address says of the remotes that a journey meets: `mf-catalog/page-category`, `mf-catalog` of a file that all its parts may share.
 * A page that the journey read itself, without a browser that asks for the page's scripts, may come from anywhere.
 */
export function reachOf(address: string, isOwnCall: boolean): string | null {
  const { pathname } = new URL(address);
  const { app, chunk = '' } = assetPath.exec(pathname)?.groups ?? {};
  if (app !== undefined) return isPart(chunk) ? `${app}/${chunk}` : app;
  return isOwnCall && !withoutPage.test(pathname) ? anything : null;
}

function note(address: string, isOwnCall = false): void {
  const description = URL.canParse(address) ? reachOf(address, isOwnCall) : null;
  if (description === null) return;
  try {
    const { annotations } = test.info();
    if (annotations.every((one) => one.type !== reachKind || one.description !== description))
      annotations.push({ type: reachKind, description });
  } catch {
    // Between two journeys nothing is asked for that one of them is about.
  }
}

const listen = (context: BrowserContext) => void context.on('request', (request) => note(request.url()));

/**
 * Notes what each journey asks the store for, in any tab of any Chromium that is started, and by calls of its own: `npm test -- --changed`
 * runs the journeys that a change can reach. Specs come by their browsers in many ways, and a fixture would hear only those that ask for it.
 */
export function noteReach(): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    browser.on('context', listen);
    return browser;
  };
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: { path: string; host: string; protocol: string } };
    note(`${request.protocol}//${request.host}${request.path}`, true);
  });
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { origin: string; path: string } };
    note(`${request.origin}${request.path}`, true);
  });
}
