import type { ApiError } from './api-error.ts';
import type { TransportRequest, TransportResponse } from './transport.ts';

/** The shell's reactions to answers; the client itself never toasts, redirects or reads `window`. */
export type ApiHooks = {
  /** No answer: toast 'Internal server error' for 2 s. */
  onNetworkError?: (error: ApiError) => unknown;
  /** 429: toast 'Number of requests exceeded' for 2 s. */
  onTooManyRequests?: (error: ApiError) => unknown;
  /** 401: fetch the user again. Called once until its promise settles, never for the user fetch itself. */
  onUnauthorized?: (error: ApiError) => unknown;
  /** 503: fetch the maintenance state again. Called once until its promise settles, never for that fetch itself. */
  onMaintenance?: (error: ApiError) => unknown;
  /** 422: go to the home page of the language. */
  onUnprocessable?: (error: ApiError) => unknown;
  /** An answer that is not what the contract says: for the log. */
  onContractError?: (error: ApiError) => unknown;
  /** An answer of another build than the expected one. */
  onBuildTag?: (tag: string) => unknown;
  /** An answer of another composition than this page's. */
  onComposition?: (id: string) => unknown;
};

/** The composition of this page; an answer that names something else is reported. */
export type Expected = { buildTag?: string; compositionId?: string };

/** The outcome of a call: an answer, or the error that it became. */
type Outcome = { response: TransportResponse } | { error: ApiError };

type Row = {
  answer: string;
  /** The hook's argument when the outcome is this answer, else null. */
  find: (outcome: Outcome, expected: Expected) => ApiError | string | null;
  hook: keyof ApiHooks;
  /** The hook makes this call: its own failure must not start it again. */
  exceptPath?: string;
  /** A quiet call (prefetch, background) leaves the shopper alone: no toast, no redirect. */
  runsWhenQuiet: boolean;
};

const failure =
  (matches: (error: ApiError) => boolean): Row['find'] =>
  (outcome) =>
    'error' in outcome && matches(outcome.error) ? outcome.error : null;
const status = (wanted: number) => failure((error) => error.status === wanted);
const otherThan =
  (header: string, expectedOf: (expected: Expected) => string | undefined): Row['find'] =>
  (outcome, expected) => {
    const sent = 'response' in outcome ? outcome.response.headers?.[header] : undefined;
    const wanted = expectedOf(expected);
    return sent && wanted && sent !== wanted ? sent : null;
  };

/** Specification §8 as a table: each answer and the one thing that it does to the page, whatever call it came to. */
const table: readonly Row[] = [
  {
    answer: 'none, or none in time',
    find: failure(({ kind }) => kind === 'network' || kind === 'timeout'),
    hook: 'onNetworkError',
    runsWhenQuiet: false,
  },
  { answer: '429', find: status(429), hook: 'onTooManyRequests', runsWhenQuiet: false },
  { answer: '401', find: status(401), hook: 'onUnauthorized', exceptPath: '/account/me', runsWhenQuiet: true },
  {
    answer: '503',
    find: status(503),
    hook: 'onMaintenance',
    exceptPath: '/shared/maintenanceMode',
    runsWhenQuiet: true,
  },
  { answer: '422', find: status(422), hook: 'onUnprocessable', runsWhenQuiet: false },
  {
    answer: 'not the contract',
    find: failure(({ kind }) => kind === 'contract'),
    hook: 'onContractError',
    runsWhenQuiet: true,
  },
  {
    answer: 'of another build',
    find: otherThan('x-build-tag', ({ buildTag }) => buildTag),
    hook: 'onBuildTag',
    runsWhenQuiet: true,
  },
  {
    answer: 'of another composition',
    find: otherThan('x-composition', ({ compositionId }) => compositionId),
    hook: 'onComposition',
    runsWhenQuiet: true,
  },
];

/** Makes the function that the client calls with every answer and every failure; hooks run after the call has settled. */
export function createEffects(hooks: ApiHooks, expected: Expected) {
  const running = new Set<string>();

  const run = (row: Row, told: ApiError | string) => {
    // The rows hand each hook what its type says.
    const hook = hooks[row.hook] as ((told: ApiError | string) => unknown) | undefined;
    if (!hook || running.has(row.hook)) return;
    running.add(row.hook);
    // A hook that fails is the hook's problem: the caller still gets its own answer.
    const done = () => void running.delete(row.hook);
    void Promise.resolve()
      .then(() => hook(told))
      .then(done, done);
  };

  return (outcome: Outcome, { path }: TransportRequest, isQuiet: boolean): void => {
    for (const row of table) {
      const told = row.find(outcome, expected);
      if (told !== null && path !== row.exceptPath && (row.runsWhenQuiet || !isQuiet)) run(row, told);
    }
  };
}
