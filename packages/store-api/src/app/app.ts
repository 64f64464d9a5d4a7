import { expectedBuildTag } from '@vitryna/contracts/constants';
import type { Activity, Uploads } from '@vitryna/media';
import type { Clock } from '@vitryna/resilience';
import { editorPaths } from '@vitryna/strapi/pass';
import type { Tracing } from '@vitryna/tracing';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Beat } from '../core/beat.ts';
import { Failure, notFound } from '../core/failure.ts';
import type { Passwords } from '../core/passwords.ts';
import { createLimits, type RateLimits } from '../core/rate-limits.ts';
import type { ShopClock } from '../core/shop-clock.ts';
import type { Database } from '../database/open-database.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { createFailureAnswer, type Log } from '../http/failure-answer.ts';
import { mountCalls } from '../http/mount-calls.ts';
import { clientAddress, isFromGateway } from '../middleware/client-address.ts';
import { idempotency } from '../middleware/idempotency.ts';
import { maintenance } from '../middleware/maintenance.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { requestId } from '../middleware/request-id.ts';
import { sameSite } from '../middleware/same-site.ts';
import { traced } from '../middleware/traced.ts';
import { isLoopback, validHost } from '../middleware/valid-host.ts';
import { createAccountCalls } from '../modules/account/calls.ts';
import { createAccountListCalls } from '../modules/account-list/calls.ts';
import { createAddressCalls } from '../modules/address/calls.ts';
import { createCartCalls } from '../modules/cart/calls.ts';
import type { ProductCards } from '../modules/catalog/product-cards.ts';
import { createBlogCalls } from '../modules/content/blog-calls.ts';
import { createContentCalls } from '../modules/content/calls.ts';
import type { ContentSource } from '../modules/content/content-source.ts';
import { contentDrafts } from '../modules/content/draft-middleware.ts';
import { createEditorApp } from '../modules/content/editor-app.ts';
import { createLandingCalls } from '../modules/content/landing-calls.ts';
import { createDeliveryCalls } from '../modules/delivery/calls.ts';
import { createDirectory } from '../modules/delivery/directory.ts';
import { createSummaryCalls } from '../modules/delivery/summary-calls.ts';
import { createDevApp } from '../modules/dev/dev-app.ts';
import { orderedTroubles } from '../modules/dev/dev-middleware.ts';
import { createDevState } from '../modules/dev/dev-state.ts';
import { createContentDiscoveryCalls } from '../modules/discovery/calls.ts';
import { createFavouriteCalls } from '../modules/favourite/calls.ts';
import { createFavouriteShareCalls } from '../modules/favourite/share-calls.ts';
import { createFeedsApp } from '../modules/feeds/feeds-app.ts';
import { createMarketingCalls } from '../modules/marketing/calls.ts';
import { createOrderAccountCalls } from '../modules/order/account-calls.ts';
import { createAfterCalls } from '../modules/order/after-calls.ts';
import { createCallbackApp } from '../modules/order/callback-app.ts';
import { createCheckoutCalls } from '../modules/order/checkout-calls.ts';
import { createInvoiceApp } from '../modules/order/invoice-app.ts';
import { createOrderCalls } from '../modules/order/order-calls.ts';
import { createPaymentCalls } from '../modules/order/payment-calls.ts';
import { createWarrantyCalls } from '../modules/order/warranty-calls.ts';
import type { Sender } from '../modules/outbox/render-email.ts';
import { unsubscribePath } from '../modules/outbox/unsubscribe-url.ts';
import type { PaymentProvider } from '../modules/payment/provider.ts';
import { createPersonalDataCalls } from '../modules/personal-data/calls.ts';
import { createPreorderCalls } from '../modules/preorder/calls.ts';
import { createPriceCalls } from '../modules/price/calls.ts';
import { createReviewCalls } from '../modules/review/calls.ts';
import { deviceCookies } from '../modules/session/device-cookie.ts';
import { sessions } from '../modules/session/session-middleware.ts';
import { createSharedCalls } from '../modules/shared/calls.ts';
import { createSettings } from '../modules/shared/settings.ts';
import { createUnsubscribeApp } from '../modules/unsubscribe/unsubscribe-app.ts';
import { createUploadApp, uploadAddress } from '../modules/upload/upload-app.ts';
import { createOpenApiDocument } from '../openapi/document.ts';
import type { Call } from '../openapi/registry.ts';

