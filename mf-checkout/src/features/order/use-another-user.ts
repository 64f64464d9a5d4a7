import { useStore } from '@vitryna/store/react';
import { useEffect, useRef } from 'react';

/** Tells when somebody else is signed in than before, or nobody any more: what was shown to the one is not for the other. */
export function useAnotherUser(onChange: () => void): void {
  const userId = useStore(({ user }) => (user.status === 'ready' ? (user.profile?.id ?? '') : null));
  const before = useRef(userId);
  useEffect(() => {
    const isOther = before.current !== null && userId !== null && before.current !== userId;
    before.current = userId ?? before.current;
    if (isOther) onChange();
  }, [userId, onChange]);
}
