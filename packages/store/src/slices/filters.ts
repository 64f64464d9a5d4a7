import { persist } from '@vitryna/persisted-state';
import type { SliceContext } from '../context.ts';

/** The filter panel beside a list. Whether it is shown is remembered for a year. */
export type FiltersActions = {
  showSideMenu: (isShown: boolean) => void;
  toggleSideMenu: () => void;
  /** Folds a group of options, by the specification's slug, or unfolds it. */
  toggleGroup: (slug: string) => void;
};

const year = 365 * 24 * 3600;

export function createFilters({ storages, read, write }: SliceContext): FiltersActions {
  const remembered = persist<'shown' | 'hidden'>(storages, {
    name: 'store_filter_menu',
    storage: 'cookies',
    maxAge: year,
    initial: 'shown',
    parse: (stored) => (stored === 'hidden' ? 'hidden' : 'shown'),
  });
  if (remembered.read() === 'hidden') write('filters', { sideFilterMenu: { isShown: false } });

  const showSideMenu = (isShown: boolean) => {
    write('filters', { sideFilterMenu: { isShown } });
    remembered.write(isShown ? 'shown' : 'hidden');
  };

  return {
    showSideMenu,
    toggleSideMenu: () => showSideMenu(!read().filters.sideFilterMenu.isShown),
    toggleGroup(slug) {
      const { collapsedGroups } = read().filters;
      const isCollapsed = collapsedGroups.includes(slug);
      write('filters', {
        collapsedGroups: isCollapsed ? collapsedGroups.filter((one) => one !== slug) : [...collapsedGroups, slug],
      });
    },
  };
}
