import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Attempt, postponeAttempt, readDueAttempts } from '../payment/attempt-repository.ts';
import type { PaymentEvent, PaymentProvider } from '../payment/provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import type { OrderWriter } from './move-order.ts';
import { firstAskMs } from './pay-order.ts';

/** After so long a visit of which no bank knows anything has come to nothing, in milliseconds. */
const attemptLifeMs = 86_400_000;
/** The longest pause between two questions, in milliseconds, and how many are asked in one go. */
const longestPauseMs = 3_600_000;
const batch = 50;

/** The event of a bank's answer; null where it is to be asked again. */
function eventIn(answer: PaymentEvent | null | 'silent', attempt: Attempt, now: Date): PaymentEvent | null {
  if (answer === 'silent') return null;
  if (answer !== null && answer.state !== 'pending') return answer;
  const { id: attemptId, amount } = attempt;
  const isOver = now.getTime() - attempt.created_at.getTime() > attemptLifeMs;
  return isOver ? { attemptId, amount, state: 'failed', failure: 'expired' } : null;
}

async function askOne(db: Connection, provider: PaymentProvider, attempt: Attempt, writer: OrderWriter): Promise<void> {
  const event = eventIn(
    await provider
      .ask({ attemptId: attempt.id, bankReference: attempt.bank_reference })
      .catch((): 'silent' => 'silent'),
    attempt,
    writer.now,
  );
  try {
    if (event !== null) return await applyPaymentEvent(db, provider.name, event, writer);
  } catch (error) {
    // Another sum than was asked for: not to be believed, and no reason to ask nobody about the visits behind it.
    if (!(error instanceof Failure)) throw error;
  }
  const pause = Math.min(firstAskMs * 2 ** attempt.asked, longestPauseMs);
  await postponeAttempt(db, attempt, new Date(writer.now.getTime() + pause));
}

/** Asks the banks what came of visits whose callback never arrived; returns how many were asked about. */
export async function askBanks(
  db: Connection,
  providers: readonly PaymentProvider[],
  writer: OrderWriter,
): Promise<number> {
  const due = await readDueAttempts(db, writer.now, batch);
  for (const attempt of due) {
    const provider = providers.find(({ name }) => name === attempt.provider);
    if (provider !== undefined) await askOne(db, provider, attempt, writer);
    else await postponeAttempt(db, attempt, new Date(writer.now.getTime() + longestPauseMs));
  }
  return due.length;
}
