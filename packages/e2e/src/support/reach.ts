import { subscribe } from 'node:diagnostics_channel';
import { type BrowserContext, chromium, test } from '@playwright/test';
import { reachOf } from './reach-of.ts';

/** The kind of annotation that names what a journey asked the store for. */
export const reachKind = 'asked for';

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
