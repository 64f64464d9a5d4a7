import { fileURLToPath } from 'node:url';
import { demoBrandFolder } from '@vitryna/brand';
import { z } from 'zod';
import type { RateLimits } from './core/rate-limits.ts';
import { type DatabaseLimits, databaseLimits } from './database/open-database.ts';

const limit = z.union([z.literal('off'), z.coerce.number().int().min(1).max(1_000_000)]);
const waited = (ms: number) => z.coerce.number().int().min(10).max(600_000).default(ms);
const onOff = z.enum(['on', 'off']);

/** Gateways ask for the health every 2 s and wait 1.5 s for it. */
const sharedDrainMs = 4000;

/** The store API's settings; every name has a default that fits one machine. */
const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().default('127.0.0.1'),
  /** The folder of the embedded database and drawn pictures. */
  DATA_FOLDER: z.string().default(fileURLToPath(new URL('../../../.data/store', import.meta.url))),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** Milliseconds that calls wait for a statement, for a connection, and for a sign of life of the PostgreSQL server. */
  DATABASE_STATEMENT_MS: waited(databaseLimits.statementMs),
  DATABASE_CONNECTION_MS: waited(databaseLimits.connectionMs),
  DATABASE_CHECK_MS: waited(databaseLimits.checkMs),
  /**
   * Milliseconds in which an API that ends still serves, and says at `/health` that it ends: longer than gateways take to hear of it.
   * By itself only on a server's database, which others may share; nobody takes over from the one on the embedded database.
   */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  /** The public address of the store: decides whether the cookie is `Secure` and which `Origin` may write. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
  NODE_ENV: z.string().default('development'),
  /** Controls for development below `/__dev`: they show e-mails with their links, so only this machine may reach them. */
  DEV_CONTROLS: onOff.default('off'),
  /** Shared with the gateway, whose word about the shopper's address is then believed. */
  GATEWAY_SECRET: z.string().min(16).optional(),
  /** The mail server that takes e-mails: `smtp://user:password@host:587` or `smtps://…`. Without it they are kept and not sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address that e-mails come from. */
  MAIL_FROM: z.email().optional(),
  /** Base of the content service: pictures whose address has no host are read from there. It may be a private one. */
  CONTENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `strapi`: a Strapi has the content, and this process reads it (docs/content.md). Else the store's own database has it. */
  CONTENT_KIND: z.enum(['own', 'strapi']).default('own'),
  /** Token of that Strapi, of the kind "read-only"; no browser ever gets it. */
  CONTENT_TOKEN: z.string().min(1).optional(),
  /** Signs its webhook and links to drafts, the same for gateways and APIs; left out, there are neither. */
  CONTENT_SECRET: z.string().min(16).optional(),
  /** Seconds between two readings without a webhook. */
  CONTENT_POLL_SECONDS: z.coerce.number().min(1).max(86_400).default(60),
  /** Hosts whose pictures are shown, with commas in between: `cdn.example`, `*.cdn.example`, `cdn.example:8443`. */
  PICTURE_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/)))
    .default([]),
  /** Bytes for pictures of others, with their sizes. */
  PICTURE_BYTES: z.coerce
    .number()
    .int()
    .min(1024 ** 2)
    .default(1024 ** 3),
  /** Draw the pictures of home and of the first category pages while nobody is being served. */
  MEDIA_WARMUP: onOff.default('on'),
  /** Reads and writes of one shopper a minute. */
  RATE_LIMIT_READS: limit.default(300),
  /** Search suggestions of one shopper a minute. */
  RATE_LIMIT_SUGGEST: limit.default(120),
  /** Forms of one shopper in ten minutes. */
  RATE_LIMIT_FORMS: limit.default(5),
  /** Passwords tried for one user name in fifteen minutes; four times as many in a day. */
  RATE_LIMIT_SIGN_IN: limit.default(5),
  /** Codes sent to one user name in a day. */
  RATE_LIMIT_CODE: limit.default(4),
  /** Questions whether user names exist, of one shopper an hour. */
  RATE_LIMIT_USERNAME: limit.default(20),
  /** Recovery mails to one user name an hour; twice as many in a day. */
  RATE_LIMIT_RECOVERY: limit.default(3),
  /** Codes of coupons that one shopper tries in ten minutes. */
  RATE_LIMIT_COUPON: limit.default(10),
  /** Links to carts that one shopper makes in ten minutes. */
  RATE_LIMIT_SHARE: limit.default(10),
  /** Orders an hour whose e-mails go to one e-mail or phone. */
  RATE_LIMIT_ORDERS: limit.default(10),
  /** Orders that one shopper looks for by number and phone, an hour. */
  RATE_LIMIT_TRACK: limit.default(10),
  /** Files that one shopper uploads in ten minutes; three times as many from one address. */
  RATE_LIMIT_UPLOADS: limit.default(30),
  /** Keys of LiqPay; without them nobody pays there. */
  LIQPAY_PUBLIC_KEY: z.string().min(1).optional(),
  LIQPAY_PRIVATE_KEY: z.string().min(1).optional(),
  /** The sandbox bank: where it is, the secret shared with it, and the port on which this process runs it, if it does. */
  SANDBOX_BANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_BANK_SECRET: z.string().min(16).optional(),
  /** How it is asked: by an address that holds the payment, or by an invoice that is made over HTTP, as other banks are. */
  SANDBOX_BANK_KIND: z.enum(['address', 'invoice']).default('address'),
  SANDBOX_BANK_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** JSON file of texts, key → text by language, that replaces the table of translations at the start. */
  TRANSLATIONS_FILE: z.string().optional(),
  /** Folder with the brand's `brand.json` and pictures (packages/brand/README.md). */
  BRAND_FOLDER: z.string().default(demoBrandFolder),
  /** Folder with the `assortment.json` of what the store sells (packages/assortment/README.md); off: an empty store stays empty. */
  ASSORTMENT_FOLDER: z.string().default('off'),
  /** Check every answer with its schema. */
  CHECK_RESULTS: onOff.default('off'),
});

