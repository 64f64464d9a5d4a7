import { useTranslate } from '@vitryna/i18n/react';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, IconButton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import styles from './list-switches.module.css';

/** Folds the filters away that stand beside the products on wide screens, and remembers it. The shell shows the choice on the document. */
export function FilterMenuSwitch({ controls }: { controls: string }) {
  const t = useTranslate();
  const { filters } = useStores();
  const { isShown } = useStore((state) => state.filters.sideFilterMenu);
  return (
    <Button
      size={36}
      kind="ghost"
      icon={icons.filters}
      className={styles.menu}
      aria-expanded={isShown}
      aria-controls={controls}
      onClick={filters.toggleSideMenu}
    >
      {t(isShown ? 'Hide filters' : 'Show filters')}
    </Button>
  );
}

/** Products as cells of a shelf or one for each line; the choice is remembered. */
export function ViewSwitch() {
  const t = useTranslate();
  const { filters } = useStores();
  const view = useStore((state) => state.filters.listView);
  return (
    <fieldset className={styles.views} aria-label={t('View')}>
      {(['grid', 'list'] as const).map((name) => (
        <IconButton
          key={name}
          icon={name === 'grid' ? icons.grid : icons.list}
          label={t(name === 'grid' ? 'As a grid' : 'As a list')}
          isPressed={view === name}
          onClick={() => filters.setListView(name)}
        />
      ))}
    </fieldset>
  );
}
