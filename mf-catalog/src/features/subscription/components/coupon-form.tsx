import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { SubscriptionForm, subscribe } from '@vitryna/subscription';

/** The form of the subscription in its place on the page. */
export function CouponForm() {
  const stores = useStores();
  const handleSent = (reset: () => void) => {
    reset();
    // The pop-up would offer the same again.
    stores.appearance.markShown('leadCapture');
  };
  return (
    <SubscriptionForm
      name="subscription"
      isWide
      send={(...sent) => subscribe(tabContext().api, ...sent)}
      onSent={handleSent}
    />
  );
}