const loopbackHosts = new Set(['localhost', '::1']);
const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host) || /^127(?:\.\d{1,3}){3}$/.test(host);

const checkedSchema = envSchema
  .refine(
    ({ DEV_CONTROLS, NODE_ENV, HOST }) => DEV_CONTROLS === 'off' || (NODE_ENV !== 'production' && isLoopbackHost(HOST)),
    { path: ['DEV_CONTROLS'], message: 'never with NODE_ENV=production, and only where HOST is this machine alone' },
  )
  .refine(({ CONTENT_KIND, CONTENT_URL }) => CONTENT_KIND === 'own' || CONTENT_URL !== undefined, {
    path: ['CONTENT_URL'],
    message: 'a Strapi has an address',
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'e-mails that are sent come from an address',
  });

/** The payment settings: keys of LiqPay, and the bank of trials. */
export type BankEnv = {
  liqpay: { publicKey: string; privateKey: string } | null;
  sandbox: { bankUrl: string; secret: string; port: number | null; kind: 'address' | 'invoice' } | null;
};

/** Settings of the store API. */
export type StoreApiEnv = {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  databaseLimits: DatabaseLimits;
  /** How long it serves on when it ends, in milliseconds. */
  drainMs: number;
  publicUrl: string;
  hasDevControls: boolean;
  gatewaySecret: string | null;
  /** The mail server and the address of the sender. */
  mail: { url: string; from: string } | null;
  /** The allowed hosts of remote images, and how many bytes of them are kept. */
  outside: { contentUrl: string | null; hosts: string[]; maxKeptBytes: number };
  /** The Strapi that has the content; null where the store's own database has it. */
  strapi: { url: string; token: string | null; secret: string | null; pollMs: number } | null;
  warmsMedia: boolean;
  rateLimits: RateLimits;
  banks: BankEnv;
  translationsFile: string | null;
  brandFolder: string;
  /** Null where nothing fills the store. */
  assortmentFolder: string | null;
  checksResults: boolean;
};

