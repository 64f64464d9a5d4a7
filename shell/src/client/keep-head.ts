import type { HeadInput } from '../document/write-head.ts';
import type { DataRouter } from '../routing/data-router.ts';

/** After each navigation the document's head says what the page now shows; how to write it arrives with the first one. */
export function keepHead(router: DataRouter, input: HeadInput): void {
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    import('../document/write-head.ts').then(({ writeHead }) => writeHead(router, input)).catch(console.warn);
  });
}
