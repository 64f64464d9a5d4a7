import type { SavedAddress } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { useEffect, useState } from 'react';
import { getAddresses } from './api/get-addresses.ts';

/** The addresses of an account, and whose they are. */
export type KnownAddresses = { userId: string | null; list: SavedAddress[] };

/** The signed-in shopper's addresses: those that the checkout began with, read again for another user. */
export function useSavedAddresses(first: KnownAddresses): SavedAddress[] {
  const userId = useStore(({ user }) => user.profile?.id ?? null);
  const [known, setKnown] = useState(first);
  useEffect(() => {
    if (userId === known.userId || userId === null) return;
    let isAsked = true;
    getAddresses(tabContext().api).then(
      (list) => isAsked && setKnown({ userId, list }),
      () => {},
    );
    return () => {
      isAsked = false;
    };
  }, [userId, known]);
  return known.userId === userId ? known.list : [];
}
