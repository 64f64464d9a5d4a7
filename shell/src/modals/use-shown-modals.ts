import type { ModalName } from '@vitryna/store';
import { useState } from 'react';

/** A modal on the page: open, or closed and still on its way out. */
type Shown = { name: ModalName; id: number };

/**
 * The modals of the stack, and before them those that have just left it: they stay until they say that they are gone. One that is
 * opened again meanwhile is another one.
 */
export function useShownModals(stack: readonly ModalName[]) {
  const [{ shown, count }, setState] = useState<{ shown: Shown[]; count: number }>({ shown: [], count: 0 });
  const [open, setOpen] = useState<readonly ModalName[]>([]);
  if (open !== stack) {
    setOpen(stack);
    const arrived = stack.filter((name) => !open.includes(name));
    const leaving = shown.filter(({ name }) => !stack.includes(name));
    const byName = (name: ModalName): Shown => {
      const place = arrived.indexOf(name);
      return place === -1
        ? (shown.find((one) => one.name === name) ?? { name, id: count })
        : { name, id: count + place + 1 };
    };
    setState({ shown: [...leaving, ...stack.map(byName)], count: count + arrived.length });
  }
  const forget = (id: number) => setState((state) => ({ ...state, shown: state.shown.filter((one) => one.id !== id) }));
  return { shown, forget };
}
