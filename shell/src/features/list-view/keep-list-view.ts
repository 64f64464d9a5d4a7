import type { ListLook } from '@vitryna/contracts/remote';
import type { Stores } from '@vitryna/store';
import { applyListView } from '../../document/list-view.ts';
import type { Feature } from '../feature.ts';

const looksOf = ({ filters }: ReturnType<Stores['getState']>): ListLook[] => [
  ...(filters.sideFilterMenu.isShown ? [] : (['filtersHidden'] as const)),
  ...(filters.listView === 'list' ? (['listView'] as const) : []),
];

/** The document wears how the shopper likes lists; the next one comes so from the gateway (reading 23). */
export const keepListView: Feature = ({ stores }) => {
  applyListView(looksOf(stores.getState()));
  stores.subscribe((state, before) => {
    if (state.filters !== before.filters) applyListView(looksOf(state));
  });
};
