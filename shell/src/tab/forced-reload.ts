import { reloadGuardMs } from '@vitryna/contracts/constants';
import { announcePageEnd } from '@vitryna/remote-kit';

const marker = 'shell_reloaded';

type Page = { storage: () => Pick<Storage, 'getItem' | 'setItem'>; now: () => number; reload: () => void };

/**
 * Loads the page anew because of another build, once for each build and never within 10 s of the last time (reading 13): a
 * build that a reload does not bring must not become a loop. Without a place for the marker nothing is reloaded.
 */
export function createForcedReload({ storage, now, reload }: Page): (build: string) => boolean {
  let isReloading = false;
  return (build) => {
    if (isReloading) return false;
    try {
      const [at = '0', ...last] = (storage().getItem(marker) ?? '').split(' ');
      if (last.join(' ') === build || now() - Number(at) < reloadGuardMs) return false;
      storage().setItem(marker, `${now()} ${build}`);
    } catch {
      return false;
    }
    isReloading = true;
    reload();
    return true;
  };
}

/** The reload of this tab; what was typed into its forms comes back after it. */
export const reloadFor = createForcedReload({
  storage: () => sessionStorage,
  now: Date.now,
  reload: () => {
    announcePageEnd();
    location.reload();
  },
});
