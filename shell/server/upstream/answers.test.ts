import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createAnswers } from './answers.ts';
import type { JsonAnswer, JsonRequest } from './json-client.ts';

const waitMs = 1500;
const slowPath = (path: string) => path.startsWith('/slow');
let asked: JsonRequest[];

/** Answers of upstreams that answer nothing below `/slow`, for ever. */
function createSlowAnswers() {
  const get = (request: JsonRequest) => {
    asked.push(request);
    const answer = { status: 200, body: { data: 'here' }, etag: null, bytes: 1 };
    if (!slowPath(request.path)) return Promise.resolve(answer);
    return new Promise<JsonAnswer>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  };
  const client = { get, close: () => undefined };
  return createAnswers({
    clients: { api: client, content: client },
    waitMs: { api: waitMs, content: waitMs },
    giveUpMs: { api: 3_600_000, content: 3_600_000 },
    probePaths: { api: '/probe', content: null },
    maxBytes: 1000,
    ages: { freshMs: 0, staleMs: 0, lastResortMs: 0 },
    now: () => 0,
    onUnavailable: () => undefined,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  });
}
const ask = (answers: ReturnType<typeof createSlowAnswers>, upstream: 'api' | 'content', path: string) =>
  answers.foreground({ upstream, path, signal: new AbortController().signal });

beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each(['api', 'content'] as const)(
  'slow calls of %s leave connections and the circuit to the others',
  async (upstream) => {
    const answers = createSlowAnswers();
    await ask(answers, upstream, '/quick');
    for (let at = 0; at < 40; at += 1) ask(answers, upstream, `/slow/${at}`).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(waitMs + 10);
    const going = asked.filter(({ path, signal }) => slowPath(path) && !signal.aborted);
    expect(going.map(({ path }) => path)).toEqual(Array.from({ length: 16 }, (_, at) => `/slow/${at + 24}`));
    expect(answers.circuits()).toMatchObject({ [upstream]: false });
    await expect(ask(answers, upstream, '/quick')).resolves.toMatchObject({ status: 200 });
    answers.close();
  },
);
