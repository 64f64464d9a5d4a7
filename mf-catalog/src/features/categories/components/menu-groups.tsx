import { formatNumber, noBreakSpace } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type Ref, useEffect, useRef } from 'react';
import type { Department } from '../to-departments.ts';
import styles from './header-menu.module.css';
import { MenuOffer } from './menu-offer.tsx';

type Props = {
  ref: Ref<HTMLDivElement>;
  department: Department;
  /** The list of departments has given way to it: the focus goes to the way back. */
  isAlone: boolean;
  /** Whether there is a column for an offer. */
  hasOffer: boolean;
  onBack: () => void;
};

/** Groups of the department that is looked at, with what is in them. */
export function MenuGroups({ ref, department, isAlone, hasOffer, onBack }: Props) {
  const t = useTranslate();
  const back = useRef<HTMLButtonElement>(null);
  const { id, href, title, count, groups, picture } = department;
  useEffect(() => {
    if (isAlone) back.current?.focus();
  }, [isAlone]);
  return (
    <div ref={ref} className={styles.groups}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <Icon path={icons.chevronLeft} />
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
              {group.title}
              {noBreakSpace}
              <span className={styles.count}>{formatNumber(group.count)}</span>
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
      {hasOffer && <MenuOffer categoryId={id} picture={picture} />}
    </div>
  );
}
