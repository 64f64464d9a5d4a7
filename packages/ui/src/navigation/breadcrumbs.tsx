import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import styles from './breadcrumbs.module.css';

/** One step of the way from the home page. */
export type Crumb = { href: string; text: string };

/** The way from the home page, the page itself last and without a link. Phones see only the step above. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ href, text }, index) => (
          <li key={href} className={index === crumbs.length - 1 ? styles.parent : undefined}>
            <a href={href}>
              <Icon path={icons.chevronLeft} size={16} />
              {text}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
