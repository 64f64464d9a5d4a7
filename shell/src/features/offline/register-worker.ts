import { trustedScriptUrl } from '../../tab/trusted-scripts.ts';

const address = '/sw.js';

/**
 * Registers the service worker, past the HTTP cache; null where there is none to be had. While the kill switch is off a browser
 * without a worker does not even try; one that has a worker meets its farewell at the browser's own check.
 */
export async function registerWorker(): Promise<ServiceWorker | null> {
  const serviceWorker = workers();
  if (!serviceWorker) return null;
  const known = await serviceWorker.getRegistration('/');
  if (!known && (await isSwitchedOff())) return null;
  const registered = await serviceWorker.register(trustedScriptUrl(address), { updateViaCache: 'none' });
  // A browser, or a test, may answer nothing where workers are forbidden.
  if (!registered) return null;
  return (await serviceWorker.ready).active;
}

/** Absent on plain http and in private windows of Firefox; naming it throws where storage is forbidden. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

async function isSwitchedOff(): Promise<boolean> {
  const { headers } = await fetch(address, { method: 'HEAD' });
  return headers.get('x-service-worker') === 'off';
}
