/** A write that named an `Idempotency-Key` and was done, with the answer that it got in the same transaction. */
export type IdempotencyTable = {
  key: string;
  /** The shopper who wrote; empty for a visitor who had no session before and none after it. */
  owner: string;
  /** The same, as a reference: what nobody can reach any more goes. */
  shopper_id: string | null;
  /** The write made the shopper's session: the visitor may not have got its cookie. */
  made_session: boolean;
  /** SHA-256 of path, query and body: the same key for something else is a mistake. */
  request_hash: string;
  status: number;
  answer: string;
  created_at: Date;
};

/** Table of migrations 030 and 060. */
export type IdempotencySchema = { idempotency: IdempotencyTable };
