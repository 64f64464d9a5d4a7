import type {
  Address,
  CartSummary,
  CheckoutDraft,
  L10n,
  Order,
  OrderDelivery,
  OrderStatus,
  PaymentMethod,
  PaymentState,
} from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { MinorUnits } from '@vitryna/money';
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string | null, string | null>;

/** `delivery` is what was chosen, `address` the places that it names; both are null for a call-back order. */
export type CustomerOrderTable = {
  id: string;
  number: string;
  shopper_id: string | null;
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_state: PaymentState;
  parts: number | null;
  company: Json<{ name: string; edrpou: string } | null>;
  recipient: Json<Order['recipient']>;
  another_recipient: Json<Order['anotherRecipient']>;
  phone: string;
  email: string | null;
  delivery: Json<OrderDelivery | null>;
  address: Json<Address | null>;
  pickup_point: Json<Order['delivery']['pickupPoint']>;
  delivery_price: MinorUnits;
  delivery_payer: 'shop' | 'recipient';
  eta: Json<Order['delivery']['eta']>;
  ttn: string | null;
  summary: Json<CartSummary>;
  total: MinorUnits;
  coupon: string | null;
  comment: string | null;
  dont_call: boolean;
  has_marketing_consent: boolean;
  locale: Locale;
  created_at: Date;
  delivered_at: Date | null;
};

/** Prices are those of one piece at the order; `took_stock`: the pieces were taken from the stock, and go back to it. */
export type OrderLineTable = {
  order_id: string;
  product_id: number;
  position: number;
  quantity: number;
  price: MinorUnits;
  previous_price: MinorUnits | null;
  name: Json<L10n>;
  took_stock: boolean;
};

export type OrderEventTable = {
  id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  at: Date;
  note: Json<L10n | null>;
};

/** A link of an e-mail; the table alone opens nothing. */
export type OrderTokenTable = {
  token_hash: string;
  order_id: string;
  kind: 'letter' | 'track' | 'feedback' | 'warranty';
  expires_at: Date;
};

/** One visit to a bank; `asked` is how often the bank was asked what came of it, `ask_at` when it is next. */
export type PaymentAttemptTable = {
  id: string;
  order_id: string;
  provider: string;
  method: PaymentMethod;
  parts: number | null;
  amount: MinorUnits;
  state: 'pending' | 'failed' | 'paid' | 'refunded';
  failure: string | null;
  created_at: Date;
  settled_at: Date | null;
  asked: Generated<number>;
  ask_at: Date | null;
  /** The bank's own name of it, if any. */
  bank_reference: ColumnType<string | null, string | null | undefined, string | null>;
};

export type OrderReturnTable = {
  id: string;
  order_id: string;
  lines: Json<{ productId: string; quantity: number; reason: string }[]>;
  iban: string;
  comment: string | null;
  created_at: Date;
};

export type OrderFeedbackTable = {
  order_id: string;
  service: number;
  delivery: number;
  nps: number;
  comment: string | null;
  created_at: Date;
};

export type CheckoutDraftTable = { shopper_id: string; draft: Json<CheckoutDraft>; updated_at: Date };

/** Tables of migration 090. */
export type OrdersSchema = {
  customer_order: CustomerOrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_token: OrderTokenTable;
  payment_attempt: PaymentAttemptTable;
  order_return: OrderReturnTable;
  order_feedback: OrderFeedbackTable;
  checkout_draft: CheckoutDraftTable;
};
