import { useTranslate } from '@vitryna/i18n/react';
import type { PostCard } from '../to-post-card.ts';
import styles from './post-list.module.css';

/** Posts with their pictures; the first one's loads at once where it is in view. */
export function PostList({ posts, isFirstInView = false }: { posts: PostCard[]; isFirstInView?: boolean }) {
  const t = useTranslate();
  return (
    <ul className={styles.posts}>
      {posts.map(({ href, title, excerpt, category, date, minutes, picture }, index) => (
        <li key={href}>
          <a className={styles.post} href={href}>
            <span className={styles.well}>
              {picture && (
                <img
                  src={picture}
                  alt=""
                  width={480}
                  height={480}
                  loading={isFirstInView && index === 0 ? undefined : 'lazy'}
                />
              )}
            </span>
            <b>{title}</b>
            <span>{excerpt}</span>
            <small>{`${category} · ${date} · ${t('{{minutes}} min', { minutes })}`}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
