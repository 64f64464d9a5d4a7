import type { Slot } from '../pages/render/slot.ts';

/** Requests that took a slot are answered long before, in milliseconds. */
const closeMs = 60_000;

/** The memory of this gateway: compositions, and the threads of all of them. */
export type OpenCounts = { compositions: number; threads: number };

/** Ends the threads of slots that nobody is given any more, when those who took them before have been answered. */
export function createOpenSlots() {
  /** Loaded and not in use yet: the request for them may be gone. */
  let loaded = new Set<Slot>();
  let used = new Set<Slot>();
  const resting = new Set<Slot>();

  const rest = (slot: Slot): void => {
    resting.add(slot);
    slot.pages.clear();
    const { pool } = slot.loaded;
    const timer = setTimeout(pool.close, closeMs).unref();
    void pool.rest().then(() => {
      clearTimeout(timer);
      resting.delete(slot);
    });
  };

  return {
    add: (slot: Slot): void => void loaded.add(slot),
    /** These are in use, and no others; `isSettled`: nobody is about to use what was loaded. */
    use(slots: readonly (Slot | null | undefined)[], isSettled: boolean): void {
      const next = new Set(slots.filter((slot) => slot !== null && slot !== undefined));
      const left = isSettled ? used.union(loaded) : used;
      loaded = isSettled ? new Set() : loaded.difference(next);
      for (const slot of left.difference(next)) rest(slot);
      used = next;
    },
    counts(): OpenCounts {
      const all = [...used.union(loaded).union(resting)];
      return { compositions: all.length, threads: all.reduce((sum, slot) => sum + slot.loaded.pool.threads, 0) };
    },
    closeAll(): void {
      for (const slot of used.union(loaded).union(resting)) slot.loaded.pool.close();
    },
  };
}
