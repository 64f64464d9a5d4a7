import type { Order } from '@vitryna/contracts/api';
import type { OrderKey } from './api/get-order.ts';

/** What a form about an order gets. */
export type OrderFormProps = { order: Order; orderKey: OrderKey; onDone: () => void; onClose: () => void };
