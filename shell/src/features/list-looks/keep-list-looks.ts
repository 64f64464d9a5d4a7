import type { ListLook } from '@vitryna/contracts/remote';
import type { Stores } from '@vitryna/store';
import { wearLooks } from '../../document/list-looks.ts';
import type { Feature } from '../feature.ts';

const looksOf = ({ filters }: ReturnType<Stores['getState']>): ListLook[] => [
  ...(filters.sideFilterMenu.isShown ? [] : (['filtersHidden'] as const)),
  ...(filters.listView === 'list' ? (['listView'] as const) : []),
];

/** The document wears how the shopper likes lists; the next one comes so from the gateway (reading 23). */
export const keepListLooks: Feature = ({ stores }) => {
  wearLooks(looksOf(stores.getState()));
  stores.subscribe((state, before) => {
    if (state.filters !== before.filters) wearLooks(looksOf(state));
  });
};
