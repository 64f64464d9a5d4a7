import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { abortable, type Circuit, createCircuit, createDeadline } from '@vitryna/resilience';
import type { Log } from '../base/log.ts';
import { createByteCache } from '../http/byte-cache.ts';
import type { JsonAnswer, JsonClient } from './json-client.ts';

type Upstream = Parameters<UpstreamFetch>[0]['upstream'];
type Answer = {
  status: number;
  body: unknown;
  etag: string | null;
  at: number;
  bytes: number;
  /** When the upstream last said that this is so. */
  saidAt: number;
  /** Since when it may be out of date, where the upstream itself says so. */
  keptSince: string | null;
  /** Whether it was asked for again in vain. */
  isDoubted: boolean;
};

/** How old an answer may be, in milliseconds. */
export type AnswerAges = {
  /** Used without asking. */
  freshMs: number;
  /** Used at once for a waiting shopper while it is asked for again. */
  staleMs: number;
  /** Used when the upstream fails. */
  lastResortMs: number;
};

export type AnswersOptions = {
  clients: Record<Upstream, JsonClient>;
  /** How long a render, in all its calls, and one call of an upstream that is in time may take. */
  waitMs: Record<Upstream, number>;
  /** A later answer is for the next request; an answer that has not come by then is given up. */
  giveUpMs: Record<Upstream, number>;
  /** The health check of an upstream; null: what it answered last. */
  probePaths: Record<Upstream, string | null>;
  maxBytes: number;
  ages: AnswerAges;
  now: () => number;
  /** Called when the API answers 503: it may be maintenance. */
  onUnavailable: () => void;
  log: Log;
};

/** Upstream calls of renders, with the answers of the last seconds shared between renders. */
export type Answers = {
  /** For a shopper who waits: an answer that is a little old will do. */
  foreground: UpstreamFetch;
  /** For a render in the background: asks again unless the answer is fresh. */
  background: UpstreamFetch;
  /** Makes what is kept of an upstream old: it is used where there is nothing else. */
  outdate: (upstream: Upstream) => void;
  /** Bytes of the answers that are kept. */
  bytes: () => number;
  /** Which upstreams nobody waits for. */
  circuits: () => Record<Upstream, boolean>;
  /** Ends the questions to upstreams that failed. */
  close: () => void;
};

/**
 * Calls of an upstream that may go on when nobody waits for them any more: for the next request, and without delaying others, who need
 * the connections.
 */
const maxLateCalls = 16;

/** Answers that are shared: those that say the same to everybody. */
const isKept = (status: number) => status === 200 || status === 404 || status === 410;

/** Bytes of a parsed answer for each byte of its text: 2.4 for lists of products. */
const parsedFactor = 2.5;

/** Both upstreams answer JSON; a page of HTML or nothing at all is something else that stands in front of them. */
const isJson = (body: unknown) => typeof body === 'object' && body !== null;

