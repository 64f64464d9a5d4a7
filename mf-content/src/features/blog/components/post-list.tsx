import { useTranslate } from '@vitryna/i18n/react';
import { ProductPicture } from '@vitryna/ui';
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
              <ProductPicture
                picture={picture && { ...picture, alt: '' }}
                sizes="184px"
                isPriority={isFirstInView && index === 0}
              />
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
