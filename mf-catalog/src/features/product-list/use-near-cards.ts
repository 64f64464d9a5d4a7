import { leftPlaces, useLocation, useRestDue } from '@vitryna/remote-kit';
import { useState } from 'react';
import { nearCards } from './near-cards.ts';

/**
 * Of a list that was navigated to, what is rendered first: the cards in sight where it was left, and filters where they stand beside
 * them. `null` once everything is due.
 */
export function useNearCards(): { isDue: (index: number) => boolean; hasFilters: boolean } | null {
  const isWhole = useRestDue({ knowsPlace: true });
  const { key } = useLocation();
  const [near] = useState(() =>
    isWhole
      ? null
      : {
          isDue: nearCards({ scrollY: leftPlaces.get(key) ?? 0, width: innerWidth, height: innerHeight }),
          hasFilters: innerWidth >= 1024,
        },
  );
  return isWhole ? null : near;
}
