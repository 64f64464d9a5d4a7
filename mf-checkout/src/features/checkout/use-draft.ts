import { beforePageEnds, tabContext, whenOnline } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import { saveDraft } from './api/save-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { toDraft } from './to-order.ts';

/** Keeps what is typed on the server, so that a reload, another tab and another day find it. */
export function useDraft({ fields }: CheckoutForm): { forget: () => void } {
  const [keeper] = useState(() =>
    createDraftKeeper(sessionStorage, (draft: ReturnType<typeof toDraft>) => saveDraft(tabContext().api, draft)),
  );
  useEffect(() => {
    const subscription = fields.watch(() => keeper.change(toDraft(fields.getValues())));
    const flush = () => keeper.flush();
    const stops = [beforePageEnds(flush), whenOnline(flush)];
    addEventListener('pagehide', flush);
    return () => {
      subscription.unsubscribe();
      for (const stop of stops) stop();
      removeEventListener('pagehide', flush);
      keeper.flush();
    };
  }, [fields, keeper]);
  return keeper;
}
