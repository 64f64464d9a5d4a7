import { appNameSchema, versionSchema } from '@vitryna/contracts/release';
import type { ReleaseStore } from '../model/release-store.ts';
import type { Smoke } from '../releases/gate/run-gate.ts';
import { readGatewaySecret } from '../releases/gateway-secret.ts';
import type { Candidate } from '../releases/promote.ts';
import { createHttpUpstream, isApiReachable } from '../sandbox/bundles/http-upstream.ts';
import { findBrowser } from '../sandbox/smoke/browser.ts';
import { createHydrate } from '../sandbox/smoke/hydrate.ts';
import { createSmoke } from '../sandbox/smoke/smoke.ts';
import { type CommandIo, UsageError } from './command.ts';

/** Parses `mf-catalog@1.2.0`; without a version it is `latest`. */
export function parseWord(word: string): { app: string; version: string } {
  const at = word.indexOf('@');
  const app = at === -1 ? word : word.slice(0, at);
  const version = at === -1 ? 'latest' : word.slice(at + 1);
  if (!appNameSchema.safeParse(app).success) throw new UsageError(`"${word}" names no app, like shell or mf-catalog`);
  if (!versionSchema.safeParse(version).success) throw new UsageError(`"${word}" has no version, like ${app}@1.2.0`);
  return { app, version };
}

/** Parses `mf-catalog@1.2.0`, one version that is published. */
export function parseAppVersion(word: string): { app: string; version: string } {
  if (!word.includes('@')) throw new UsageError(`"${word}" names no version, like mf-catalog@1.2.0`);
  return parseWord(word);
}

/** Parses `mf-catalog`, `mf-catalog@1.2.0` and a composition's id into what promote and canary work on. */
export function parseCandidate(args: string[], without: string[] = []): Candidate {
  const [first = ''] = args;
  if (args.length === 1 && /^[0-9a-f]{16}$/.test(first)) return { composition: first };
  const changes: Record<string, string | null> = {};
  for (const word of args) {
    const { app, version } = parseWord(word);
    changes[app] = version;
  }
  for (const app of without) changes[app] = null;
  return { changes };
}

/** A command's options for the smoke step. */
export const smokeOptions = {
  'skip-smoke': { type: 'boolean', default: false },
} as const;

export const smokeHelp = `  --skip-smoke     do not evaluate bundles and do not render pages; needs --reason
`;

/** The smoke step for the command line, or null with the reason that was given for leaving it out. */
export async function createCliSmoke(
  values: { 'skip-smoke': boolean; reason?: string | undefined },
  store: ReleaseStore,
  io: CommandIo,
): Promise<Smoke | null> {
  if (values['skip-smoke']) {
    if (!values.reason?.trim())
      throw new UsageError('--skip-smoke needs --reason "…": what nobody tried must be answered for');
    return null;
  }
  // The gateway takes several addresses; one is enough for a render.
  const [apiUrl = ''] = (io.env.API_URL ?? 'http://127.0.0.1:4001').split(',');
  // The API answers for a Strapi.
  const contentUrl = io.env.CONTENT_KIND === 'strapi' ? apiUrl : (io.env.CONTENT_URL ?? apiUrl);
  const secret = io.env.GATEWAY_SECRET ?? (await readGatewaySecret(store.location));
  const upstream = createHttpUpstream({ apiUrl, contentUrl, secret });
  const browser = findBrowser(io.env);
  const hydrate = browser === null ? null : createHydrate(browser);
  const fetch = (await isApiReachable(apiUrl)) ? upstream : null;
  return createSmoke({ fetch, apiUrl, hydrate });
}