/** Makes the UpstreamFetch of the gateway. Bodies are shared between renders and must not be changed by them. */
export function createAnswers(options: AnswersOptions): Answers {
  const { clients, ages, now, log } = options;
  const kept = createByteCache<Answer>(options.maxBytes, ({ bytes }) => bytes * parsedFactor);
  const running = new Map<string, Promise<Answer>>();
  /** Answers that were on their way when their upstream changed are old as they arrive. */
  const changedAt: Record<Upstream, number> = { api: Number.NEGATIVE_INFINITY, content: Number.NEGATIVE_INFINITY };
  const circuitOf = (upstream: Upstream): Circuit =>
    createCircuit({
      onChange: (isOpen) =>
        log.warn(isOpen ? 'an upstream is not waited for' : 'an upstream answers again', { upstream }),
    });
  const circuits: Record<Upstream, Circuit> = { api: circuitOf('api'), content: circuitOf('content') };

  const late: Record<Upstream, Set<AbortController>> = { api: new Set(), content: new Set() };
  /** The last call that each upstream answered in time: a call that it is well able to answer. */
  const answered: Partial<Record<Upstream, string>> = {};

  const atOf = (upstream: Upstream, askedAt: number): number =>
    askedAt > changedAt[upstream] ? now() : now() - ages.staleMs - ages.freshMs - 1;

  const ask = async (upstream: Upstream, path: string, key: string): Promise<Answer> => {
    const known = kept.get(key);
    const askedAt = now();
    const circuit = circuits[upstream];
    const limitMs = options.waitMs[upstream];
    const probe = () =>
      clients[upstream].get({
        path: options.probePaths[upstream] ?? answered[upstream] ?? path,
        signal: AbortSignal.timeout(limitMs),
      });
    const inTime = createDeadline(limitMs, `gateway: ${upstream} did not answer within ${limitMs} ms`);
    const call = new AbortController();
    const handleLate = () => {
      circuit.failed(probe);
      const [oldest] = late[upstream].add(call);
      if (late[upstream].size > maxLateCalls)
        oldest?.abort(new Error(`gateway: too many calls of ${upstream} are late`));
    };
    inTime.signal.addEventListener('abort', handleLate, { once: true });
    let answer: JsonAnswer;
    try {
      answer = await clients[upstream].get({
        path,
        signal: AbortSignal.any([call.signal, AbortSignal.timeout(Math.max(options.giveUpMs[upstream], limitMs))]),
        etag: known?.etag ?? null,
      });
      if (!inTime.signal.aborted) {
        circuit.succeeded();
        answered[upstream] = path;
      }
    } catch (error) {
      if (!inTime.signal.aborted) circuit.failed(probe);
      throw error;
    } finally {
      inTime.clear();
      late[upstream].delete(call);
    }
    if (upstream === 'api' && answer.status === 503) options.onUnavailable();
    if (answer.status === 304 && known) {
      known.at = atOf(upstream, askedAt);
      Object.assign(known, { saidAt: now(), keptSince: answer.keptSince ?? null, isDoubted: false });
      return known;
    }
    if (isKept(answer.status) && !isJson(answer.body)) {
      throw new Error(`gateway: ${upstream} answers ${answer.status} without JSON`);
    }
    const fresh: Answer = {
      ...answer,
      at: atOf(upstream, askedAt),
      saidAt: now(),
      keptSince: answer.keptSince ?? null,
      isDoubted: false,
    };
    if (isKept(answer.status)) kept.set(key, fresh);
    return fresh;
  };

  /** One request per address at a time, shared by all waiters. */
  const askOnce = (upstream: Upstream, path: string, key: string): Promise<Answer> => {
    let promise = running.get(key);
    if (!promise) {
      const doubt = () => {
        const known = kept.get(key);
        if (known) known.isDoubted = true;
      };
      promise = ask(upstream, path, key).finally(() => running.delete(key));
      running.set(key, promise);
      promise.then(({ status }) => status >= 500 && doubt(), doubt);
    }
    return promise;
  };

  /** What is kept, with its date where content may have changed since: editors' words say how old they are. */
  const dated = (upstream: Upstream, known: Answer) => {
    const isOld = upstream === 'content' && (known.isDoubted || circuits.content.isOpen);
    return { ...known, keptSince: known.keptSince ?? (isOld ? new Date(known.saidAt).toISOString() : null) };
  };

  const fetchWith =
    (acceptedAge: number): UpstreamFetch =>
    async ({ upstream, path, signal }) => {
      const key = `${upstream} ${path}`;
      const known = kept.get(key);
      const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
      if (known && age <= ages.freshMs) return dated(upstream, known);
      const isResting = circuits[upstream].isOpen;
      // What has a date is asked for again soon: the date goes when the service is back.
      const usedAge = known?.isDoubted || known?.keptSince ? Math.min(acceptedAge, ages.freshMs) : acceptedAge;
      if (known && known.status === 200 && (age <= usedAge || (isResting && age <= ages.lastResortMs))) {
        if (!isResting) askOnce(upstream, path, key).catch(() => undefined);
        return dated(upstream, known);
      }
      if (isResting) throw new Error(`gateway: ${upstream} does not answer and is not waited for`);
      const asked = askOnce(upstream, path, key);
      try {
        const answer = await abortable(asked, signal);
        if (answer.status < 500 || !known || age > ages.lastResortMs) return answer;
      } catch (error) {
        if (!known || age > ages.lastResortMs) throw error;
      }
      return dated(upstream, { ...known, isDoubted: true });
    };

  return {
    foreground: fetchWith(ages.staleMs),
    background: fetchWith(ages.freshMs),
    outdate(upstream) {
      changedAt[upstream] = now();
      for (const [key, answer] of kept.entries()) {
        if (key.startsWith(`${upstream} `)) answer.at = Math.min(answer.at, now() - ages.staleMs - ages.freshMs - 1);
      }
    },
    bytes: () => kept.calculatedSize,
    circuits: () => ({ api: circuits.api.isOpen, content: circuits.content.isOpen }),
    close() {
      for (const circuit of Object.values(circuits)) circuit.stop();
    },
  };
}
