import type { PaymentStart as PaymentWay } from '@vitryna/contracts/api';
import { withDeadline } from '@vitryna/resilience';
import type { Connection } from '../../database/connection.ts';
import { refuseInTransaction } from '../../database/transaction-scope.ts';
import { describeError, type Log } from '../../http/failure-answer.ts';
import { keepBankReference } from '../payment/attempt-repository.ts';
import type { PaymentProvider, PaymentRequest } from '../payment/provider.ts';
import { giveUpVisit } from './apply-payment-event.ts';

/** How long a bank may take to begin a payment, in milliseconds: less than the gateway and the shopper wait for the answer. */
const startWithinMs = 5000;

/** A visit that is kept, and that its bank has not heard of. */
export type KeptVisit = { provider: PaymentProvider; request: PaymentRequest };

/**
 * Begins a visit at its bank: after its transaction, in which nobody else should wait for a bank. Null where the bank cannot be reached; the
 * visit is given up then, and the order can be paid again.
 */
export async function startVisit(
  db: Connection,
  { provider, request }: KeptVisit,
  { log, now }: { log: Log; now: () => Date },
): Promise<PaymentWay | null> {
  refuseInTransaction();
  const { attemptId } = request;
  try {
    const { way, bankReference } = await withDeadline(
      provider.start(request),
      startWithinMs,
      `no answer in ${startWithinMs} ms`,
    );
    if (bankReference !== null) await keepBankReference(db, attemptId, bankReference);
    return way;
  } catch (error) {
    log({ level: 'error', message: `the bank "${provider.name}" cannot be reached`, error: describeError(error) });
    await giveUpVisit(db, attemptId, now());
    return null;
  }
}
