import { useStore, useStores } from '@vitryna/store/react';
import { type ComponentType, useEffect, useState } from 'react';

/** Shows the open modals; nothing of them is loaded before the first one opens. */
export function ModalHost() {
  const stores = useStores();
  const isAnyOpen = useStore(({ modals }) => modals.stack.length > 0);
  const [OpenModals, setOpenModals] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAnyOpen || OpenModals) return;
    import('./open-modals.tsx').then(
      (module) => setOpenModals(() => module.OpenModals),
      (error: unknown) => {
        // Without the host's own code there is nothing to show: the next press asks for it again.
        console.error(error);
        stores.modals.closeAll();
      },
    );
  }, [isAnyOpen, OpenModals, stores]);
  return OpenModals && <OpenModals />;
}
