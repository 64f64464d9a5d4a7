import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../ports.ts';
import { root } from '../../project.ts';

const vitryna = join(root, 'packages/cli/src/vitryna.ts');

/** A process of the store that can be told to end and started again with what it had. */
export type Part = {
  url: string;
  /** Resolves when it is ready. */
  start: () => Promise<void>;
  /** Asks it to end as a service manager does; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Everything that it has written. */
  output: () => string;
};

/** A store as in production on this machine: APIs and gateways that know nothing of each other, and HAProxy before them. */
export type ProductionStore = {
  apis: Part[];
  gateways: Part[];
  proxy: Part;
  publicUrl: string;
  chain: string;
  clear: () => Promise<void>;
};

type Start = {
  command: string;
  args: string[];
  env: Record<string, string>;
  url: string;
  readyAt: string;
  chain?: string;
};

function createPart({ command, args, env, url, readyAt, chain = '' }: Start): Part {
  let child: ChildProcess | null = null;
  let output = '';
  return {
    url,
    output: () => output,
    async start() {
      const started = spawn(command, args, {
        // Only what a service manager hands on: nothing of the run that this is a part of.
        env: { PATH: `${process.env.PATH}:/usr/sbin`, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        cwd: root,
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      const wait = spawn(process.execPath, [join(root, 'deploy/wait-until-ready.mjs'), readyAt, '60'], {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: chain },
        stdio: 'ignore',
      });
      const isReady = once(wait, 'exit').then(([code]) => code === 0);
      const hasEnded = once(started, 'exit').then(() => false);
      if (await Promise.race([isReady, hasEnded])) return;
      wait.kill();
      throw new Error(`${args.at(-1)} did not start\n${output}`);
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** A certificate that this machine gives itself: its chain, and the chain with its key as HAProxy wants them. */
function makeCertificate(folder: string): { chain: string; certificate: string } {
  const [key, chain, certificate] = ['key.pem', 'chain.pem', 'certificate.pem'].map((name) => join(folder, name)) as [
    ...[string, string, string],
  ];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes'];
  execFileSync('openssl', [...kind, ...subject, '-keyout', key, '-out', chain], { stdio: 'pipe' });
  writeFileSync(certificate, readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { chain, certificate };
}

/** Makes the parts of a store with two of each, and a release store with what is built; nothing runs yet. */
export async function createProductionStore(databaseUrl: string): Promise<ProductionStore> {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-production-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const secrets = {
    DATABASE_URL_FILE: file('database-url', `${databaseUrl}\n`),
    GATEWAY_SECRET_FILE: file('gateway-secret', 'a secret of gateways and APIs\n'),
  };
  const [http, https, ...ports] = await Promise.all(Array.from({ length: 6 }, freePort));
  const publicUrl = `https://localhost:${https}`;
  const releases = join(folder, 'releases');
  execFileSync(process.execPath, [vitryna, 'prepare', '--built', '--store', releases], { cwd: root, stdio: 'pipe' });
  const serve = (
    name: 'api' | 'gateway',
    port: number | undefined,
    readyPath: string,
    env: Record<string, string>,
  ): Part => {
    const url = `http://127.0.0.1:${port}`;
    const shared = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl };
    const args = [vitryna, 'serve', name];
    return createPart({
      command: process.execPath,
      args,
      env: { ...shared, ...secrets, ...env },
      url,
      readyAt: url + readyPath,
    });
  };
  const apis = ports.slice(0, 2).map((port, index) =>
    serve('api', port, '/health', {
      DATA_FOLDER: join(folder, `api-${index}`),
      MEDIA_WARMUP: 'off',
      RATE_LIMIT_READS: 'off',
      RATE_LIMIT_FORMS: 'off',
    }),
  );
  const gateways = ports.slice(2).map((port) =>
    serve('gateway', port, '/ready', {
      API_URL: apis.map(({ url }) => url).join(','),
      RELEASE_STORE: releases,
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: '4',
      EARLY_HINTS: 'on',
    }),
  );
  const { chain, certificate } = makeCertificate(folder);
  const [first, second] = gateways.map(({ url }) => new URL(url).host);
  const proxy = createPart({
    command: 'haproxy',
    args: ['-f', join(root, 'deploy/haproxy.cfg')],
    env: {
      ...{ CERTIFICATE: certificate, GATEWAY_1: first ?? '', GATEWAY_2: second ?? '' },
      ...{ HTTP_BIND: `127.0.0.1:${http}`, HTTPS_BIND: `127.0.0.1:${https}` },
    },
    url: `http://127.0.0.1:${http}`,
    readyAt: `${publicUrl}/health`,
    chain,
  });
  return {
    ...{ apis, gateways, proxy, publicUrl, chain: readFileSync(chain, 'utf8') },
    async clear() {
      for (const parts of [[proxy], gateways, apis]) await Promise.all(parts.map((part) => part.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
