import type { Write } from './describe-write.ts';

/** Writes on their way: they wait for a connection and are counted once. */
export type OutboxActions = {
  /** Sends what waits; resolves with how many were sent. Offline it only shows what waits. */
  replay: () => Promise<number>;
  /** Whether anything waits, or was left unanswered by a page before. */
  hasWaiting: () => boolean;
  /** Forgets the notices that the shopper has read. */
  dismiss: () => void;
};

/** The clients of the slices. */
export type Outbox = OutboxActions & {
  send: (write: Write) => Promise<'sent' | 'waiting'>;
  /** Brings the code with which `keep` writes down. */
  prepare: () => void;
  /** Writes down what this page has no time to send; the next replay does. */
  keep: (write: Write) => void;
};
