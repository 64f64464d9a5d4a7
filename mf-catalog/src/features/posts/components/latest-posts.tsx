import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Facts, ProductPicture, SectionHeading, wholeWords } from '@vitryna/ui';
import type { PostView } from '../to-post-views.ts';
import styles from './latest-posts.module.css';

/** The newest posts of the blog; nothing without any. */
export function LatestPosts({ posts }: { posts: PostView[] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (posts.length === 0) return null;
  return (
    <section>
      <SectionHeading link={{ href: paths.blog(locale), text: t('All posts') }}>{t('From our blog')}</SectionHeading>
      <ul className={styles.posts}>
        {posts.map(({ href, title, category, date, minutes, picture }) => (
          <li key={href}>
            <a className={styles.post} href={href}>
              <span className={styles.well}>
                <ProductPicture picture={picture && { ...picture, alt: '' }} sizes="(width >= 768px) 180px, 88px" />
              </span>
              <span className={styles.words}>
                <b>{wholeWords(title)}</b>
                <Facts facts={[category, date, t('{{minutes}} min', { minutes })]} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