/** The server's dependencies; tests hand in their own database, clock and limits. */
export type AppDependencies = {
  /** `db` is for calls, `check` for health checks. */
  database: Pick<Database, 'db' | 'check'>;
  /** The catalogue: its calls, its cards, and a name of its present state. */
  catalogue: { calls: Call[]; cards: ProductCards; generation: () => string | number };
  /** The editors' service that has the content, and what signs its webhook and its links; null where the database has the content. */
  content: { source: ContentSource; secret: string | null } | null;
  /** The routes below `/media`; null when pictures come from elsewhere. */
  media: Hono | null;
  /** The folder of shoppers' pictures; null when there is no place for them. */
  uploads: Pick<Uploads, 'take'> | null;
  /** Is told of every request, so that what can wait does. */
  activity: Pick<Activity, 'begin'>;
  clock: ShopClock;
  /** Time that passes: limits and kept answers are measured by it, and what waits a moment waits by it. */
  time: Clock;
  /** Whether this process serves only until others have taken over. */
  isEnding: () => boolean;
  log: Log;
  tracing: Tracing;
  /** The public address of the store. */
  publicUrl: string;
  /** Shared with the gateway; null when there is none. */
  gatewaySecret: string | null;
  rateLimits: RateLimits;
  passwords: Passwords;
  /** Answers that would tell by their time whether somebody has an account. */
  beat: Beat;
  /** Banks, each of which takes its methods; of two the first. */
  providers: readonly PaymentProvider[];
  /** Mounts `/__dev`, which shows e-mails with their links. */
  hasDevControls: boolean;
  /** Parses every result with its schema before it is sent. */
  checkResults: boolean;
  reseed: (() => Promise<void>) | null;
  /** How e-mails look. */
  look: Pick<Sender, 'url' | 'colours'>;
  /** Address of the other end of the connection. */
  readPeer: Parameters<typeof clientAddress>[0]['readPeer'];
};

/** Largest request body, in bytes. */
const maxBodySize = 64 * 1024;
/** Bounds of the kept answers: bytes in all, and how late a change by another process is seen. */
const answerBounds = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 30_000 };

