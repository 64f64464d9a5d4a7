import type { Worker } from 'node:worker_threads';
import { inspectThread } from './inspect-thread.ts';

/** Asks a thread that computes without a break where it is: a stack as errors have it, empty where it does not say. */
export async function stackOfThread(worker: Worker): Promise<string> {
  const urls = new Map<string, string>();
  const stack = await inspectThread({
    worker,
    commands: ['Debugger.enable', 'Debugger.pause'],
    // A thread that is paused cannot be ended.
    last: 'Debugger.disable',
    listener(message) {
      if (!('method' in message)) return undefined;
      if (message.method === 'Debugger.scriptParsed') {
        urls.set(message.params.scriptId, message.params.url);
        return undefined;
      }
      return message.params.callFrames
        .map(({ functionName, location }) => {
          const url = urls.get(location.scriptId) ?? '';
          return `    at ${functionName || '<anonymous>'} (${url}:${location.lineNumber + 1}:${location.columnNumber + 1})`;
        })
        .join('\n');
    },
  });
  return stack ?? '';
}
