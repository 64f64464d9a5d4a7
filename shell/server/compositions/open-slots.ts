import type { Slot } from '../pages/slot.ts';

/** Requests that took a slot are answered long before, in milliseconds. */
const closeMs = 60_000;

/** Ends the threads of slots that nobody is given any more, when those who took them before have been answered. */
export function createOpenSlots() {
  let used = new Set<Slot>();
  const resting = new Set<Slot>();

  return {
    /** These are in use, and no others. */
    use(slots: readonly (Slot | null | undefined)[]): void {
      const next = new Set(slots.filter((slot) => slot !== null && slot !== undefined));
      for (const slot of used.difference(next)) {
        slot.loaded.pool.rest();
        resting.add(slot);
        const close = () => {
          slot.loaded.pool.close();
          resting.delete(slot);
        };
        setTimeout(close, closeMs).unref();
      }
      used = next;
    },
    closeAll(): void {
      for (const slot of used.union(resting)) slot.loaded.pool.close();
    },
  };
}
