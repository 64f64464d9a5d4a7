import type { ApiError } from './api-error.ts';
import type { TransportRequest, TransportResponse } from './transport.ts';

/** What the shell does about answers; the client itself never toasts, redirects or reads `window`. */
export type ApiHooks = {
  /** No answer: toast 'Internal server error' for 2 s. */
  onNetworkError?: (error: ApiError) => void;
  /** 429: toast 'Number of requests exceeded' for 2 s. */
  onTooManyRequests?: (error: ApiError) => void;
  /** 401: fetch the user again. Called once until its promise settles, never for the user fetch itself. */
  onUnauthorized?: (error: ApiError) => unknown;
  /** 503: fetch the maintenance state again. Called once until its promise settles, never for that fetch itself. */
  onMaintenance?: (error: ApiError) => unknown;
  /** 422: go to the home page of the language. */
  onUnprocessable?: (error: ApiError) => void;
  /** An answer of another build than the expected one. */
  onBuildTag?: (tag: string) => void;
  /** An answer of another composition than this page's. */
  onComposition?: (id: string) => void;
  /** An answer that is not what the contract says: for the log. */
  onContractError?: (error: ApiError) => void;
};

type Row = {
  when: (error: ApiError) => boolean;
  hook:
    | 'onNetworkError'
    | 'onTooManyRequests'
    | 'onUnauthorized'
    | 'onMaintenance'
    | 'onUnprocessable'
    | 'onContractError';
  /** The hook makes this call: its own failure must not start it again. */
  exceptPath?: string;
  /** A quiet call (prefetch, background) leaves the shopper alone. */
  isHeardWhenQuiet: boolean;
};

const status = (wanted: number) => (error: ApiError) => error.status === wanted;

/** Specification §8 as a table. */
const table: readonly Row[] = [
  { when: ({ kind }) => kind === 'network' || kind === 'timeout', hook: 'onNetworkError', isHeardWhenQuiet: false },
  { when: status(429), hook: 'onTooManyRequests', isHeardWhenQuiet: false },
  { when: status(401), hook: 'onUnauthorized', exceptPath: '/account/me', isHeardWhenQuiet: true },
  { when: status(503), hook: 'onMaintenance', exceptPath: '/shared/maintenanceMode', isHeardWhenQuiet: true },
  { when: status(422), hook: 'onUnprocessable', isHeardWhenQuiet: false },
  { when: ({ kind }) => kind === 'contract', hook: 'onContractError', isHeardWhenQuiet: true },
];

/** What this page was made from; an answer that names something else is reported. */
export type Expected = { buildTag?: string; compositionId?: string };

/** Makes the two functions that the client calls: one for every answer, one for every failure. */
export const createEffects = (hooks: ApiHooks, expected: Expected) => {
  const running = new Set<string>();

  const seen = ({ headers }: TransportResponse) => {
    const buildTag = headers?.['x-build-tag'];
    if (buildTag && expected.buildTag && buildTag !== expected.buildTag) hooks.onBuildTag?.(buildTag);
    const composition = headers?.['x-composition'];
    if (composition && expected.compositionId && composition !== expected.compositionId) {
      hooks.onComposition?.(composition);
    }
  };

  const failed = (error: ApiError, { path }: TransportRequest, isQuiet: boolean) => {
    const row = table.find(({ when }) => when(error));
    const hook = row && hooks[row.hook];
    if (!hook || (isQuiet && !row.isHeardWhenQuiet) || path === row.exceptPath || running.has(row.hook)) return;
    running.add(row.hook);
    // A hook that fails is the hook's problem: the caller still gets its own error.
    const done = () => void running.delete(row.hook);
    void Promise.resolve()
      .then(() => hook(error))
      .then(done, done);
  };

  return { seen, failed };
};
