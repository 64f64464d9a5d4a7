import type { IncomingMessage } from 'node:http';
import { type TelemetryReport, telemetryLimits, telemetryPath } from '@vitryna/contracts/telemetry';
import { hostOf } from '../http/host.ts';
import { type Middleware, sendText } from '../http/request-context.ts';
import { type BodyLimit, takeBody } from '../http/take-body.ts';
import { createNetworkQuota } from './network-quota.ts';
import { clientKey } from './served-documents.ts';
import { telemetrySchema } from './telemetry-schema.ts';

export type TelemetryOptions = {
  record: (report: TelemetryReport, network: string) => void;
  trustedProxies: number;
  now: () => number;
};

const limit: BodyLimit = { maxBytes: telemetryLimits.bytes, withinMs: 5000, isStreamed: false };
/** Reports of one network that are read in a minute: several people behind one address, each moving on every few seconds. */
const reportsPerMinute = 240;
const minuteMs = 60_000;
const refusals = { tooLong: 413, slow: 408, gone: 400 } as const;

function parse(body: Buffer): TelemetryReport | null {
  try {
    return telemetrySchema.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Receives client telemetry: from the store's own pages, bounded, checked. */
export function createTelemetry({ record, trustedProxies, now }: TelemetryOptions): Middleware {
  const quota = createNetworkQuota(reportsPerMinute, minuteMs, now);
  const isOwnPage = (req: IncomingMessage): boolean => {
    const { origin } = req.headers;
    return origin !== undefined && URL.parse(origin)?.host === hostOf(req, trustedProxies);
  };

  return async (context) => {
    if (context.pathname !== telemetryPath) return false;
    const { req, res } = context;
    const refuse = (status: number, message: string, headers: string[] = []) => {
      sendText(context, status, `${message}\n`, headers);
      return true;
    };
    if (req.method !== 'POST') return refuse(405, 'views tell of themselves', ['Allow', 'POST']);
    if (!isOwnPage(req)) return refuse(403, 'from another site');
    const network = clientKey(req, trustedProxies);
    const isRead = quota.take(network, 'reports');
    const body = await takeBody(req, res, limit);
    if (typeof body === 'string') return refuse(refusals[body], 'not read');
    const report = isRead ? parse(body) : null;
    if (isRead && !report) return refuse(400, 'no report');
    // One too many is dropped without a word: its page can do nothing about it, and would complain in its console.
    if (report) record(report, network);
    res.writeHead(204, ['Cache-Control', 'no-store']).end();
    return true;
  };
}
