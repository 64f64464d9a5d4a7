import { useTranslate } from '@vitryna/i18n/react';
import { classNames, Icon, wholeWords } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import type { ComparisonRow, RowGroup } from '../to-comparison-view.ts';
import styles from './comparison-rows.module.css';

type Props = { group: RowGroup; columns: number; pinned: number };

/** One group of specifications. A press on its title folds it; alone a product has no rows that are all alike. */
export function ComparisonRows({ group: { title, rows }, columns, pinned }: Props) {
  const t = useTranslate();
  const [isFolded, setFolded] = useState(false);
  // The place beside a product alone is one for its values.
  const isAlone = columns === 1;
  const isAlike = !isAlone && rows.every(({ differs }) => !differs);
  return (
    <tbody className={classNames(isAlike && styles.alike, isFolded && styles.folded)}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={isAlone ? 3 : columns + 1} data-title={title || t('General')}>
          <button type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            {title || t('General')}
            <Icon path={icons.chevronUp} />
          </button>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.slug} className={!isAlone && !row.differs ? styles.alike : undefined}>
          <th scope="row">
            <RowName row={row} />
          </th>
          {row.values.map((value, column) => (
            <td key={column} colSpan={isAlone ? 2 : undefined} data-pinned={column === pinned || undefined}>
              {row.best.includes(column) ? (
                <b className={styles.best}>
                  {wholeWords(value ?? '')}
                  <span className="visually-hidden"> ({t('the best')})</span>
                </b>
              ) : (
                wholeWords(value ?? '—')
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A name that needs explaining opens its hint below itself. */
function RowName({ row: { name, hint } }: { row: ComparisonRow }) {
  if (hint === null) return name;
  return (
    <details className={styles.hint}>
      <summary>
        {name}
        <Icon path={icons.info} size={16} />
      </summary>
      {hint}
    </details>
  );
}
