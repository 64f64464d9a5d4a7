import { expectedBuildTag } from '@vitryna/contracts/constants';
import { latestBuildPath } from '@vitryna/contracts/file-addresses';
import { reloadFor } from '../../tab/forced-reload.ts';
import type { Feature } from '../feature.ts';

/** How often a visible tab asks for the latest build, in milliseconds (contract §12). */
const buildPollMs = 60_000;

type Latest = { build?: unknown; composition?: unknown };

/**
 * Asks for the latest build every minute while the tab is seen (specification §4). Another build reloads the page; another
 * composition lets it go on: its next navigation loads a document.
 */
export const checkBuild: Feature = ({ eventBus }) => {
  const own = document.documentElement.dataset.composition;
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let announced = own;

  const ask = async () => {
    askedAt = Date.now();
    const latest = await readLatest();
    if (typeof latest?.build === 'string' && latest.build !== expectedBuildTag) reloadFor(latest.build);
    if (typeof latest?.composition === 'string' && latest.composition !== announced) {
      announced = latest.composition;
      if (announced !== own) eventBus.emit('shell:composition-changed', { compositionId: announced });
    }
  };
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    // A tab that was away for longer asks at once when it is seen again.
    timer = setTimeout(() => void ask().then(wait), Math.max(0, askedAt + buildPollMs - Date.now()));
  };
  document.addEventListener('visibilitychange', wait);
  wait();
};

/** A manifest that does not come says nothing. */
async function readLatest(): Promise<Latest | null> {
  try {
    const response = await fetch(latestBuildPath, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as Latest) : null;
  } catch {
    return null;
  }
}
