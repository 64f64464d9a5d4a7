import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { schemaFiles } from '@vitryna/strapi';
import { z } from 'zod';
import { freePort } from '../ports.ts';
import { printStep } from '../progress.ts';

/** A Strapi that lives as long as a test run; `env` is what tests of one need. */
export type TestStrapi = { env: Record<string, string>; stop: () => Promise<void> };

/** Exact ones, and a database that comes built with its package. */
const dependencies = {
  '@strapi/strapi': '5.54.0',
  '@strapi/plugin-users-permissions': '5.54.0',
  'better-sqlite3': '13.2.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.4',
  'styled-components': '6.6.0',
};

/** A project of its own, as `create-strapi` writes one, without its admin panel. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'test-strapi',
    version: '0.0.0',
    private: true,
    dependencies,
    strapi: { uuid: 'test' },
  }),
  'config/server.js':
    "module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['one', 'two'] } });",
  'config/admin.js':
    "module.exports = () => ({ auth: { secret: 'a' }, apiToken: { salt: 'b' }, transfer: { token: { salt: 'c' } }, secrets: { encryptionKey: 'd'.repeat(32) } });",
  'config/database.js':
    "module.exports = () => ({ connection: { client: 'sqlite', connection: { filename: '.tmp/data.db' }, useNullAsDefault: true } });",
  'config/plugins.js': "module.exports = () => ({ 'users-permissions': { config: { jwtSecret: 'e' } } });",
  'config/api.js': 'module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };',
  'config/middlewares.js':
    "module.exports = ['strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];",
  'src/index.js': 'module.exports = { register() {}, bootstrap() {} };',
  'run.js':
    "require('@strapi/strapi').createStrapi({ appDir: __dirname, distDir: __dirname, autoReload: false, serveAdminPanel: false }).start().catch((error) => { console.error(error); process.exit(1); });",
};

/** Some hundred megabytes, once; kept in the folder of generated data. */
function install(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules/@strapi/strapi/package.json'))) return true;
  printStep('install', 'a Strapi, for its test');
  const words = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--no-package-lock'];
  return spawnSync('npm', words, { cwd: folder, stdio: 'ignore', timeout: 900_000 }).status === 0;
}

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()) });

async function post(url: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`[cli] ${url} answers ${answer.status} ${await answer.text()}`);
  const parsed: unknown = await answer.json();
  return answerSchema.safeParse(parsed).data?.data ?? {};
}

/** The first user, the second language, and a token: what its admin panel is for. */
async function prepare(url: string): Promise<string> {
  const person = { firstname: 'Test', lastname: 'Test', email: 'test@example.com', password: 'Password-of-a-test-1' };
  const { token } = await post(`${url}/admin/register-admin`, person);
  const by = String(token);
  await post(`${url}/i18n/locales`, { name: 'Russian (ru)', code: 'ru', isDefault: false }, by);
  const wanted = { name: 'test', description: '', type: 'full-access', lifespan: null };
  return String((await post(`${url}/admin/api-tokens`, wanted, by)).accessKey);
}

/**
 * Starts a real Strapi 5 on SQLite, with the content types of the store; null when it is not installed and must not or cannot be. The
 * packages take minutes, the start some twenty seconds.
 */
export async function startTestStrapi(folder: string, mayInstall: boolean): Promise<TestStrapi | null> {
  if (!mayInstall && !existsSync(join(folder, 'node_modules'))) return null;
  for (const part of ['src', '.tmp', 'public/uploads']) rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(join(folder, 'public/uploads'), { recursive: true });
  const written = [...Object.entries(files), ...schemaFiles().map(({ path, text }) => [path, text] as const)];
  for (const [path, text] of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  if (!install(folder)) return null;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'uk',
  };
  const server: ChildProcess = spawn(process.execPath, ['run.js'], {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: 'ignore',
  });
  const stop = async () => {
    const closed = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGKILL')) await closed;
  };
  const isUp = () =>
    fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries > 1200 || server.exitCode !== null) throw new Error('[cli] Strapi did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { env: { TEST_STRAPI: url, TEST_STRAPI_TOKEN: await prepare(url) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
