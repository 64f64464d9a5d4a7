import { tabContext } from '@vitryna/remote-kit';
import { tabStorage } from './tab-storage.ts';

/** The form with all that it begins with; what it weighs comes after hydration. `readUserId` tells who is signed in by then. */
export async function fetchCheckout(readUserId: () => string | null) {
  const [{ CheckoutFlow }, { startCheckout }] = await Promise.all([
    import('./components/checkout-flow.tsx'),
    import('./start-checkout.ts'),
  ]);
  return { Flow: CheckoutFlow, start: await startCheckout(tabContext().api, tabStorage, readUserId()) };
}

export type Brought = Awaited<ReturnType<typeof fetchCheckout>>;
