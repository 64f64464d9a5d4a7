import type { Order } from '@vitryna/contracts/api';
import type { OrderKey } from './api/get-order.ts';
import type { PlainRefusal } from './load-order.ts';

/** What a form about an order gets. */
export type OrderFormProps = { order: Order; orderKey: OrderKey; onDone: () => void; onClose: () => void };

/** What a form about an order gets that a browser posts; `refusal` is its own. */
export type PlainFormProps = {
  order: Order;
  orderKey: OrderKey;
  formKey: string | undefined;
  refusal: PlainRefusal | null;
};
