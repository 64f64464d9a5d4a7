import type { MailingList } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string, string>;

/**
 * An address on a list, in lower case. `marketing_since` is the consent to mailings, apart from the subscription itself; the
 * link in its mails holds the token whose SHA-256 is here.
 */
export type SubscriptionTable = {
  id: string;
  list: MailingList;
  email: string;
  name: string;
  locale: Locale;
  token_hash: string;
  created_at: Date;
  marketing_since: Date | null;
  unsubscribed_at: Date | null;
};

/**
 * `discount` in percent; one coupon per address and reason. Goods for less than `min_total` (hryvnia) are not discounted; `used_by` is
 * the id of the order that used it up.
 */
export type CouponTable = {
  code: string;
  reason: string;
  email: string;
  discount: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  min_total: Generated<number>;
  used_by: ColumnType<string | null, string | undefined, string | null>;
};

export type FormRequestTable = {
  id: string;
  event: string;
  name: string;
  phone: string | null;
  email: string | null;
  page: string | null;
  locale: Locale;
  details: Json<Record<string, unknown>>;
  has_marketing_consent: boolean;
  status: string;
  created_at: Date;
};

/** An e-mail or text message, and what has become of it. */
export type OutboxMessageTable = {
  id: Generated<number>;
  channel: 'email' | 'sms';
  recipient: string;
  kind: string;
  locale: Locale;
  subject: string;
  body: string;
  links: string[];
  created_at: Date;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  /** How often it was tried, and why the last time failed. */
  attempts: Generated<number>;
  last_error: ColumnType<string | null, never, string | null>;
  /** When it was sent, or given up. */
  settled_at: ColumnType<Date | null, never, Date | null>;
  /** Names the message in all its tries. */
  key: Generated<string>;
  /** Of an e-mail that has more than its text. */
  blocks: ColumnType<unknown, string | null | undefined, never>;
  /** Until then somebody is sending it. */
  claimed_until: ColumnType<Date | null, never, unknown>;
  /** From then on it is of no use. */
  expires_at: ColumnType<Date | null, Date | null | undefined, never>;
  /** For the header `List-Unsubscribe`. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, never>;
};

/** Tables of subscriptions, forms and messages (migration 020). */
export type MarketingSchema = {
  subscription: SubscriptionTable;
  coupon: CouponTable;
  form_request: FormRequestTable;
  outbox_message: OutboxMessageTable;
};
