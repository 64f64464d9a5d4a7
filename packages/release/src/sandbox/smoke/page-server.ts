import { createServer, type ServerResponse } from 'node:http';
import { locales } from '@vitryna/contracts/constants';
import { assetPath, integrityTablePath } from '@vitryna/contracts/file-addresses';
import type { Release } from '@vitryna/contracts/release';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { trustPolicy } from '@vitryna/contracts/trust';
import type { ReleaseReader } from '../../model/release-store.ts';
import { readVerifiedFile } from '../../model/verified-file.ts';
import { bundledTexts } from '../bundles/bundled-texts.ts';
import type { SmokePage } from './messages.ts';

type Contents = {
  compositionId: string;
  shell: Release;
  remotes: readonly Release[];
  store: ReleaseReader;
  pages: ReadonlyMap<string, SmokePage>;
  fetch: UpstreamFetch;
  timeoutMs: number;
};

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
/** The placeholder of every picture. */
const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/**
 * Serves what a browser needs to bring rendered pages to life, and nothing more: the pages as they were rendered, files of the
 * composition, its texts, reads of the API. It writes nothing: the gate is no shopper.
 */
export async function servePages(contents: Contents): Promise<{ url: string; close: () => void }> {
  const server = createServer((req, res) => {
    answer(contents, req.method ?? 'GET', req.url ?? '/', res).catch(() => send(res, 404, 'text/plain', ''));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(res: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  res.end(body);
}

async function answer(contents: Contents, method: string, url: string, res: ServerResponse): Promise<void> {
  const { shell, remotes, store, pages, fetch, timeoutMs, compositionId } = contents;
  const releases = [shell, ...remotes];
  const page = pages.get(url);
  if (page) return sendPage(res, page, releases);
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === integrityTablePath(compositionId))
    return send(res, 200, 'application/json', integrityTable(releases));
  const texts = /^\/assets\/texts\/(\w+)\.json$/.exec(pathname)?.[1];
  const locale = locales.find((one) => one === texts);
  if (locale) {
    const all = bundledTexts(shell, [...remotes])[locale] ?? {};
    return send(res, 200, 'application/json', JSON.stringify(all));
  }
  const release = releases.find((one) => pathname.startsWith(assetPath(one, '')));
  if (release) {
    const path = `client/${pathname.slice(assetPath(release, '').length)}`;
    const bytes = await readVerifiedFile(store, release, path);
    return send(res, 200, types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', bytes);
  }
  const [, base = '', path = ''] = /^\/(user|api)(\/.*)$/.exec(url) ?? [];
  if (base && method === 'GET') {
    const upstream = base === 'user' ? 'api' : 'content';
    const { status, body } = await fetch({ upstream, path, signal: AbortSignal.timeout(timeoutMs) });
    return send(res, status, 'application/json', JSON.stringify(body));
  }
  if (pathname.startsWith('/media/') || pathname.startsWith('/icons/')) return send(res, 200, 'image/gif', dot);
  return send(res, 404, 'text/plain', '');
}

function sendPage(res: ServerResponse, page: SmokePage, releases: readonly Release[]): void {
  const isTrusted = releases.every(({ passesTrust }) => passesTrust);
  const trust = isTrusted ? `; require-trusted-types-for 'script'; trusted-types ${trustPolicy}` : '';
  res.setHeader('Content-Security-Policy', `script-src 'self' 'inline-speculation-rules'${trust}`);
  send(res, page.status, 'text/html; charset=utf-8', page.html);
}

const integrityTable = (releases: readonly Release[]): string =>
  JSON.stringify(
    Object.fromEntries(
      releases.flatMap((release) =>
        Object.entries(release.files).flatMap(([path, { integrity }]) =>
          path.startsWith('client/') ? [[assetPath(release, path), integrity]] : [],
        ),
      ),
    ),
  );
