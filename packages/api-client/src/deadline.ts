import { createApiError } from './api-error.ts';

/**
 * Runs `call` with a signal that aborts with the caller's or after `timeoutMs`.
 * @throws the caller's abort reason as it is; `ApiError` of kind `timeout` or, for any other failure, `network`
 */
export async function withDeadline<T>(
  { name, signal, timeoutMs }: { name: string; signal?: AbortSignal; timeoutMs: number },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  let isLate = false;
  const follow = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, timeoutMs);
  // A transport that ignores its signal must not hold the caller.
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  try {
    return await Promise.race([call(controller.signal), aborted]);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (isLate) throw createApiError({ kind: 'timeout', message: `${name} had no answer in ${timeoutMs} ms`, cause });
    throw createApiError({ kind: 'network', message: `${name} had no answer`, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
}
