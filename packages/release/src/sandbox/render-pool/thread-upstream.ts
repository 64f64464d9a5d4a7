import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { LRUCache } from 'lru-cache';
import type { Call, CallAnswer, FromThread } from './messages.ts';
import { errorOf } from './plain-error.ts';

type Body = { id: number; value: unknown; size: number };
type Waiting = PromiseWithResolvers<Awaited<ReturnType<UpstreamFetch>>> & { key: string; known: Body | undefined };

/** Characters of answers that a thread keeps parsed. */
const keptCharacters = 8_000_000;

/**
 * A render's questions as messages: the gateway asks for it. Answers stay here parsed, and are sent again only when they have changed.
 * Questions of one turn travel together.
 */
export function createThreadUpstream(post: (message: FromThread) => void) {
  const kept = new LRUCache<string, Body>({ maxSize: keptCharacters, sizeCalculation: ({ size }) => size + 1 });
  const waiting = new Map<number, Waiting>();
  const failures = new WeakSet<object>();
  let last = 0;

  const complete = (answer: CallAnswer): void => {
    const asked = waiting.get(answer.call);
    waiting.delete(answer.call);
    if (!asked) return;
    if ('error' in answer) {
      const error = errorOf(answer.error);
      failures.add(error);
      asked.reject(error);
      return;
    }
    const { status, body, text, keptSince } = answer;
    const known = text === undefined && asked.known?.id === body ? asked.known : null;
    const held: Body = known ?? {
      id: body,
      value: text === undefined ? undefined : JSON.parse(text),
      size: text?.length ?? 0,
    };
    if (body !== 0) kept.set(asked.key, held);
    asked.resolve({ status, body: held.value, keptSince: keptSince ?? null });
  };

  return {
    complete: (answers: CallAnswer[]) => answers.forEach(complete),
    /** Whether a rejection is only that an upstream did not answer. */
    isFailure: (error: unknown): boolean => {
      for (let cause = error; cause instanceof Error; cause = cause.cause) if (failures.has(cause)) return true;
      return false;
    },
    fetchFor(id: number): UpstreamFetch {
      let calls: Call[] = [];
      return ({ upstream, path, signal }) => {
        if (signal.aborted) return Promise.reject(signal.reason);
        const key = `${upstream} ${path}`;
        const known = kept.get(key);
        const asked: Waiting = { ...Promise.withResolvers(), key, known };
        last += 1;
        waiting.set(last, asked);
        if (calls.length === 0) {
          setImmediate(() => {
            post({ kind: 'calls', id, calls });
            calls = [];
          });
        }
        calls.push({ call: last, upstream, path, known: known?.id ?? 0 });
        const abort = () => {
          failures.add(signal.reason);
          asked.reject(signal.reason);
        };
        signal.addEventListener('abort', abort, { once: true });
        return asked.promise.finally(() => signal.removeEventListener('abort', abort));
      };
    },
  };
}
