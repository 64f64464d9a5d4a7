import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import type { Department } from '../to-departments.ts';
import styles from './header-menu.module.css';

/** Groups of the department that is looked at, with what is in them. */
export function MenuGroups({ department, onBack }: { department: Department; onBack: () => void }) {
  const t = useTranslate();
  const { href, title, count, groups } = department;
  return (
    <div className={styles.groups}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevron-left" />
        {t('All departments')}
      </button>
      <div className={styles.title}>
        <h3>{title}</h3>
        <a href={href}>{t('All {{count}} products', { count })}</a>
      </div>
      <ul className={styles.grid}>
        {groups.map((group) => (
          <li key={group.href}>
            <a className={styles.group} href={group.href}>
              {group.title} <span className={styles.count}>{formatNumber(group.count)}</span>
            </a>
            {group.children.length > 0 && (
              <ul>
                {group.children.map((child) => (
                  <li key={child.href}>
                    <a className={styles.child} href={child.href}>
                      {child.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
