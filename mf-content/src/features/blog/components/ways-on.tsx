import { useLocale, useTranslate } from '@vitryna/i18n/react';

import { contentPaths } from '@vitryna/routing/content-paths';
import { ButtonLink } from '@vitryna/ui';
import styles from './blog-page.module.css';

/** Below the posts: how to write one, and how to hear of the next. */
export function WaysOn() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <aside className={styles.ways} aria-label={t('Write for us')}>
      <div>
        <b>{t('Know electronics from practice?')}</b>
        <p>{t('Tell others: we edit, illustrate and pay for every post that we publish.')}</p>
      </div>
      <ButtonLink href={contentPaths.blogBecomeAuthor(locale)}>{t('Become an author')}</ButtonLink>
      <p className={styles.feeds}>
        {t('New posts in your reader:')} <a href={contentPaths.blogFeed(locale, { format: 'rss' })}>RSS</a>{' '}
        <a href={contentPaths.blogFeed(locale, { format: 'atom' })}>Atom</a>
      </p>
    </aside>
  );
}
