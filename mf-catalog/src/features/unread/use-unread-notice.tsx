import { useIsUnread } from '@vitryna/remote-kit';
import { type ReactNode, useEffect, useState } from 'react';

type Late = typeof import('./unread-notice.tsx');

/**
 * What a page says while it is shown as it was, because what was asked for cannot be read without a connection. Its code comes after
 * hydration: it could not be fetched when it is needed.
 */
export function useUnreadNotice(): ReactNode {
  const isUnread = useIsUnread();
  const [late, setLate] = useState<Late | null>(null);
  useEffect(() => {
    import('./unread-notice.tsx').then(setLate, () => {});
  }, []);
  return isUnread && late && <late.UnreadNotice />;
}
