import { isCompared, maxCompared } from '@vitryna/store';
import { useStores } from '@vitryna/store/react';
import { useCallback } from 'react';

/** Puts a product into the comparison or takes it out; a modal says so when its category has no place left. */
export function useCompare(): (product: { id: string; categoryId?: string }) => void {
  const stores = useStores();
  return useCallback(
    ({ id, categoryId = '' }) => {
      if (isCompared(stores.getState(), id)) return stores.comparison.remove(id);
      if (stores.comparison.add(id, categoryId) !== 'full') return;
      stores.modals.open('unsuccessful', {
        titleKey: 'The comparison is full',
        textKey: 'You can compare {{max}} products of one category. Take one away to add another.',
        values: { max: maxCompared },
      });
    },
    [stores],
  );
}
