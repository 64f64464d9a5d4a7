import { integrityTablePath } from '@vitryna/contracts/file-addresses';
import type { KeepMessage } from '../../../service-worker/messages.ts';
import type { App } from '../feature.ts';
import { chooseFiles, type IntegrityTable, visitedFiles } from './choose-files.ts';
import { registerWorker } from './register-worker.ts';

/** A page that was left sooner was hardly visited; and what it loads is here by then. In milliseconds. */
const visitMs = 2000;

/** Lets the worker keep this page, those that follow, and the code that a page without a connection needs. */
export async function keepVisits({ router, loadTexts }: App): Promise<void> {
  await pageIsAtRest();
  const worker = await registerWorker();
  if (!worker) return;
  await loadTexts();
  const composition = document.documentElement.dataset.composition ?? '';
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const table = isSparing ? {} : await readTable(composition);
  const send = (page: string | null, addresses: string[]) => {
    const files = addresses.map((path) => ({ address: path, integrity: table[path] }));
    worker.postMessage({ type: 'keep', composition, page, files } satisfies KeepMessage);
  };
  // The document itself came before the worker did; a later one is kept while it passes.
  const isControlled = performance.getEntriesByType('navigation').some((entry) => isFromWorker(entry));
  send(isControlled ? null : location.href, [...new Set([...visitedFiles(), ...chooseFiles(table)])]);

  let shown = location.pathname + location.search;
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation, location: at }) => {
    const address = at.pathname + at.search;
    if (navigation.state !== 'idle' || address === shown) return;
    shown = address;
    clearTimeout(timer);
    timer = setTimeout(() => navigator.onLine && send(location.href, visitedFiles()), visitMs);
  });
}

const isFromWorker = (entry: PerformanceEntry): boolean => (entry as PerformanceNavigationTiming).workerStart > 0;

/** Loaded, and with nothing else to do: the first view shares its line with nobody. */
async function pageIsAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  await new Promise<void>((resolve) => void idle(() => resolve()));
}

async function readTable(composition: string): Promise<IntegrityTable> {
  const response = await fetch(integrityTablePath(composition));
  return response.ok ? ((await response.json()) as IntegrityTable) : {};
}
