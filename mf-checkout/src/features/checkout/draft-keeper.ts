/** How long after the last change the draft is sent, in milliseconds. */
export const saveAfterMs = 600;
/** How long a failed save waits for the next try, in milliseconds: each time twice as long. */
const retryMs = { first: 2000, most: 30_000 };

const storageKey = 'checkout_unsent';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type DraftKeeper<Draft> = {
  /** Something was typed: written down in this tab at once, sent to the server soon. */
  change: (draft: Draft) => void;
  /** Sends now what is not sent: the page is going. */
  flush: () => void;
  /** Nothing is kept any more: the order is made. */
  forget: () => void;
  stop: () => void;
};

/** The local input that never reached the server. */
export function readUnsent<Draft>(storage: DraftStorage, parse: (value: unknown) => Draft | null): Draft | null {
  try {
    return parse(JSON.parse(storage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a draft on the server, one save at a time; until the server has it, this tab does. */
export function createDraftKeeper<Draft>(
  storage: DraftStorage,
  save: (draft: Draft) => Promise<unknown>,
): DraftKeeper<Draft> {
  let unsent: Draft | null = null;
  let isSaving = false;
  let isStopped = false;
  let waitMs = retryMs.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (draft: Draft | null) => {
    try {
      if (draft) storage.setItem(storageKey, JSON.stringify(draft));
      else storage.removeItem(storageKey);
    } catch {
      // Blocked or full: then only the server keeps it.
    }
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(send, ms);
  };
  const send = async () => {
    clearTimeout(timer);
    const draft = unsent;
    if (isSaving || draft === null) return;
    isSaving = true;
    const isSaved = await save(draft).then(
      () => true,
      () => false,
    );
    isSaving = false;
    if (!isSaved) {
      plan(waitMs);
      waitMs = Math.min(waitMs * 2, retryMs.most);
      return;
    }
    waitMs = retryMs.first;
    if (unsent !== draft) return plan(0);
    unsent = null;
    write(null);
  };

  return {
    change(draft) {
      unsent = draft;
      write(draft);
      plan(saveAfterMs);
    },
    flush: () => void send(),
    forget() {
      unsent = null;
      clearTimeout(timer);
      write(null);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      void send();
    },
  };
}
