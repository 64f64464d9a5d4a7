/** Says that a question is gone from the page. */
type End = () => void;

/** The prompts that the store opens by itself: about counting, about the language, with a pop-up. One at a time. */
export type Questions = {
  /** A question is on the page from now on, whatever else is. */
  begin: () => End;
  /** Waits until no other question is on the page, and begins one. */
  turn: () => Promise<End>;
  /** Resolves when no question is on the page. */
  whenNone: () => Promise<void>;
};

/** The questions of one tab: none is on the page yet. */
export function createQuestions(): Questions {
  let open = 0;
  const waiting: (() => void)[] = [];
  const begin = (): End => {
    open += 1;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      // The first one that begins a question leaves the others waiting.
      while (open === 0 && waiting.length > 0) waiting.shift()?.();
    };
  };
  const inTurn = <Value>(take: () => Value): Promise<Value> =>
    open === 0 ? Promise.resolve(take()) : new Promise((resolve) => waiting.push(() => resolve(take())));
  return { begin, turn: () => inTurn(begin), whenNone: () => inTurn(() => undefined) };
}
