import type { Shopper } from './shopper.ts';

/**
 * Opens a modal by the stores of the page, which are found in React's tree: some modals open only after something has happened
 * (an advertisement after its delay, a result after a call), and here it is about what they look like.
 */
export function openModal({ read }: Shopper, name: string, extra: object | null): Promise<void> {
  return read(
    (name: string, extra: object | null) => {
      type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedProps: { value?: unknown } | null };
      type Stores = { modals: { open: (name: string, extra: object | null) => void } };
      const isStores = (value: unknown): value is Stores =>
        typeof value === 'object' && value !== null && 'modals' in value && 'cart' in value;
      const roots = [document, ...document.querySelectorAll('*')].flatMap((node) =>
        Object.entries(node).flatMap(([key, value]) => (key.startsWith('__reactContainer') ? [value as Fiber] : [])),
      );
      for (let left = roots; left.length > 0; ) {
        const fiber = left.shift();
        if (!fiber) break;
        const value = fiber.memoizedProps?.value;
        if (isStores(value)) return value.modals.open(name, extra);
        left = [...[fiber.child, fiber.sibling].filter((next) => next !== null), ...left];
      }
      throw new Error('No stores are found in the tree of React.');
    },
    name,
    extra,
  );
}
