/** A thread of a render pool: the only place in a gateway where bundles are evaluated and rendered. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@vitryna/contracts/constants';
import type { LocaleTexts, RendererInput, RenderResult, ShellServerModule } from '@vitryna/contracts/remote';
import { createStyleLookup, evaluateShell } from '../bundles/evaluate-parts.ts';
import { evaluateRemotes } from './evaluate-remotes.ts';
import type { FromThread, PlainResult, Screen, ThreadData, ToThread } from './messages.ts';
import { createOpeningSender } from './opening-tables.ts';
import { plainError } from './plain-error.ts';
import { sealThread } from './seal-thread.ts';
import { createThreadUpstream } from './thread-upstream.ts';

const port = parentPort;
if (!port) throw new Error('render-pool: this file is a thread of the pool.');
const { threadCpuUsage, memoryUsage } = process;
const post = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
const data = workerData as ThreadData;
const upstream = createThreadUpstream(post);
process.on('unhandledRejection', (error) => {
  // Nobody waited for an answer that did not come: no fault of who asked.
  if (upstream.isFailure(error)) post({ kind: 'report', remote: 'unknown', path: '', error: plainError(error) });
  else throw error;
});
sealThread();

const evaluating = new Int32Array(data.evaluating);
const [shellSource, ...remoteSources] = data.parts;
if (!shellSource) throw new Error('render-pool: a composition has a shell.');
const report: RendererInput['report'] = ({ remote, error, path }) =>
  post({ kind: 'report', remote, path, error: plainError(error) });

evaluating[0] = 0;
const shell: ShellServerModule = evaluateShell(shellSource);
const { remotes, failures } = await evaluateRemotes(remoteSources, shell.shared, evaluating);
const rendererInput: RendererInput = {
  compositionId: data.compositionId,
  shell: shellSource.release,
  remotes,
  readCss: createStyleLookup(data.parts, data.compositionId),
  publicUrl: data.publicUrl,
  ...(data.brand && { brand: data.brand }),
  report,
};
const renderer = shell.createRenderer(rendererInput);

const texts = new Map<Locale, LocaleTexts>();
const textsOf = (locale: Locale): LocaleTexts => texts.get(locale) ?? { texts: {}, url: '' };
const controllers = new Map<number, AbortController>();
const sendOpening = createOpeningSender(post);

/** Bytes in memory of their own, which can be handed over instead of copied. */
function ownBytes(html: Uint8Array | string): Uint8Array<ArrayBuffer> {
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html) : html;
  const isOwn = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isOwn ? new Uint8Array(bytes.buffer) : Uint8Array.from(bytes);
}

function send(id: number, { html, opening, query, ...facts }: RenderResult): void {
  const bytes = ownBytes(html);
  const result = {
    ...facts,
    html: bytes,
    ...(opening && { opening: sendOpening(opening) }),
    ...(query && { query: { places: query.places, length: query.length } }),
  } satisfies PlainResult;
  post({ kind: 'rendered', id, result }, [bytes.buffer]);
}

async function render(id: number, url: string): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  try {
    const { signal } = controller;
    const fetch = upstream.fetchFor(id);
    send(id, await renderer.render({ url, method: 'GET', fetch, texts: textsOf, signal }));
  } catch (error) {
    post({ kind: 'failed', id, error: plainError(error) });
  } finally {
    controllers.delete(id);
  }
}

function show(id: number, screen: Screen): void {
  try {
    if (screen.screen === 'maintenance') {
      send(id, shell.renderMaintenance({ ...screen, renderer: rendererInput }));
    } else if (shell.renderOffline) {
      send(id, shell.renderOffline({ ...screen, renderer: rendererInput }));
    } else {
      throw new Error('render-pool: this shell has no offline page');
    }
  } catch (error) {
    post({ kind: 'failed', id, error: plainError(error) });
  }
}

function handle(message: ToThread): void {
  switch (message.kind) {
    case 'texts':
      texts.set(message.locale, message.texts);
      break;
    case 'render':
      void render(message.id, message.url);
      break;
    case 'screen':
      show(message.id, message.screen);
      break;
    case 'abort':
      controllers.get(message.id)?.abort(new Error('render-pool: the render took too long'));
      break;
    case 'answers':
      upstream.settle(message.answers);
      break;
    case 'look': {
      const { user, system } = threadCpuUsage();
      post({ kind: 'looked', cpuMs: (user + system) / 1000, bufferBytes: memoryUsage().arrayBuffers });
      break;
    }
  }
}

port.on('message', handle);
post({ kind: 'ready', hasOffline: shell.renderOffline !== undefined, failures });
