/** The process in which the gate runs what it does not know yet: the releases of a candidate, and nothing else. */
import type { Composition } from '@vitryna/contracts/release';
import type { LoadedRemote, RendererInput, UpstreamFetch } from '@vitryna/contracts/remote';
import { thresholdsSchema } from '../../model/canary-statistics.ts';
import { ReleaseError, type ReleaseErrorCode } from '../../model/release-error.ts';
import type { ReleaseReader, StoredRelease } from '../../model/release-store.ts';
import { bundledTexts } from '../bundles/bundled-texts.ts';
import { allowedModules } from '../bundles/evaluate-bundle.ts';
import { type LoadedComposition, loadComposition } from '../bundles/load-composition.ts';
import { type FromRenderer, messageOf, type Question, type SmokePage, type ToRenderer } from './messages.ts';
import { type ChangedBuiltins, watchBuiltins } from './watch-builtins.ts';

const post = process.send?.bind(process) as (message: FromRenderer) => boolean;
let lastId = 0;
const waiting = new Map<number, PromiseWithResolvers<unknown>>();

function ask<T>(question: Question): Promise<T> {
  const answer = Promise.withResolvers<unknown>();
  lastId += 1;
  waiting.set(lastId, answer);
  post({ type: 'ask', id: lastId, question });
  return answer.promise as Promise<T>;
}

const store: ReleaseReader = {
  location: 'the gate',
  readLive: async () => null,
  readComposition: async (id) => {
    throw new ReleaseError('not-found', `composition ${id} is not the one that is tried`);
  },
  // The candidate's signatures were checked before.
  readTrust: async () => null,
  readThresholds: async () => thresholdsSchema.parse({}),
  watchLive: () => () => {},
  readRelease: (app, version) => ask<StoredRelease>({ about: 'release', app, version }),
  readFile: async (app, version, path) => Buffer.from(await ask<Uint8Array>({ about: 'file', app, version, path })),
};
const fetch: UpstreamFetch = ({ upstream, path }) => ask({ about: 'upstream', upstream, path });

let loaded: LoadedComposition | null = null;
let problems: string[] = [];
const report: RendererInput['report'] = ({ remote, error, path }) => {
  problems.push(`${remote}${path && ` at ${path}`}: ${messageOf(error)}`);
};

let changedBuiltins: ChangedBuiltins = () => [];
/** Shared globals of a thread's remotes that one of them changed. */
function reportChanged(owner = ''): void {
  const changed = changedBuiltins();
  if (changed.length > 0) problems.push(`${owner && `${owner} `}changes what all remotes share: ${changed.join(', ')}`);
}

/** Evaluates every page and modal of a remote, as a first visitor would make the gateway do it. */
async function tryModules({ name, release, module }: LoadedRemote): Promise<void> {
  if (!module) return;
  for (const kind of ['pages', 'modals'] as const) {
    for (const key of Object.keys(release[kind])) {
      const load = module[kind][key];
      if (!load) problems.push(`${name} ${release.version}: the server bundle has no ${kind}/${key}`);
      else await load().catch((error: unknown) => report({ remote: name, error, path: `${kind}/${key}` }));
    }
  }
  reportChanged(name);
}

async function load(composition: Composition): Promise<void> {
  problems = [];
  try {
    loaded = await loadComposition({
      store,
      composition,
      publicUrl: 'http://localhost',
      report,
      onShared: (shared) => {
        changedBuiltins = watchBuiltins(globalThis, { ...allowedModules(), ...shared });
      },
      onRemote: reportChanged,
    });
    for (const remote of loaded.remotes) await tryModules(remote);
  } catch (error) {
    report({ remote: 'shell', error, path: '' });
  }
  post({ type: 'loaded', problems });
}

async function render(url: string): Promise<SmokePage> {
  problems = [];
  const lost = { status: 500, route: '', location: null, html: new Uint8Array(), lostRemotes: [] };
  if (!loaded) return { ...lost, problems: ['there is no shell'] };
  const texts = bundledTexts(
    loaded.shell,
    loaded.remotes.map(({ release }) => release),
  );
  try {
    const result = await loaded.renderer.render({
      url,
      method: 'GET',
      fetch,
      texts: (locale) => ({ texts: texts[locale] ?? {}, url: `/assets/texts/${locale}.json` }),
      signal: new AbortController().signal,
    });
    reportChanged();
    const { status, route, location = null, html, lostRemotes } = result;
    return { status, route, location, html: Buffer.from(html), lostRemotes, problems };
  } catch (error) {
    return { ...lost, problems: [...problems, `throws: ${messageOf(error)}`] };
  }
}

function crash(error: unknown): void {
  const message: FromRenderer = { type: 'crashed', message: messageOf(error) };
  process.send?.(message, undefined, undefined, () => process.exit(1));
}

process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);
process.on('message', (message: ToRenderer) => {
  if (message.type === 'load') void load(message.composition);
  else if (message.type === 'render') void render(message.url).then((page) => post({ type: 'rendered', page }));
  // What a render left behind (timers, promises) still runs out, with its failures.
  else if (message.type === 'finish') process.channel?.unref();
  else {
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'answer') answer?.resolve(message.value);
    else answer?.reject(errorOf(message));
  }
});

function errorOf({ code, message }: Extract<ToRenderer, { type: 'failure' }>): Error {
  return code === null
    ? new Error(message)
    : new ReleaseError(code as ReleaseErrorCode, message.replace('release: ', ''));
}

post({ type: 'ready' });
