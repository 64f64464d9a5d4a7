import { appNameSchema, versionSchema } from '@vitryna/contracts/release';
import { createHttpUpstream, isApiReachable } from '../bundles/http-upstream.ts';
import { createSmoke } from '../bundles/smoke-render.ts';
import type { Smoke } from '../gate/run-gate.ts';
import type { Candidate } from '../promote.ts';
import { type CommandIo, UsageError } from './command.ts';

/** Parses `mf-catalog@1.2.0`; without a version it is `latest`. */
function parseWord(word: string): { app: string; version: string } {
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
export function parseCandidate(words: string[], without: string[] = []): Candidate {
  const [first = ''] = words;
  if (words.length === 1 && /^[0-9a-f]{16}$/.test(first)) return { composition: first };
  const changes: Record<string, string | null> = {};
  for (const word of words) {
    const { app, version } = parseWord(word);
    changes[app] = version;
  }
  for (const app of without) changes[app] = null;
  return { changes };
}

/** The smoke step for the command line: renders against the API when it runs, else says that it did not. */
export async function createCliSmoke(isSkipped: boolean, io: CommandIo): Promise<Smoke | null> {
  if (isSkipped) return null;
  // The gateway takes several addresses; one is enough for a render.
  const [apiUrl = ''] = (io.env.API_URL ?? 'http://127.0.0.1:4001').split(',');
  const contentUrl = io.env.CONTENT_URL ?? apiUrl;
  const upstream = createHttpUpstream({ apiUrl, contentUrl, secret: io.env.GATEWAY_SECRET });
  return createSmoke({ fetch: (await isApiReachable(apiUrl)) ? upstream : null });
}
