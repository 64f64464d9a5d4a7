import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** The path of the system's Chromium; without a window to draw it is lighter. */
const known = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The browser that the environment names, or one of this machine; null when there is none. */
export function findBrowser(env: Record<string, string | undefined>): string | null {
  return env.CHROMIUM || (known.find((path) => existsSync(path)) ?? null);
}

const messageSchema = z.object({
  id: z.number().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** A page of a browser, told what to do by the DevTools protocol. */
export type BrowserPage = {
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
};

export type Browser = { newPage: () => Promise<BrowserPage>; close: () => Promise<void> };

/** Starts a headless browser with a profile of its own. Rejects when it does not come up within the time limit. */
export async function startBrowser(path: string, timeoutMs: number): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'vitryna-smoke-'));
  const flags = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--disable-gpu',
  ];
  // Without a user of its own Chromium's sandbox refuses to start; what runs here is what shoppers would run.
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  // A group of its own: what the system calls by this name may be a script that starts the browser.
  const child = spawn(path, [...flags, '--disable-dev-shm-usage', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  const close = async () => {
    if (child.pid !== undefined) endGroup(child.pid);
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await connect(await addressOf(child, timeoutMs));
    return { newPage: () => openPage(socket), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Chromium says on its error output where it listens. */
function addressOf(child: ChildProcess, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`the browser did not start within ${timeoutMs} ms`)), timeoutMs);
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    child.once('error', fail).once('exit', () => fail(new Error(`the browser ended: ${said.slice(-300)}`)));
  });
}

type Socket = {
  send: (method: string, params: Record<string, unknown>, session?: string) => Promise<Record<string, unknown>>;
};

function connect(address: string): Promise<Socket> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let lastId = 0;
  const fail = () => {
    for (const answer of waiting.values()) answer.reject(new Error('the browser went away'));
    waiting.clear();
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, result = {}, error } = messageSchema.parse(JSON.parse(String(data)));
    const answer = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  });
  socket.addEventListener('close', fail);
  const send: Socket['send'] = (method, params, sessionId) => {
    const answer = Promise.withResolvers<Record<string, unknown>>();
    lastId += 1;
    waiting.set(lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) }));
    return answer.promise;
  };
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve({ send }));
    socket.addEventListener('error', () => reject(new Error('the browser does not answer')));
  });
}

async function openPage({ send }: Socket): Promise<BrowserPage> {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const attached = await send('Target.attachToTarget', { targetId, flatten: true });
  const own = String(attached.sessionId);
  const page: BrowserPage = {
    send: (method, params = {}) => send(method, params, own),
    close: async () => void (await send('Target.closeTarget', { targetId })),
  };
  await page.send('Page.enable');
  return page;
}
