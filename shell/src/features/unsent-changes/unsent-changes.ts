import { announcePageEnd } from '@vitryna/remote-kit';
import type { Feature } from '../feature.ts';

/**
 * A shopper's input is not lost in maintenance mode: forms put it away before React takes them from the page.
 * (The last press of a quantity is kept by the page itself, which may go before features begin.)
 */
export const keepUnsentChanges: Feature = ({ stores }) => {
  stores.subscribe(({ maintenance }, before) => {
    if (maintenance.isEnabled && !before.maintenance.isEnabled) announcePageEnd();
  });
};
