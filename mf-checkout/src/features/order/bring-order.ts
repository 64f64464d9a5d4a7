import { tabContext } from '@vitryna/remote-kit';
import type { OrderKey } from './api/get-order.ts';

/** The order and what shows it; what it weighs comes after hydration. */
export async function bringOrder(key: OrderKey) {
  const [{ OrderView }, { getOrder }] = await Promise.all([
    import('./components/order-view.tsx'),
    import('./api/get-order.ts'),
  ]);
  return { View: OrderView, view: await getOrder(tabContext().api, key) };
}

export type BroughtOrder = Awaited<ReturnType<typeof bringOrder>>;
