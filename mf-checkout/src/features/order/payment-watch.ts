import type { PaymentStatus } from '@vitryna/contracts/api';

/** How often a bank's answer is asked for, and for how long at most, in milliseconds (contract §5). */
export const pollMs = 3000;
export const pollForMs = 300_000;

type Watch = {
  ask: () => Promise<PaymentStatus>;
  onAnswer: (status: PaymentStatus) => void;
  /** Nobody knows yet, and it has been long enough. */
  onGiveUp: () => void;
};

/**
 * Asks until the bank has decided or five minutes are over; a lost answer is none.
 * @returns how to stop
 */
export function watchPayment({ ask, onAnswer, onGiveUp }: Watch): () => void {
  const begun = Date.now();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = async () => {
    const status = await ask().catch(() => null);
    if (isStopped) return;
    if (status && status.state !== 'pending') return onAnswer(status);
    if (Date.now() - begun >= pollForMs) return onGiveUp();
    timer = setTimeout(turn, pollMs);
  };
  timer = setTimeout(turn, pollMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
