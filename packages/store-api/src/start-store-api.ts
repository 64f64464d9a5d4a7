import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import { loadPictureDrawer, loadSeedSource, readAssortment } from '@vitryna/assortment';
import { type BrandData, readBrand } from '@vitryna/brand';
import { translationsSchema } from '@vitryna/contracts/api';
import { defaultLocale } from '@vitryna/contracts/languages';
import { uploadLimits } from '@vitryna/contracts/uploads';
import { createActivity, createMediaApp, createUploads } from '@vitryna/media';
import { systemClock } from '@vitryna/resilience';
import { noTracing, type Tracing } from '@vitryna/tracing';
import { type Context, Hono } from 'hono';
import { createApp } from './app/app.ts';
import { createCataloguePart } from './app/catalogue-part.ts';
import { createWorkers, sendFirstFeeds } from './app/workers.ts';
import { openCatalogue } from './catalogue/catalogue.ts';
import { findPicture } from './catalogue/picture-repository.ts';
import { createBeat } from './core/beat.ts';
import { createHashPool } from './core/hash-pool.ts';
import { createPasswords } from './core/passwords.ts';
import { createShopClock } from './core/shop-clock.ts';
import { openDatabase } from './database/open-database.ts';
import type { StoreApiEnv } from './env.ts';
import type { ApiEnv } from './http/api-env.ts';
import { describeError, type Log } from './http/failure-answer.ts';
import { listen } from './http/listen.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createProductCards } from './modules/catalog/product-cards.ts';
import { findSocialCard } from './modules/catalog/social-card.ts';
import { findPostCard } from './modules/content/social-card.ts';
import { createDocumentsApp } from './modules/documents/documents-app.ts';
import { createMailer } from './modules/outbox/mailer.ts';
import { importTranslations } from './modules/shared/translation-repository.ts';
import { isPublicUpload } from './modules/upload/repository.ts';
import { createProviders, openSandboxBank } from './open-banks.ts';
import { openContent } from './open-content.ts';
import { queuePictures } from './seed/picture-queue.ts';
import { seedStore } from './seed/seed-store.ts';
import { socialBrand } from './social-brand.ts';

/** A running store API. */
export type StoreApi = {
  /** Its port. */
  url: string;
  /** Says at `/health` that it ends and serves on for as long as others take to hear of it; then finishes the requests under way and
   * the database. */
  close: () => Promise<void>;
};

const closeWaitMs = 5_000;

/**
 * Opens the database, fills an empty one with the assortment that the settings name, listens, and prepares pictures in the background.
 * `report` gets lines for the terminal. Rejects when the database is in use or cannot be reached, or the port is taken.
 */
