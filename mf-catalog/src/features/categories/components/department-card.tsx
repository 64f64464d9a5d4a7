import { formatNumber, noBreakSpace } from '@vitryna/i18n';
import { Icon, ProductPicture } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { Department } from '../to-departments.ts';
import styles from './department-card.module.css';

/** A department of the catalogue page: its picture, name and groups with what is in them. */
export function DepartmentCard({ department, isPriority }: { department: Department; isPriority: boolean }) {
  const { href, title, count, picture, isPromotion, groups } = department;
  return (
    <section className={styles.department}>
      <a className={styles.head} href={href}>
        <span className={`lit ${styles.well}`}>
          {picture ? (
            <ProductPicture picture={{ ...picture, alt: '' }} sizes="96px" isPriority={isPriority} />
          ) : (
            <Icon path={isPromotion ? icons.gift : icons.box} size={32} />
          )}
        </span>
        <h2>{title}</h2>
        <span className={styles.count}>{formatNumber(count)}</span>
      </a>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.href} className={styles.item}>
            <a className={styles.group} href={group.href}>
              {group.picture && (
                <span className={`lit ${styles.small}`}>
                  <ProductPicture picture={{ ...group.picture, alt: '' }} sizes="40px" />
                </span>
              )}
              <span>
                {group.title + noBreakSpace}
                <span className={styles.count}>{formatNumber(group.count)}</span>
              </span>
            </a>
            {group.children.length > 0 && (
              <ul className={styles.children}>
                {group.children.map((child) => (
                  <li key={child.href}>
                    <a href={child.href}>
                      {child.title + noBreakSpace}
                      <span className={styles.count}>{formatNumber(child.count)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
