import type { PaymentMethod, PaymentStart as PaymentWay } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { MinorUnits } from '@vitryna/money';

/** A payment request to a bank. */
export type PaymentRequest = {
  /** Unguessable, and another one for each visit to the bank: it says which visit an answer is about. */
  attemptId: string;
  /** Number of the order, for the bank's page and statement. */
  number: string;
  amount: MinorUnits;
  method: PaymentMethod;
  parts: number | null;
  locale: Locale;
  /** The shopper's return address, and the bank's callback address. */
  resultUrl: string;
  callbackUrl: string;
};

/** Why a payment failed, as far as banks say. */
export const failures = ['declined', 'closed', 'expired', 'error'] as const;
export type PaymentFailure = (typeof failures)[number];

/** A bank's answer about a visit; `amount` in kopiykas. */
export type PaymentEvent = {
  attemptId: string;
  state: 'pending' | 'failed' | 'paid' | 'refunded';
  amount: number;
  failure: PaymentFailure | null;
};

/** How the shopper gets to the bank, and the bank's own name of the visit where it has one: some are asked by no other. */
export type PaymentStart = { way: PaymentWay; bankReference: string | null };

/** A bank's message: the names of its headers in lower case, and its bytes as they came, because banks sign those. */
export type PaymentCallback = { headers: Readonly<Record<string, string>>; rawBody: Uint8Array };

/** A visit that a bank is asked about. */
export type Visit = { attemptId: string; bankReference: string | null };

/**
 * A bank. A shop adds its own with one file that has these functions, and tries it with `testProvider`
 * (`testing/payment-provider.ts`).
 */
export type PaymentProvider = {
  /** Last segment of the address that it calls back: `/payment/callback/{name}`. */
  name: string;
  methods: readonly PaymentMethod[];
  /**
   * Begins a payment. It may ask the bank, so it is called outside of transactions and with a deadline; rejects when the bank does not answer.
   */
  start: (request: PaymentRequest) => Promise<PaymentStart>;
  /** The event of a callback, or null when the bank has not written it. Rejects when that cannot be found out now: the bank calls again. */
  readCallback: (callback: PaymentCallback) => Promise<PaymentEvent | null>;
  /** Asks the bank what came of a visit; null when it does not know of it. Rejects when it does not answer. */
  ask: (visit: Visit) => Promise<PaymentEvent | null>;
};
