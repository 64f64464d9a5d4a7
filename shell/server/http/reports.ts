import { z } from 'zod';
import type { Log } from '../base/log.ts';
import { type Middleware, type RequestContext, sendText } from './request-context.ts';

/** The address for policy violation reports. */
export const reportsPath = '/reports.json';

/** Bytes and milliseconds that a report may take, and reports that are told in a minute: anybody can send some. */
const maxBytes = 16 * 1024;
const maxMs = 5000;
const loggedPerMinute = 20;
const minuteMs = 60_000;
/** Reports of one batch that are looked at. */
const maxReports = 10;

const types = ['application/reports+json', 'application/csp-report'];
const text = z.string().max(4096).optional().catch(undefined);

/** The fields of a violation report. */
const bodySchema = z.object({
  effectiveDirective: text,
  'effective-directive': text,
  'violated-directive': text,
  blockedURL: text,
  'blocked-uri': text,
  documentURL: text,
  'document-uri': text,
  sourceFile: text,
  'source-file': text,
  sample: text,
  'script-sample': text,
});
const reportsSchema = z.union([
  z.array(z.object({ type: z.string().max(40), body: bodySchema })).max(100),
  z.object({ 'csp-report': bodySchema }).transform(({ 'csp-report': body }) => [{ type: 'csp-violation', body }]),
]);

type Body = z.infer<typeof bodySchema>;

/** An address without what may be personal in it; a word such as `inline` stays. */
function shortAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.parse(address);
  return (url && url.origin !== 'null' ? url.origin + url.pathname : address.replace(/[?#].*$/s, '')).slice(0, 200);
}

/** The fields of one line. Of a sample no more than names the sink: what follows may be what a shopper wrote. */
const fieldsOf = (body: Body) => ({
  directive: (body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'])?.slice(0, 60),
  blocked: shortAddress(body.blockedURL ?? body['blocked-uri']),
  page: shortAddress(body.documentURL ?? body['document-uri']),
  source: shortAddress(body.sourceFile ?? body['source-file']),
  sink: (body.sample ?? body['script-sample'])?.split('|', 1)[0]?.slice(0, 60),
});

/** The whole body, or the status that refuses it. */
async function readBody({ req }: RequestContext): Promise<string | 408 | 413> {
  const timer = setTimeout(() => req.destroy(), maxMs);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // The connection stays for the answer that refuses.
    const read: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
    for await (const chunk of read) {
      bytes += chunk.length;
      if (bytes > maxBytes) return 413;
      chunks.push(chunk);
    }
  } catch {
    return 408;
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(body: string) {
  try {
    return reportsSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Takes reports of browsers: bounded, checked, and told in one short line each. */
export function createReports({ log, now }: { log: Log; now: () => number }): Middleware {
  let minute = { since: Number.NEGATIVE_INFINITY, told: 0, left: 0 };

  const logReport = (report: { type: string; body: Body }) => {
    if (now() - minute.since >= minuteMs) {
      if (minute.left > 0) log.warn('reports were not told', { left: minute.left });
      minute = { since: now(), told: 0, left: 0 };
    }
    if (minute.told >= loggedPerMinute) {
      minute.left += 1;
      return;
    }
    minute.told += 1;
    log.warn('a browser reports', { type: report.type, ...fieldsOf(report.body) });
  };

  return async (context) => {
    if (context.pathname !== reportsPath) return false;
    const { method, headers } = context.req;
    const refuse = (status: number, message: string, more: string[] = []) => {
      // The unread rest of the body must not become the next request.
      sendText(context, status, `${message}\n`, ['Connection', 'close', ...more]);
      return true;
    };
    if (method !== 'POST') return refuse(405, 'reports are sent', ['Allow', 'POST']);
    if (!types.includes(headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''))
      return refuse(415, 'no report');
    if (Number(headers['content-length'] ?? 0) > maxBytes) return refuse(413, 'too long');
    const body = await readBody(context);
    if (typeof body === 'number') return refuse(body, 'not read');
    const reports = parse(body);
    if (!reports) return refuse(400, 'no report');
    for (const report of reports.slice(0, maxReports)) logReport(report);
    context.res.writeHead(204, ['Cache-Control', 'no-store']).end();
    return true;
  };
}
