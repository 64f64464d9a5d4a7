import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** How long a thread that computes may take to say where, in milliseconds. */
const waitMs = 1000;

const messageSchema = z.union([
  z.object({
    method: z.literal('Debugger.scriptParsed'),
    params: z.object({ scriptId: z.string(), url: z.string() }),
  }),
  z.object({
    method: z.literal('Debugger.paused'),
    params: z.object({
      callFrames: z.array(
        z.object({
          functionName: z.string(),
          location: z.object({ scriptId: z.string(), lineNumber: z.number(), columnNumber: z.number().default(0) }),
        }),
      ),
    }),
  }),
]);

/** Asks a thread that computes without a break where it is: a stack as errors have it, empty where it does not say. */
export async function stackOfThread(worker: Worker): Promise<string> {
  const session = new Session();
  const { promise, resolve } = Promise.withResolvers<string>();
  const urls = new Map<string, string>();
  let tell: (method: string) => void = () => undefined;
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
    // `workerId` counts what this session was attached to; only the title says which thread it is.
    if (!workerInfo.title.startsWith(`[worker ${worker.threadId}]`)) return;
    let id = 0;
    tell = (method) => {
      id += 1;
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
    };
    tell('Debugger.enable');
    tell('Debugger.pause');
  });
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const message = messageSchema.safeParse(JSON.parse(params.message)).data;
    if (message?.method === 'Debugger.scriptParsed') urls.set(message.params.scriptId, message.params.url);
    if (message?.method !== 'Debugger.paused') return;
    const frames = message.params.callFrames.map(({ functionName, location }) => {
      const url = urls.get(location.scriptId) ?? '';
      return `    at ${functionName || '<anonymous>'} (${url}:${location.lineNumber + 1}:${location.columnNumber + 1})`;
    });
    resolve(frames.join('\n'));
  });
  const timer = setTimeout(() => resolve(''), waitMs);
  try {
    session.connect();
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return await promise;
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
    // A thread that is paused cannot be ended.
    tell('Debugger.disable');
    session.disconnect();
  }
}
