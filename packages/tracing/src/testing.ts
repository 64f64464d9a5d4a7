import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector is sent it. */
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
};

type Batch = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };

/** A collector on a free port, with every span that it was sent. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (req, res) => {
    const { resourceSpans } = (await json(req)) as Batch;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
