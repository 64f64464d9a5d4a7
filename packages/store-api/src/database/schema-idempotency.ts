/**
 * A write that named an `Idempotency-Key`. `status` and `answer` are null while it runs, and stay null when the process ended
 * in the middle of it.
 */
export type IdempotencyTable = {
  shopper_id: string;
  key: string;
  /** SHA-256 of path and body: the same key for something else is a mistake. */
  request_hash: string;
  status: number | null;
  answer: string | null;
  created_at: Date;
};

/** Table of migration 030. */
export type IdempotencySchema = { idempotency: IdempotencyTable };
