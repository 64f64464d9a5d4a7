import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** How long a thread that computes may take to answer, in milliseconds. */
const waitMs = 1000;

const messageSchema = z.union([
  z.object({ id: z.number() }),
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

/** A message of a thread's inspector: the answer to a command by its number, or an event. */
export type InspectorMessage = z.infer<typeof messageSchema>;

/** Asks a thread something, also one that computes without a break. */
export type InspectInput<Answer> = {
  worker: Worker;
  /** Sent one after the other; the number of each is its place in this list, from 1. */
  commands: string[];
  /** Sent at the end, whatever came of it. */
  last?: string;
  /** Looks at what the thread says; what it returns is the answer, unless it is undefined. */
  listener: (message: InspectorMessage) => Answer | undefined;
};

/** The answer, or null where the thread gives none: in native code, or because an operator holds the inspector. */
export async function inspectThread<Answer>(input: InspectInput<Answer>): Promise<Answer | null> {
  const { worker, commands, last, listener } = input;
  const session = new Session();
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  let sent = 0;
  let send: (method: string) => void = () => undefined;
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
    // `workerId` counts what this session was attached to; only the title says which thread it is.
    if (!workerInfo.title.startsWith(`[worker ${worker.threadId}]`)) return;
    send = (method) => {
      sent += 1;
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id: sent, method }) });
    };
    for (const command of commands) send(command);
  });
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const message = messageSchema.safeParse(JSON.parse(params.message)).data;
    const answer = message && listener(message);
    if (answer !== undefined) resolve(answer);
  });
  const timer = setTimeout(() => resolve(null), waitMs);
  try {
    session.connect();
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return await promise;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    if (last !== undefined) send(last);
    session.disconnect();
  }
}
