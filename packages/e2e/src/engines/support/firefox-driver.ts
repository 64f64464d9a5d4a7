import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { DriverProcess } from './driver-process.ts';
import { connectMarionette, type Marionette, type Refusal } from './marionette.ts';
import { toMarionette } from './webdriver-commands.ts';

/** Set before Firefox starts: it asks nobody outside, opens no page of its own, and has a port of its own for each session. */
const basePreferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.shield.optoutstudies.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.enabledScopes': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'nimbus.rollouts.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'ui.useOverlayScrollbars': 1,
};

type Preferences = Record<string, string | number | boolean>;
type Firefox = { process: ChildProcess; profile: string; marionette: Marionette };

const toLine = ([name, value]: [string, unknown]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`;

async function startFirefox(binary: string, preferences: Preferences): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'vitryna-firefox-'));
  const lines = Object.entries({ ...basePreferences, ...preferences }).map(toLine);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--remote-debugging-port=0', '--no-remote', '--profile', profile];
  const process = spawn(binary, args, { stdio: 'ignore' });
  const portFile = join(profile, 'MarionetteActivePort');
  const isThere = () => existsSync(portFile) && readFileSync(portFile, 'utf8').length > 0;
  while (!isThere()) {
    if (process.exitCode !== null) throw new Error(`${binary} ended with ${process.exitCode} before it listened.`);
    await pause(20);
  }
  return { process, profile, marionette: await connectMarionette(Number(readFileSync(portFile, 'utf8'))) };
}

async function endFirefox({ process, profile, marionette }: Firefox): Promise<void> {
  marionette.close();
  const ended = new Promise((resolve) => process.once('exit', resolve));
  if (process.exitCode === null && process.kill('SIGKILL')) await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

type Body = Record<string, unknown>;
type Requested = { alwaysMatch?: Body; firstMatch?: Body[] };

const bodyOf = async (request: IncomingMessage): Promise<Body> => JSON.parse((await text(request)) || '{}') as Body;
const isRefusal = (error: unknown): error is Refusal => typeof error === 'object' && error !== null && 'error' in error;
/** Of results that hold nothing but a value the endpoint answers that value. */
const unwrap = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;

/**
 * WebDriver for Firefox. Mozilla's geckodriver does the same, and neither Debian nor the npm registry has it: an HTTP server
 * passes each call to the Marionette server of a Firefox, which does the work. Each session has a Firefox of its own.
 */
export async function startFirefoxDriver(binary: string): Promise<DriverProcess> {
  const sessions = new Map<string, Firefox>();

  async function begin(capabilities: Requested): Promise<unknown> {
    const wanted = { ...capabilities.alwaysMatch, ...capabilities.firstMatch?.[0] };
    const { 'moz:firefoxOptions': options, ...others } = wanted as { 'moz:firefoxOptions'?: { prefs?: Preferences } };
    const firefox = await startFirefox(binary, options?.prefs ?? {});
    const session = (await firefox.marionette.send('WebDriver:NewSession', others)) as { sessionId: string };
    sessions.set(session.sessionId, firefox);
    return session;
  }

  async function end(id: string, firefox: Firefox): Promise<null> {
    sessions.delete(id);
    await endFirefox(firefox);
    return null;
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const [, , id = '', ...rest] = (request.url ?? '').split('/');
    const { method = '' } = request;
    const body = await bodyOf(request);
    if (method === 'POST' && !id) return begin(body.capabilities as Requested);
    const firefox = sessions.get(id);
    if (!firefox) throw { error: 'invalid session id', message: `There is no session ${id}.` } satisfies Refusal;
    if (method === 'DELETE' && rest.length === 0) return end(id, firefox);
    const command = toMarionette(method, rest.join('/'), body);
    if (!command) throw { error: 'unknown command', message: `${method} ${rest.join('/')}` } satisfies Refusal;
    return unwrap(await firefox.marionette.send(command.name, command.parameters));
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (value) => response.end(JSON.stringify({ value: value ?? null })),
      (error: unknown) => {
        const refusal = isRefusal(error) ? error : { error: 'unknown error', message: String(error) };
        response.statusCode = 400;
        response.end(JSON.stringify({ value: { stacktrace: '', ...refusal } }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      for (const [id, firefox] of sessions) await end(id, firefox);
      server.closeAllConnections();
      server.close();
    },
  };
}