/** Builds the server. The order below is what happens to a request, from top to bottom. */
export function createApp(dependencies: AppDependencies): Hono<ApiEnv> {
  const { clock, gatewaySecret, hasDevControls, providers, publicUrl, time } = dependencies;
  const { db } = dependencies.database;
  const { content } = dependencies;
  const { calls: catalogueCalls, cards, generation } = dependencies.catalogue;
  const app = new Hono<ApiEnv>();
  const dev = createDevState();
  const settings = createSettings(db, time.now);
  const answers = createAnswerCache({
    ...answerBounds,
    generation: () => `${generation()} ${content?.source.revision() ?? ''}`,
    now: time.now,
  });
  const limits = createLimits(dependencies.rateLimits, time.now);
  const buildTag = () => dev.buildTag ?? expectedBuildTag;
  const quotes = { directory: createDirectory(db, time.now), cards };
  const calls = [
    ...catalogueCalls,
    ...createCartCalls({ db, cards }),
    ...createSummaryCalls(db, quotes),
    ...createDeliveryCalls(db, quotes),
    ...createFavouriteCalls(db, cards),
    ...createFavouriteShareCalls(db, cards),
    ...createPreorderCalls({ cards, publicUrl }),
    ...createReviewCalls({ cards }),
    ...createPriceCalls({ cards, publicUrl }),
    ...createCheckoutCalls({ cards, providers }),
    ...createOrderCalls({ cards, publicUrl, passwords: dependencies.passwords, providers, log: dependencies.log }),
    ...createOrderAccountCalls({ publicUrl, passwords: dependencies.passwords }),
    ...createAfterCalls({ cards, publicUrl }),
    ...createWarrantyCalls({ cards }),
    ...createPaymentCalls({ publicUrl, providers, log: dependencies.log }),
    ...createAccountListCalls({ db, cards }),
    ...createAddressCalls(db),
    ...createPersonalDataCalls({ db, publicUrl }),
    ...createAccountCalls({ db, publicUrl, passwords: dependencies.passwords, beat: dependencies.beat }),
    ...createMarketingCalls({ publicUrl, settings }),
    ...createSharedCalls({ db, settings, buildTag }),
    ...createContentCalls(db),
    ...createBlogCalls(db),
    ...createLandingCalls(db),
    ...createContentDiscoveryCalls(db),
  ];
  const document = createOpenApiDocument(calls);
  const openApiPath = '/user/openapi.json';
  const worksInMaintenance = new Set([
    openApiPath,
    ...calls.filter((call) => call.worksInMaintenance).map((call) => `/${call.base}${call.path}`),
  ]);

  const answerFailure = createFailureAnswer(dependencies.log);
  app.onError(answerFailure);
  app.notFound((c) => answerFailure(notFound(), c));
  app.use(async (_c, next) => {
    const answered = dependencies.activity.begin();
    await next().finally(answered);
  });
  app.use(requestId());
  app.use(traced(dependencies.tracing, (header) => isFromGateway(header, gatewaySecret)));
  app.use(async (c, next) => {
    c.header('x-build-tag', buildTag());
    await next();
  });
  app.use(validHost());
  app.use(clientAddress({ secret: gatewaySecret, readPeer: dependencies.readPeer }));
  if (hasDevControls) app.use(orderedTroubles(dev, time));
  const limitBody = bodyLimit({
    maxSize: maxBodySize,
    onError: () => {
      throw new Failure('tooLarge');
    },
  });
  // Uploads and the webhook of editors count their own bytes while they arrive.
  const counted = [uploadAddress, editorPaths.webhook];
  app.use((c, next) => (counted.includes(c.req.path) ? next() : limitBody(c, next)));
  const isGateway = (header: string | undefined) => isFromGateway(header, gatewaySecret);
  app.route(
    '/user/payment/callback',
    createCallbackApp({ db, now: clock.now, publicUrl, providers, log: dependencies.log }),
  );
  app.route('/', createFeedsApp(db));
  app.route(unsubscribePath, createUnsubscribeApp({ db, now: clock.now, publicUrl }));
  const isSecure = publicUrl.startsWith('https:');
  if (content) {
    const { source, secret } = content;
    if (secret !== null) app.route('/api', createEditorApp({ source, secret, isSecure, now: clock.now }));
    app.use('/api/*', contentDrafts({ source, secret, now: clock.now }));
  }
  app.use('/user/*', sameSite({ publicUrl, isGateway }));
  app.use('/user/*', rateLimit(limits));
  app.use(sessions({ db, now: clock.now, isSecure }));
  app.use('/user/*', deviceCookies({ isSecure }));
  app.use(
    '/user/*',
    maintenance(async () => (await settings.readMaintenance()).isEnabled, worksInMaintenance),
  );

  app.route('/user/order/invoice', createInvoiceApp({ db, now: clock.now, settings }));
  // Not kept by a key: what is uploaded twice is swept away once.
  if (dependencies.uploads) {
    app.route(uploadAddress, createUploadApp({ db, now: clock.now, limits, uploads: dependencies.uploads }));
  }
  app.use('/user/*', idempotency({ db, now: clock.now, time }));

  app.get(openApiPath, (c) => c.json(document));
  mountCalls(app, calls, { db, now: clock.now, answers, limits, checkResults: dependencies.checkResults });
  const { media } = dependencies;
  if (media !== null) app.route('/', media);
  app.get('/health', async (c) => {
    if (dependencies.isEnding()) return c.json({ ok: false, isEnding: true }, 503);
    await dependencies.database.check();
    return c.json({ ok: true, build: buildTag(), uptime: Math.round(process.uptime()) });
  });
  if (hasDevControls) {
    const clearAnswers = answers.clear;
    const specification = () => document;
    const { look, reseed } = dependencies;
    app.use('/__dev/*', async (c, next) => {
      if (!isLoopback(c.req.header('host') ?? 'localhost')) throw notFound();
      await next();
    });
    app.route(
      '/__dev',
      createDevApp({ db, state: dev, settings, clock, clearAnswers, limits, reseed, publicUrl, look, specification }),
    );
  }
  return app;
}
