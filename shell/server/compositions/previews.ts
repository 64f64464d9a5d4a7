import type { IncomingMessage } from 'node:http';
import { integrityTablePath } from '@vitryna/contracts/file-addresses';
import {
  createComposition,
  type OpenComposition,
  type Preview,
  type ReleaseReader,
  readPreview,
} from '@vitryna/release';
import { localeOfPath } from '@vitryna/routing';
import { LRUCache } from 'lru-cache';
import { errorFields, type Log } from '../base/log.ts';
import { readCookie } from '../http/cookies.ts';
import { type Middleware, noSniff, send, sendJson, sendText } from '../http/request-context.ts';
import { type PickedSlot, releasesOf, type Slot } from '../pages/render/slot.ts';
import { integrityTable } from './builds.ts';
import { createOpenSlots } from './open-slots.ts';
import { previewBar, previewPaths, previewStyle, withBar } from './preview-bar.ts';

const previewCookie = 'preview';
const previewAddresses = Object.values(previewPaths);
/** Previews at a time; a returning visitor of a dropped one waits until it is loaded again. */
const keptPreviews = 4;

export type PreviewOptions = {
  store: ReleaseReader;
  /** The signer of links; null: there are no previews. */
  secret: string | null;
  live: () => Slot | null;
  load: (composition: OpenComposition['composition']) => Promise<OpenComposition>;
  createSlot: (loaded: OpenComposition) => Slot;
  isHttps: boolean;
  now: () => number;
  log: Log;
};

export type Previews = {
  /** Whether a request says that it is of a preview: nothing that everybody gets may answer it unseen. */
  isAsked: (req: IncomingMessage) => boolean;
  /** Whether a visitor has opened a link that is valid still. */
  isOpenFor: (req: IncomingMessage) => boolean;
  /** The visitor's preview; null: they get what everybody gets. */
  pick: (req: IncomingMessage) => PickedSlot | null;
  serve: Middleware;
  /** Whether one of the previews runs this version: its files are for those who look at it. */
  holds: (app: string, version: string) => boolean;
  /** Ends the threads of all. */
  stop: () => void;
};

/** Shows a published version to visitors with a signed link: the live composition with that version in it. */
export function createPreviews(options: PreviewOptions): Previews {
  const { store, secret, live, isHttps, now, log } = options;
  const ready = new Map<string, Slot>();
  const slots = new LRUCache<string, Promise<Slot | null>>({
    max: keptPreviews,
    dispose: (_slot, key) => ready.delete(key),
  });
  const opened = createOpenSlots();

  const isAsked = ({ headers }: IncomingMessage) =>
    secret !== null && (headers.cookie?.includes(previewCookie) ?? false);
  const read = (req: IncomingMessage): Preview | null => {
    const token = isAsked(req) ? readCookie(req.headers.cookie, previewCookie) : null;
    return token && secret ? readPreview(token, secret, now()) : null;
  };
  const keyOf = ({ app, version }: Preview, running: Slot) => `${running.id} ${app} ${version}`;

  const load = async ({ app, version }: Preview, running: Slot): Promise<Slot | null> => {
    const { integrity } = await store.readRelease(app, version);
    const parts = { ...running.loaded.composition.parts, [app]: { version, integrity } };
    const loaded = await options.load(createComposition(parts, new Date(now())));
    // Another version in its place is not what was asked for.
    if (loaded.substituted.includes(app)) {
      loaded.pool.close();
      return null;
    }
    const { renderer } = loaded;
    const render: typeof renderer.render = async (input) => {
      const locale = localeOfPath(new URL(input.url, 'http://localhost').pathname);
      return withBar(await renderer.render({ ...input, packing: 'identity' }), previewBar(locale, app, version));
    };
    return options.createSlot({ ...loaded, renderer: { ...renderer, render } });
  };

  const begin = async (preview: Preview, running: Slot, key: string): Promise<Slot | null> => {
    try {
      const slot = await load(preview, running);
      if (!slot) slots.delete(key);
      else if (slots.has(key)) ready.set(key, slot);
      opened.use([...ready.values(), slot], false);
      return slot;
    } catch (error) {
      slots.delete(key);
      log.warn('a preview cannot be loaded', { app: preview.app, version: preview.version, ...errorFields(error) });
      return null;
    }
  };

  const open = (preview: Preview): Promise<Slot | null> => {
    const running = live();
    if (!running) return Promise.resolve(null);
    const key = keyOf(preview, running);
    const opening = slots.get(key) ?? begin(preview, running, key);
    slots.set(key, opening);
    opened.use([...ready.values()], false);
    return opening;
  };

  const setCookie = (value: string, seconds: number) =>
    `${previewCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const uncached = ['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex', 'Referrer-Policy', 'no-referrer'];

  const answerLink: Middleware = async (context) => {
    const { pathname, req } = context;
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    if (pathname === previewPaths.style) {
      send(
        context,
        200,
        ['Content-Type', 'text/css; charset=utf-8', 'Cache-Control', 'no-cache', ...noSniff],
        previewStyle,
      );
      return true;
    }
    if (pathname === previewPaths.leave) {
      send(context, 303, ['Location', '/', 'Set-Cookie', setCookie('', 0), ...uncached], '');
      return true;
    }
    const token = new URLSearchParams(context.search).get('key') ?? '';
    const preview = secret ? readPreview(token, secret, now()) : null;
    const slot = preview && (await open(preview));
    if (!preview) sendText(context, 403, 'Посилання вже не діє · Ссылка больше не действует\n');
    else if (!slot)
      sendText(context, 404, `${preview.app} ${preview.version}: версію не відкрити · версию не открыть\n`);
    else {
      const seconds = Math.ceil(preview.until - now() / 1000);
      send(context, 303, ['Location', '/', 'Set-Cookie', setCookie(token, seconds), ...uncached], '');
    }
    return true;
  };

  return {
    isAsked,
    isOpenFor: (req) => read(req) !== null,
    stop: opened.closeAll,
    holds: (app, version) =>
      [...ready.values()].some((slot) =>
        releasesOf(slot).some((release) => release.name === app && release.version === version),
      ),
    pick(req) {
      const preview = read(req);
      const running = live();
      const slot = preview && running ? ready.get(keyOf(preview, running)) : undefined;
      return slot ? { slot, setCookie: null, isShared: false, isPreview: true } : null;
    },
    async serve(context) {
      if (previewAddresses.includes(context.pathname)) return answerLink(context);
      const table = [...ready.values()].find(({ id }) => context.pathname === integrityTablePath(id));
      if (table) {
        sendJson(context, 200, integrityTable(releasesOf(table)), 'private, no-cache');
        return true;
      }
      const preview = read(context.req);
      if (preview) await open(preview);
      return false;
    },
  };
}
