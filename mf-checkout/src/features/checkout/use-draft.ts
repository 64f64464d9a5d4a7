import { beforePageEnds, tabContext } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import { saveDraft } from './api/save-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { tabStorage } from './tab-storage.ts';
import { toDraft } from './to-order.ts';

/** A phone ends a tab that it has put away without another word, so it is not enough to hear that the page goes. */
const sendsNow = ['pagehide', 'visibilitychange', 'online'];

/** Keeps what is typed on the server, so that a reload, another tab and another day find it. */
export function useDraft({ fields }: CheckoutForm): { forget: () => void } {
  const [keeper] = useState(() =>
    createDraftKeeper(tabStorage, (draft: ReturnType<typeof toDraft>) => saveDraft(tabContext().api, draft)),
  );
  useEffect(() => {
    const subscription = fields.watch(() => keeper.change(toDraft(fields.getValues())));
    const flush = () => keeper.flush();
    const stop = beforePageEnds(flush);
    // What could not be sent waits longer and longer: a connection that is back ends that.
    for (const eventName of sendsNow) addEventListener(eventName, flush);
    return () => {
      subscription.unsubscribe();
      stop();
      for (const eventName of sendsNow) removeEventListener(eventName, flush);
      keeper.flush();
    };
  }, [fields, keeper]);
  return keeper;
}
