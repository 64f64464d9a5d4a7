import type { DataRouter } from '@vitryna/navigation';
import { warn } from '../../tab/warn.ts';
import type { HeadInput } from './write-head.ts';

/** How to write a head: needed by the first navigation, which may have no connection to fetch it by. */
export const prepareHead = () => import('./write-head.ts');

/** After each navigation the document's head says what the page now shows. */
export function keepHead(router: DataRouter, input: HeadInput): void {
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    prepareHead()
      .then(({ writeHead }) => writeHead(router, input))
      .catch(warn);
  });
}
