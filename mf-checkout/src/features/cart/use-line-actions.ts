import type { CartLine } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import type { LineActions } from './line-actions.ts';
import { useNotifyCartChange } from './use-notify-cart-change.ts';

type Told = { onRemoved?: ((line: CartLine) => void) | undefined; onSaved?: (() => void) | undefined };

/** The handlers of lines. A refusal of the API is shown by a toast. */
export function useLineActions({ onRemoved, onSaved }: Told): (line: CartLine) => LineActions {
  const stores = useStores();
  const notifyCartChange = useNotifyCartChange();
  const settle = (work: Promise<unknown>) =>
    work.then(notifyCartChange, () => {
      // The cart as the server has it says what became of it.
      void stores.cart.load();
    });
  return (line) => {
    const { id } = line.product;
    return {
      onQuantity: (quantity) => void stores.cart.setQuantity(id, quantity),
      onRemove: () => {
        onRemoved?.(line);
        void stores.cart.remove(id);
      },
      onAccept: (price) =>
        void settle(
          import('./api/accept-price.ts').then(({ acceptPrice }) => acceptPrice(tabContext().api, id, price)),
        ),
      onSave:
        onSaved &&
        (() =>
          void settle(
            import('./api/saved-lines.ts').then(({ saveLine }) => saveLine(tabContext().api, id)).then(onSaved),
          )),
    };
  };
}
