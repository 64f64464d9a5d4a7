import { useStore, useStores } from '@vitryna/store/react';
import { lazy, Suspense } from 'react';

const ModalDialog = lazy(() =>
  import('./modal-dialog.tsx').then(({ ModalDialog: Component }) => ({ default: Component })),
);

/** Shows the topmost open modal; nothing of it is loaded before the first one opens. */
export function ModalHost() {
  const stores = useStores();
  const name = useStore(({ modals }) => modals.stack.at(-1));
  return name ? (
    <Suspense fallback={null}>
      <ModalDialog key={name} name={name} onClose={() => stores.modals.close(name)} />
    </Suspense>
  ) : null;
}
