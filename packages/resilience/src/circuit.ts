import { createPoller } from './poller.ts';

/** Whether an upstream is asked: closed while it answers, open from so many failures in a row and a probe that failed, too, until it answers again. */
export type Circuit = {
  readonly isOpen: boolean;
  /** There was an answer in time. */
  succeeded: () => void;
  /** There was none; `probe` asks again for the same, once. */
  failed: (probe: () => Promise<unknown>) => void;
  stop: () => void;
};

export type CircuitOptions = {
  /** 3 when not said otherwise. */
  maxFailures?: number;
  /** Between two questions to an upstream that has failed, in milliseconds; 500 when not said otherwise. */
  probeMs?: number;
  onChange?: (isOpen: boolean) => void;
};

/**
 * Makes a circuit. After so many failures in a row the upstream is asked by a probe: where that is answered only some calls are slow, and they
 * must not shut out the others. While it is open nobody waits for the upstream, which is asked in the background, one question at a time.
 */
export function createCircuit({ maxFailures = 3, probeMs = 500, onChange }: CircuitOptions = {}): Circuit {
  let failures = 0;
  let isOpen = false;
  /** Too many calls have failed; whether it is the upstream, or only what it was asked for, is being asked. */
  let isSuspected = false;
  let isStopped = false;
  let lastProbe: () => Promise<unknown> = async () => undefined;

  const close = () => {
    failures = 0;
    if (!isOpen) return;
    isOpen = false;
    poller.stop();
    onChange?.(false);
  };
  const open = () => {
    if (isStopped) return;
    isOpen = true;
    onChange?.(true);
    poller.start();
  };
  const poller = createPoller(
    () => probeMs,
    () => lastProbe().then(close, () => undefined),
  );
  return {
    get isOpen() {
      return isOpen;
    },
    succeeded: () => {
      // Earlier requests may be answered after it opened, one by one; only a probe says that it is over.
      if (!isOpen) failures = 0;
    },
    failed(probe) {
      failures += 1;
      lastProbe = probe;
      if (isOpen || isSuspected || isStopped || failures < maxFailures) return;
      isSuspected = true;
      probe()
        .then(() => {
          failures = 0;
        }, open)
        .finally(() => {
          isSuspected = false;
        });
    },
    stop() {
      isStopped = true;
      poller.stop();
    },
  };
}
