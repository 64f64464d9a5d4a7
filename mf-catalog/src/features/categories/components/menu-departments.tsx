import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { Badge, classNames, Icon, ProductPicture } from '@vitryna/ui';
import { type MouseEvent, useState } from 'react';
import type { Department } from '../to-departments.ts';
import styles from './header-menu.module.css';
import { MenuGroups } from './menu-groups.tsx';

/** Below this width a department takes the place of the list; beside it from there on. */
const wideQuery = '(width >= 1024px)';

/** The list of departments and the one that is looked at: pointing or focusing chooses on wide screens, pressing on phones. */
export function MenuDepartments({ departments }: { departments: Department[] }) {
  const t = useTranslate();
  const [current, setCurrent] = useState(0);
  const [isDeep, setDeep] = useState(false);
  const department = departments[current];
  const handlePress = (event: MouseEvent, index: number) => {
    if (matchMedia(wideQuery).matches || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setCurrent(index);
    setDeep(true);
  };
  const choose = (index: number) => matchMedia(wideQuery).matches && setCurrent(index);
  return (
    <div className={classNames('container', styles.columns, isDeep && styles.deep)}>
      <nav className={styles.departments} aria-label={t('Departments')}>
        <ul>
          {departments.map(({ href, title, count, picture, isPromotion }, index) => (
            <li key={href} className={isPromotion ? styles.promotion : undefined}>
              <a
                className={classNames(styles.department, index === current && styles.current)}
                href={href}
                onClick={(event) => handlePress(event, index)}
                onPointerEnter={() => choose(index)}
                onFocus={() => choose(index)}
              >
                <span className={`lit ${styles.well}`}>
                  {picture ? (
                    <ProductPicture picture={{ base: picture, alt: '' }} sizes="44px" />
                  ) : (
                    <Icon name={isPromotion ? 'gift' : 'box'} />
                  )}
                </span>
                <span className={styles.name}>{title}</span>
                {isPromotion ? (
                  <Badge kind="discount">{formatNumber(count)}</Badge>
                ) : (
                  <span className={styles.count}>{formatNumber(count)}</span>
                )}
                <Icon name="chevron-right" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {department && <MenuGroups key={department.href} department={department} onBack={() => setDeep(false)} />}
    </div>
  );
}
