import type { Locale } from '@vitryna/contracts/constants';
import type { LocaleTexts, RendererInput, RenderResult, ShellServerModule } from '@vitryna/contracts/remote';
import type { FromThread, PlainResult, Screen, ToThread } from './messages.ts';
import { createOpeningSender } from './opening-tables.ts';
import { type HtmlPacking, packHtml } from './packed-html.ts';
import { plainError } from './plain-error.ts';
import type { createThreadUpstream } from './thread-upstream.ts';

export type AnswerGatewayInput = {
  shell: ShellServerModule;
  rendererInput: RendererInput;
  upstream: ReturnType<typeof createThreadUpstream>;
  post: (message: FromThread, transfer?: ArrayBuffer[]) => void;
  /** The thread's time and memory. */
  usage: Pick<NodeJS.Process, 'threadCpuUsage' | 'memoryUsage'>;
};

/** Shells from before give text. */
const bytesOf = (html: Uint8Array | string): Uint8Array =>
  typeof html === 'string' ? new TextEncoder().encode(html) : html;

/** In a thread in which everything was evaluated: does what the gateway tells it. */
export function createAnswers({
  shell,
  rendererInput,
  upstream,
  post,
  usage,
}: AnswerGatewayInput): (message: ToThread) => void {
  const renderer = shell.createRenderer(rendererInput);
  const texts = new Map<Locale, LocaleTexts>();
  const textsOf = (locale: Locale): LocaleTexts => texts.get(locale) ?? { texts: {}, url: '' };
  const controllers = new Map<number, AbortController>();
  const sendOpening = createOpeningSender(post);

  function send(id: number, packing: HtmlPacking, { html, opening, query, ...facts }: RenderResult): void {
    const packed = packHtml(bytesOf(html), packing);
    const result = {
      ...facts,
      html: packed,
      ...(opening && { opening: sendOpening(opening) }),
      ...(query && { query: { places: query.places, length: query.length } }),
    } satisfies PlainResult;
    post({ kind: 'rendered', id, result }, [packed.bytes.buffer]);
  }

  async function render({ id, url, packing }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    try {
      const { signal } = controller;
      const fetch = upstream.fetchFor(id);
      send(id, packing, await renderer.render({ url, method: 'GET', fetch, texts: textsOf, signal }));
    } catch (error) {
      post({ kind: 'failed', id, error: plainError(error) });
    } finally {
      controllers.delete(id);
    }
  }

  function show(id: number, screen: Screen): void {
    try {
      if (screen.screen === 'maintenance') {
        send(id, 'identity', shell.renderMaintenance({ ...screen, renderer: rendererInput }));
      } else if (shell.renderOffline) {
        send(id, 'identity', shell.renderOffline({ ...screen, renderer: rendererInput }));
      } else {
        throw new Error('render-pool: this shell has no offline page');
      }
    } catch (error) {
      post({ kind: 'failed', id, error: plainError(error) });
    }
  }

  return (message) => {
    switch (message.kind) {
      case 'texts':
        texts.set(message.locale, message.texts);
        break;
      case 'render':
        void render(message);
        break;
      case 'screen':
        show(message.id, message.screen);
        break;
      case 'abort':
        controllers.get(message.id)?.abort(new Error('render-pool: the render took too long'));
        break;
      case 'answers':
        upstream.complete(message.answers);
        break;
      case 'look': {
        const { user, system } = usage.threadCpuUsage();
        const { heapUsed: heapBytes, arrayBuffers: bufferBytes } = usage.memoryUsage();
        post({ kind: 'looked', cpuMs: (user + system) / 1000, heapBytes, bufferBytes });
        break;
      }
    }
  };
}
