import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { Badge, classNames, Icon, ProductPicture } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { linkByArrow } from '../move-focus.ts';
import type { Department } from '../to-departments.ts';
import { useIntent } from '../use-intent.ts';
import styles from './header-menu.module.css';
import { MenuGroups } from './menu-groups.tsx';

/** Below this width a department takes the place of the list; beside it from there on. */
const wideQuery = '(width >= 1024px)';

const isWide = () => matchMedia(wideQuery).matches;

/**
 * The list of departments and the one that is looked at: a pointer that rests, or the focus, chooses on wide screens; pressing does on
 * phones. Arrow keys go through both.
 */
export function MenuDepartments({ departments }: { departments: Department[] }) {
  const t = useTranslate();
  const list = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isDeep, setDeep] = useState(false);
  const department = departments[current];
  const choose = (index: number) => isWide() && setCurrent(index);
  const intent = useIntent(panel, choose);
  const handlePress = (event: MouseEvent, index: number) => {
    if (isWide() || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setCurrent(index);
    setDeep(true);
  };
  const handleBack = () => {
    setDeep(false);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isWide() || !list.current || !(event.target instanceof HTMLElement)) return;
    const link = linkByArrow(event.key, event.target, list.current, panel.current);
    if (!link) return;
    event.preventDefault();
    link.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shorter way between its links, which all take Tab as well
    <div className={classNames('container', styles.columns, isDeep && styles.deep)} onKeyDown={handleKey}>
      <nav
        ref={list}
        className={styles.departments}
        aria-label={t('Departments of the catalogue')}
        onPointerLeave={intent.onPointerLeave}
      >
        <ul>
          {departments.map(({ href, title, count, picture, isPromotion }, index) => (
            <li key={href} className={isPromotion ? styles.promotion : undefined}>
              <a
                className={classNames(styles.department, index === current && styles.current)}
                href={href}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => handlePress(event, index)}
                onPointerMove={(event) => intent.onPointerMove(event, index)}
                onFocus={() => choose(index)}
              >
                <span className={`lit ${styles.well}`}>
                  {picture ? (
                    <ProductPicture picture={{ ...picture, alt: '' }} sizes="44px" />
                  ) : (
                    <Icon path={isPromotion ? icons.gift : icons.box} />
                  )}
                </span>
                <span className={styles.name}>{title}</span>
                {isPromotion ? (
                  <Badge kind="discount">{formatNumber(count)}</Badge>
                ) : (
                  <span className={styles.count}>{formatNumber(count)}</span>
                )}
                <Icon path={icons.chevronRight} size={16} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {department && (
        <MenuGroups
          key={department.href}
          ref={panel}
          department={department}
          isAlone={isDeep}
          hasOffer={isWide()}
          onBack={handleBack}
        />
      )}
    </div>
  );
}