export async function startStoreApi(
  env: StoreApiEnv,
  { report, log, tracing = noTracing }: { report: (line: string) => void; log: Log; tracing?: Tracing },
): Promise<StoreApi> {
  const brand = readBrand(env.brandFolder);
  const { seedSource, pictureDrawer } = readAssortment(env.assortmentFolder);
  const drawer = await loadPictureDrawer(pictureDrawer);
  const hasContent = env.strapi === null;
  const beginning = { brand, source: await loadSeedSource<BrandData>(seedSource), drawer, hasContent };
  // Sessions, addresses and e-mails: not readable by other users of the machine.
  await mkdir(env.dataFolder, { recursive: true, mode: 0o700 });
  const target = env.databaseUrl === null ? { dataFolder: env.dataFolder } : { databaseUrl: env.databaseUrl };
  const database = await openDatabase({ ...target, limits: env.databaseLimits });
  const asked = { db: database.calls, check: database.check };
  const closing = new AbortController();
  let isEnding = false;
  const logError = (message: string) => (error: unknown) =>
    log({ level: 'error', message, error: describeError(error) });
  try {
    report(`database: ${database.engine === 'pglite' ? env.dataFolder : 'PostgreSQL'}`);
    await database.alone(() => seedStore(database, beginning, { report }));
    if (env.translationsFile !== null) {
      const texts = translationsSchema.parse(JSON.parse(await readFile(env.translationsFile, 'utf8')));
      report(`texts: ${await database.alone(() => importTranslations(database, texts))}`);
    }
    const catalogue = await openCatalogue(database, {
      drawer,
      onError: logError('the catalogue could not be read again'),
    });
    const content = env.strapi && (await openContent(database.db, env.strapi, { report, log }));
    const activity = createActivity();
    const uploads = createUploads({
      folder: join(env.dataFolder, 'uploads'),
      maxBytes: uploadLimits.bytes,
      onError: logError('an upload could not be read'),
    });
    const media = createMediaApp({
      activity,
      cacheFolder: join(env.dataFolder, 'media'),
      ...(pictureDrawer && { drawer: { module: pictureDrawer, types: drawer } }),
      outside: env.outside,
      uploads: { pictures: uploads, isPublic: (id) => isPublicUpload(asked.db, id) },
      resolveSpec: (hash) => findPicture(asked.db, hash),
      social: {
        brand: socialBrand(brand),
        find: ({ kind, id, locale }) =>
          kind === 'product' ? findSocialCard(catalogue, id, locale) : findPostCard(asked.db, id, locale),
      },
      readAddress: (c: Context<ApiEnv>) => c.get('clientAddress') ?? 'gateway',
      onError: logError('a picture could not be made'),
    });
    const clock = createShopClock();
    const hashPool = createHashPool();
    const look = { url: env.publicUrl, colours: brand.colours };
    const providers = createProviders(env.banks);
    const app = createApp({
      database: asked,
      catalogue: createCataloguePart(asked, catalogue),
      content,
      media: new Hono().route('/', createDocumentsApp(asked.db, catalogue, clock.now)).route('/', media),
      uploads,
      activity,
      clock,
      isEnding: () => isEnding,
      time: systemClock,
      log,
      tracing,
      publicUrl: env.publicUrl,
      gatewaySecret: env.gatewaySecret,
      rateLimits: env.rateLimits,
      passwords: createPasswords(hashPool),
      beat: createBeat({ monotonic: systemClock.now }),
      providers,
      hasDevControls: env.hasDevControls,
      checkResults: env.checksResults,
      reseed: async () => {
        await seedStore(database, beginning, { report, isForced: true });
        await catalogue.refresh();
      },
      look,
      readPeer: (c) => getConnInfo(c).remote.address ?? 'unknown',
    });
    const mailer = env.mail && createMailer(env.mail);
    if (!mailer) report('e-mails: kept and not sent, there is no SMTP_URL');
    const workers = createWorkers({
      db: database.db,
      cards: createProductCards(database.db, catalogue),
      clock,
      mailer,
      look,
      providers,
      publicUrl: env.publicUrl,
      feedSource: {
        db: database.db,
        catalogue,
        name: brand.name[defaultLocale],
        publicUrl: env.publicUrl,
        rest: (ms) => wait(ms),
      },
      uploads,
    });
    const jobs = await startJobs(database.queue, workers, { log });
    await sendFirstFeeds(database.db, clock.now());
    const listener = await listen(app.fetch, env).catch(async (error: unknown) => {
      await jobs.stop();
      mailer?.close();
      content?.source.stop();
      await catalogue.close();
      await media.close();
      await uploads.close();
      throw error;
    });
    const closeBank = await openSandboxBank(env.banks, env.host, log);
    if (env.warmsMedia) {
      const queue = queuePictures(database.db, catalogue.current(), catalogue.readCards);
      const options = { sizes: ['s', 'm'], formats: ['avif', 'webp'], signal: closing.signal } as const;
      media.warm(queue, options).catch(logError('pictures could not be prepared'));
    }
    return {
      url: listener.url,
      close: async () => {
        isEnding = true;
        content?.source.stop();
        closing.abort();
        // Others do the work meanwhile.
        await Promise.all([jobs.stop(), wait(env.drainMs)]);
        mailer?.close();
        await listener.close(closeWaitMs);
        await closeBank();
        await hashPool.close();
        await media.close();
        await uploads.close();
        await catalogue.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
