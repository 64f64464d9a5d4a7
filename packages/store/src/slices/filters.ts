import { cookieValue, filterMenuCookie, listViewCookie } from '@vitryna/contracts/cookies';
import { persist } from '@vitryna/persisted-state';
import type { SliceContext } from '../context.ts';
import type { ListViewName } from '../state.ts';

/** The filter panel beside a list. Whether it is shown is remembered for a year. */
export type FiltersActions = {
  showSideMenu: (isShown: boolean) => void;
  toggleSideMenu: () => void;
  /** Shows products as cells of a shelf or one for each line; remembered for a year. */
  setListView: (view: ListViewName) => void;
  /** Folds a group of options, by the specification's slug, or unfolds it. */
  toggleGroup: (slug: string) => void;
};

export function createFilters({ storages, read, write }: SliceContext): FiltersActions {
  const remembered = persist<'shown' | 'hidden'>(storages, {
    ...filterMenuCookie,
    storage: 'cookies',
    initial: 'shown',
    parse: (stored) => cookieValue(filterMenuCookie, stored) ?? 'shown',
  });
  const listView = persist<ListViewName>(storages, {
    ...listViewCookie,
    storage: 'cookies',
    initial: 'grid',
    parse: (stored) => cookieValue(listViewCookie, stored) ?? 'grid',
  });
  if (listView.read() === 'list') write('filters', { listView: 'list' });
  if (remembered.read() === 'hidden') write('filters', { sideFilterMenu: { isShown: false } });

  const showSideMenu = (isShown: boolean) => {
    write('filters', { sideFilterMenu: { isShown } });
    remembered.write(isShown ? 'shown' : 'hidden');
  };

  return {
    showSideMenu,
    toggleSideMenu: () => showSideMenu(!read().filters.sideFilterMenu.isShown),
    setListView(view) {
      write('filters', { listView: view });
      listView.write(view);
    },
    toggleGroup(slug) {
      const { collapsedGroups } = read().filters;
      const isCollapsed = collapsedGroups.includes(slug);
      write('filters', {
        collapsedGroups: isCollapsed ? collapsedGroups.filter((one) => one !== slug) : [...collapsedGroups, slug],
      });
    },
  };
}
