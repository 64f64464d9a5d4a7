import { join } from 'node:path';
import { noDrawer, type PictureDrawer, turnSpec } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { type Asker, isTooManyWaiting, networkOf } from '@vitryna/fair-queue';
import { systemClock } from '@vitryna/resilience';
import { type Context, Hono } from 'hono';
import { type Activity, createActivity } from './activity.ts';
import { createDrawingPool, type DrawingPoolOptions } from './drawing-pool.ts';
import { toFixedPicture } from './fixed-pictures.ts';
import type { Drawing, Job } from './job.ts';
import { mediaFormats, parseMediaFile, parsePictureName } from './media-file.ts';
import { createMediaStore } from './media-store.ts';
import { remoteImageRoute } from './remote-images/remote-image-route.ts';
import { createRemoteImages, type RemoteImageOptions } from './remote-images/remote-images.ts';
import type { SocialJob } from './social/draw-social.ts';
import { createSocialPictures } from './social/social-pictures.ts';
import { type SocialOptions, socialRoute } from './social/social-route.ts';
import { type ShownUploads, uploadRoute } from './uploads/upload-route.ts';
import { type WarmOptions, warm } from './warm.ts';

/** The media service's dependencies. */
export type MediaAppOptions = Omit<DrawingPoolOptions, 'drawerUrl'> & {
  /** What draws pictures of products, and the module that the processes load it from; left out, each is the placeholder. */
  drawer?: { module: URL; types: PictureDrawer };
  /** The folder of files; may be emptied at any time. */
  cacheFolder: string;
  /** The value of a hash; null when nobody knows it. */
  resolveSpec: (hash: string) => Promise<PictureSpec | null>;
  /** The allowed hosts of remote images (decision 110); left out, from nowhere. */
  outside?: Omit<RemoteImageOptions, 'folder' | 'onError'>;
  /** Pictures of shoppers; left out, there are none. */
  uploads?: ShownUploads;
  /** Pictures for social networks; left out, there are none. */
  social?: SocialOptions;
  /** The load of other requests in this process: pictures are drawn ahead only in between. */
  activity?: Activity;
  /** The client's address; left out, all are one. */
  readAddress?: (context: Context) => string;
  /** Told of pictures that could not be drawn. */
  onError?: (error: unknown) => void;
};

/** The routes, with preparing pictures and ending beside them. */
export type MediaApp = Hono & {
  /** Draws the files of pictures that are missing while nobody is being served. */
  warm: (pictures: Iterable<PictureSpec> | AsyncIterable<PictureSpec>, options: WarmOptions) => Promise<void>;
  /** Ends the processes that draw. */
  close: () => Promise<void>;
};

/**
 * `GET /media/:hash/:file`, `GET /media/:hash-:view/:file` for the views of a turn, and `GET /media/<placeholder|evening>/:file`, file =
 * `<xs|s|m|l|xl>.<avif|webp|jpg>`. Names follow content, so answers are immutable; a picture of a kind that nobody draws is the placeholder,
 * kept for a day; anything else is a 404, a picture that could not be drawn a 503 that nobody keeps. So is one more that is not drawn yet where too many are waited for, in all or by one address. Pictures of
 * others are below `/media/outside` (`outside/remote-image-route.ts`), those of shoppers below `/media/upload`, those for social networks below
 * `/media/social`.
 *
 * @example
 * const media = createMediaApp({ cacheFolder: '.data/media', resolveSpec });
 * app.route('/', media);
 */
export function createMediaApp(options: MediaAppOptions): MediaApp {
  const drawer = options.drawer?.types ?? noDrawer;
  const pool = createDrawingPool<Job | SocialJob>({
    ...options,
    ...(options.drawer && { drawerUrl: options.drawer.module }),
  });
  const store = createMediaStore(options.cacheFolder, pool, drawer);
  const activity = options.activity ?? createActivity();
  const outside = createRemoteImages({
    contentUrl: null,
    hosts: [],
    ...options.outside,
    folder: join(options.cacheFolder, 'outside'),
    ...(options.onError && { onError: options.onError }),
  });
  const app = new Hono();

  app.use('/media/*', async (_context, next) => {
    const answered = activity.begin();
    await next().finally(answered);
  });
  const askerOf = (context: Context): Asker => ({
    client: networkOf(options.readAddress?.(context) ?? ''),
    signal: context.req.raw.signal,
  });
  app.get('/media/outside/:name/:file', remoteImageRoute(outside, store, askerOf));
  if (options.uploads) app.get('/media/upload/:id/:file', uploadRoute(options.uploads, askerOf, options.onError));
  if (options.social) {
    const sourceOf = async (hash: string) => {
      const spec = await options.resolveSpec(hash);
      return spec && store.sourceOf(hash, spec);
    };
    const folder = join(options.cacheFolder, 'social');
    const read = createSocialPictures({ folder, pool, brand: options.social.brand, sourceOf });
    app.get('/media/social/:kind/:id/:file', socialRoute(options.social, { read, askerOf, onError: options.onError }));
  }
  app.get('/media/:hash/:file', async (context) => {
    const { hash, file: name } = context.req.param();
    const file = parseMediaFile(name);
    const fixed = toFixedPicture(hash);
    const named = parsePictureName(hash);
    if (!file || !(fixed || named)) return context.notFound();
    const headersOf = (content: string, isFixed: boolean) => ({
      'Cache-Control': isFixed ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
      ETag: `"${content}-${name}"`,
    });
    const headers = headersOf(hash, fixed !== null);
    const resolve = async (): Promise<Drawing | null> => {
      if (fixed || !named) return fixed;
      const spec = await options.resolveSpec(named.hash);
      return spec && named.turn !== null ? turnSpec(drawer, spec, named.turn) : spec;
    };
    const known = context.req.header('If-None-Match')?.split(/\s*,\s*/) ?? [];
    if (known.includes(headers.ETag) || known.includes(`W/${headers.ETag}`)) return context.body(null, 304, headers);
    try {
      const found = await store.read(hash, file, resolve, askerOf(context));
      if (!found) return context.notFound();
      const { data, isPlaceholder } = found;
      return context.body(new Uint8Array(data), 200, {
        ...(isPlaceholder ? headersOf('placeholder', true) : headers),
        'Content-Type': mediaFormats[file.format],
        'Content-Length': String(data.length),
      });
    } catch (error) {
      // That somebody asks for too much, or has gone, is no failure of a picture.
      if (!isTooManyWaiting(error) && !context.req.raw.signal.aborted) options.onError?.(error);
      return context.body(null, 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
    }
  });

  const parts = { store, activity, clock: systemClock };
  return Object.assign(app, {
    warm: (...[pictures, warmOptions]: Parameters<MediaApp['warm']>) => warm(pictures, warmOptions, parts),
    close: async () => void (await Promise.all([pool.close(), outside.close()])),
  });
}
