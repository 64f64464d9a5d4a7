import type { UpstreamFetch } from '@vitryna/contracts/remote';
import type { Call, CallAnswer, ToThread } from './messages.ts';
import { plainError } from './plain-error.ts';

/** Numbers of answers: threads keep the answer and name its number when they ask again. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0;
  let number = numbers.get(body);
  if (number === undefined) {
    last += 1;
    number = last;
    numbers.set(body, number);
  }
  return number;
}

async function answer({ call, upstream, path, known }: Call, fetch: UpstreamFetch, signal: AbortSignal) {
  try {
    const { status, body, keptSince } = await fetch({ upstream, path, signal });
    const number = numberOf(body);
    const isKnown = number !== 0 && number === known;
    return {
      call,
      status,
      body: number,
      ...(!isKnown && { text: JSON.stringify(body) }),
      ...(keptSince && { keptSince }),
    };
  } catch (error) {
    return { call, error: plainError(error) };
  }
}

/** Asks the upstreams for a thread; what is answered in one turn is sent together. */
export function createCallAnswerer(post: (message: ToThread) => void) {
  let answers: CallAnswer[] = [];
  return (calls: readonly Call[], fetch: UpstreamFetch, signal: AbortSignal): void => {
    for (const call of calls) {
      void answer(call, fetch, signal).then((told) => {
        if (answers.length === 0) {
          setImmediate(() => {
            post({ kind: 'answers', answers });
            answers = [];
          });
        }
        answers.push(told);
      });
    }
  };
}
