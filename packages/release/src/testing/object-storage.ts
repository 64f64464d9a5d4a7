import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const keyId = 'a-key-of-tests';

/** An object storage in memory, with what can go wrong of one. */
export type TestStorage = {
  /** A store's address with a prefix of its own. */
  createAddress: () => string;
  /** Bytes by `bucket/key`, to look at and to change. */
  objects: Map<string, Buffer>;
  /** Answers nobody any more, until it is back. */
  setAway: (isAway: boolean) => void;
  /** Lets writes through whatever their condition says, as a storage does that does not know conditions. */
  setIgnorant: (ignoresConditions: boolean) => void;
  /** Answers the next write of such a key with 403. */
  failNext: (keyEnd: string) => void;
  /** Does the next write of such a key, and cuts the connection instead of answering. */
  loseNextAnswer: (keyEnd: string) => void;
  stop: () => Promise<void>;
};

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
/** Small, so that lists have several pages. */
const pageSize = 5;

function list(objects: Map<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const names = [...objects.keys()]
    .filter((name) => name.startsWith(`${bucket}/${prefix}`))
    .map((name) => {
      const key = name.slice(bucket.length + 1);
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end === -1 ? key : key.slice(0, end + 1);
    });
  const rest = [...new Set(names)].sort().filter((name) => name > (query.get('continuation-token') ?? ''));
  const page = rest.slice(0, pageSize);
  const entries = page.map((name) =>
    delimiter && name.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key></Contents>`,
  );
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${entries.join('')}</ListBucketResult>`;
}

/**
 * Starts an object storage in memory that speaks the part of the protocol which release stores use; the same tests hold of a
 * real one (`TEST_S3`). Sets credentials in the environment.
 */
export async function startTestStorage(): Promise<TestStorage> {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: 'secret' });
  const objects = new Map<string, Buffer>();
  let isAway = false;
  let ignoresConditions = false;
  let failing = '';
  let losing = '';

  const answer = (req: IncomingMessage, body: Buffer): { status: number; etag?: string; body?: Buffer | string } => {
    const url = new URL(req.url ?? '', 'http://storage');
    const name = decodeURIComponent(url.pathname.slice(1));
    const { authorization, 'if-match': match, 'if-none-match': noneMatch } = req.headers;
    if (!authorization?.includes(`Credential=${keyId}/`)) return { status: 403 };
    if (req.method === 'PUT' && failing && name.endsWith(failing)) {
      failing = '';
      return { status: 403 };
    }
    const [bucket = '', ...key] = name.split('/');
    if (url.searchParams.has('list-type')) return { status: 200, body: list(objects, bucket, url.searchParams) };
    const found = objects.get(name);
    const etag = found && etagOf(found);
    if (req.method === 'DELETE') objects.delete(name);
    if (req.method === 'DELETE') return { status: 204 };
    if (req.method === 'PUT' && key.length > 0) {
      const isRefused = noneMatch === '*' ? found !== undefined : match !== undefined && match !== etag;
      if (isRefused && !ignoresConditions) return { status: 412 };
      objects.set(name, body);
      return { status: 200, etag: etagOf(body) };
    }
    if (!found || !etag) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    return noneMatch === etag ? { status: 304, etag } : { status: 200, etag, body: found };
  };
  const serve = async (req: IncomingMessage, res: ServerResponse) => {
    const { status, etag, body } = answer(req, await buffer(req));
    const path = decodeURIComponent(new URL(req.url ?? '', 'http://storage').pathname);
    if (req.method === 'PUT' && losing && path.endsWith(losing)) {
      losing = '';
      res.destroy();
      return;
    }
    res.writeHead(status, etag ? { ETag: etag } : {}).end(body);
  };

  const server = createServer((req, res) => {
    if (isAway) req.destroy();
    else void serve(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    createAddress: () => `s3://releases/${randomUUID()}?endpoint=http://127.0.0.1:${port}`,
    objects,
    setAway(value) {
      isAway = value;
      if (value) server.closeAllConnections();
    },
    setIgnorant(value) {
      ignoresConditions = value;
    },
    failNext(keyEnd) {
      failing = keyEnd;
    },
    loseNextAnswer(keyEnd) {
      losing = keyEnd;
    },
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
