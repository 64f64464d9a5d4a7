import type { Order } from '@vitryna/contracts/api';
import type { OrderKey } from './api/get-order.ts';
import type { NoJsRefusal } from './load-order.ts';

/** The props of a form about an order. */
export type OrderFormProps = { order: Order; orderKey: OrderKey; onDone: () => void; onClose: () => void };

/** The props of a posted form about an order; `refusal` is its own. */
export type NoJsFormProps = {
  order: Order;
  orderKey: OrderKey;
  formKey: string | undefined;
  refusal: NoJsRefusal | null;
};
