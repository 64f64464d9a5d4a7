import { useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { Icon, Switch } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { ComparisonTab } from '../to-comparison-view.ts';
import styles from './comparison-tools.module.css';
import { ShareButton } from './share-button.tsx';

/** Above this many rows only the differences are shown at first (contract §2). */
const manyRows = 20;

type Props = { tab: ComparisonTab; rowCount: number };

/** The switch for differences, and what can be done with the whole list. The switch needs no JavaScript: styles read it. */
export function ComparisonTools({ tab, rowCount }: Props) {
  const t = useTranslate();
  const stores = useStores();
  return (
    <div className={styles.tools}>
      {tab.count > 1 && (
        <label className={styles.switch}>
          {t('Only differences')}
          <Switch name="differences" defaultChecked={rowCount > manyRows} autoComplete="off" />
        </label>
      )}
      <ShareButton />
      <button type="button" className={`${styles.tool} ${styles.print}`} onClick={() => window.print()}>
        <Icon path={icons.file} />
        {t('Print')}
      </button>
      <a className={styles.tool} href={tab.clearHref} onClick={() => stores.comparison.clear(tab.id)}>
        <Icon path={icons.bin} />
        {t('Clear the list')}
      </a>
    </div>
  );
}
