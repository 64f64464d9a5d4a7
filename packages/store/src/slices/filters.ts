import type { SliceContext } from '../context.ts';

/** The filter panel beside a list. Whether it is shown is remembered for a year. */
export type FiltersActions = {
  showSideMenu: (isShown: boolean) => void;
  toggleSideMenu: () => void;
  /** Folds a group of options, by the specification's slug, or unfolds it. */
  toggleGroup: (slug: string) => void;
};

const cookieName = 'store_filter_menu';
const cookieAge = 365 * 24 * 3600;

export function createFilters({ storage, read, write }: SliceContext): FiltersActions {
  const remembered = storage.cookies.get(cookieName);
  if (remembered === 'hidden') write('filters', { sideFilterMenu: { isShown: false } });

  const showSideMenu = (isShown: boolean) => {
    write('filters', { sideFilterMenu: { isShown } });
    storage.cookies.set(cookieName, isShown ? 'shown' : 'hidden', cookieAge);
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
