import type { Connection } from '../database/connection.ts';
import type { DeviceCookie, SessionAccess } from '../openapi/registry.ts';

/** The context that this server's middleware passes on. */
export type ApiEnv = {
  Variables: {
    requestId: string;
    /** Address of the shopper's device, as it is counted; null when the gateway asks on its own behalf. */
    clientAddress: string | null;
    session: SessionAccess;
    device: DeviceCookie;
    /** The visitor sees drafts of the content: an answer is theirs alone. */
    seesDrafts?: true;
    /** The transaction of a write with an `Idempotency-Key`. */
    transaction?: Connection;
    /** The work after that transaction; resolves with the body of the answer. */
    complete?: () => Promise<string>;
  };
};
