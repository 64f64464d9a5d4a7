import { tabContext } from '@vitryna/remote-kit';

/** The form with all that it begins with; what it weighs comes after hydration. */
export async function bringCheckout() {
  const [{ CheckoutFlow }, { startCheckout }] = await Promise.all([
    import('./components/checkout-flow.tsx'),
    import('./start-checkout.ts'),
  ]);
  return { Flow: CheckoutFlow, start: await startCheckout(tabContext().api, sessionStorage) };
}

export type Brought = Awaited<ReturnType<typeof bringCheckout>>;