/** A limit within minutes; `days` times as many in a day, `share` times as many of a name or an address. */
const per = (minutes: number, requests: number | 'off', { days, share }: { days?: number; share?: number } = {}) =>
  requests === 'off'
    ? null
    : {
        requests,
        windowMs: minutes * 60_000,
        ...(days !== undefined && { perDay: requests * days }),
        ...(share !== undefined && { share }),
      };

function readBanks(data: z.infer<typeof envSchema>): BankEnv {
  const { LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey } = data;
  const { SANDBOX_BANK_URL: bankUrl, SANDBOX_BANK_SECRET: secret, SANDBOX_BANK_PORT: port = null } = data;
  const { SANDBOX_BANK_KIND: kind } = data;
  return {
    liqpay: publicKey && privateKey ? { publicKey, privateKey } : null,
    sandbox: bankUrl && secret ? { bankUrl, secret, port, kind } : null,
  };
}

/** Reads the settings once; throws an error that names every variable that is wrong. */
export function readEnv(variables: Record<string, string | undefined>): StoreApiEnv {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = checkedSchema.safeParse(set);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`store-api: these environment variables are wrong\n${problems.join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: data.DATA_FOLDER,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseLimits: {
      statementMs: data.DATABASE_STATEMENT_MS,
      connectionMs: data.DATABASE_CONNECTION_MS,
      checkMs: data.DATABASE_CHECK_MS,
    },
    drainMs: data.DRAIN_MS ?? (data.DATABASE_URL === undefined ? 0 : sharedDrainMs),
    publicUrl: data.PUBLIC_URL,
    hasDevControls: data.DEV_CONTROLS === 'on',
    gatewaySecret: data.GATEWAY_SECRET ?? null,
    mail: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
    outside: {
      contentUrl: data.CONTENT_URL ?? null,
      hosts: data.PICTURE_HOSTS,
      maxKeptBytes: data.PICTURE_BYTES,
    },
    strapi:
      data.CONTENT_KIND === 'strapi' && data.CONTENT_URL !== undefined
        ? {
            url: data.CONTENT_URL,
            token: data.CONTENT_TOKEN ?? null,
            secret: data.CONTENT_SECRET ?? null,
            pollMs: data.CONTENT_POLL_SECONDS * 1000,
          }
        : null,
    warmsMedia: data.MEDIA_WARMUP === 'on',
    rateLimits: {
      reads: per(1, data.RATE_LIMIT_READS),
      suggest: per(1, data.RATE_LIMIT_SUGGEST),
      forms: per(10, data.RATE_LIMIT_FORMS),
      signIn: per(15, data.RATE_LIMIT_SIGN_IN, { days: 4 }),
      code: per(24 * 60, data.RATE_LIMIT_CODE, { share: 3 }),
      username: per(60, data.RATE_LIMIT_USERNAME),
      recovery: per(60, data.RATE_LIMIT_RECOVERY, { days: 2, share: 3 }),
      coupon: per(10, data.RATE_LIMIT_COUPON),
      share: per(10, data.RATE_LIMIT_SHARE),
      orders: per(60, data.RATE_LIMIT_ORDERS),
      track: per(60, data.RATE_LIMIT_TRACK),
      uploads: per(10, data.RATE_LIMIT_UPLOADS, { share: 3 }),
    },
    banks: readBanks(data),
    translationsFile: data.TRANSLATIONS_FILE ?? null,
    brandFolder: data.BRAND_FOLDER,
    assortmentFolder: data.ASSORTMENT_FOLDER === 'off' ? null : data.ASSORTMENT_FOLDER,
    checksResults: data.CHECK_RESULTS === 'on',
  };
}
