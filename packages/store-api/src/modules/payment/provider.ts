import type { PaymentMethod, PaymentStart } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

/** What a bank is asked to take. */
export type PaymentRequest = {
  /** Unguessable, and another one for each visit to the bank: it says which visit an answer is about. */
  attemptId: string;
  /** Number of the order, for the bank's page and statement. */
  number: string;
  /** Kopiykas. */
  amount: number;
  method: PaymentMethod;
  parts: number | null;
  locale: Locale;
  /** Where the shopper comes back to, and where the bank tells what came of it. */
  resultUrl: string;
  callbackUrl: string;
};

/** Why a payment failed, as far as banks say. */
export const failures = ['declined', 'closed', 'expired', 'error'] as const;
export type PaymentFailure = (typeof failures)[number];

/** What a bank says of a visit; `amount` in kopiykas. */
export type PaymentNews = {
  attemptId: string;
  state: 'pending' | 'failed' | 'paid' | 'refunded';
  amount: number;
  failure: PaymentFailure | null;
};

/** A message as banks send it: text, and its signature. */
export type SignedMessage = { data: string; signature: string };

/**
 * A bank. A shop adds its own with one file that has these functions, and tries it with `testProvider`
 * (`testing/payment-provider.ts`).
 */
export type PaymentProvider = {
  /** Last segment of the address that it calls back: `/payment/callback/{name}`. */
  name: string;
  methods: readonly PaymentMethod[];
  /** How the shopper gets to the bank. Asks nobody: it is a part of an answer that a shopper waits for. */
  start: (request: PaymentRequest) => PaymentStart;
  /** What a callback says, or null when the bank has not written it. */
  read: (message: SignedMessage) => PaymentNews | null;
  /** Asks the bank what came of a visit; null when it does not know of it. Rejects when it does not answer. */
  ask: (attemptId: string) => Promise<PaymentNews | null>;
};
