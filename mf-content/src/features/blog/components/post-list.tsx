import { useTranslate } from '@vitryna/i18n/react';
import { classNames, Facts, ProductPicture, wholeWords } from '@vitryna/ui';
import type { PostCard } from '../to-post-card.ts';
import styles from './post-list.module.css';

/** Posts with their pictures. One that leads the list has its whole width, and its picture loads at once. */
export function PostList({ posts, hasLead = false }: { posts: PostCard[]; hasLead?: boolean }) {
  const t = useTranslate();
  return (
    <ul className={classNames(styles.posts, hasLead && styles.withLead)}>
      {posts.map(({ href, title, excerpt, category, date, minutes, picture }, index) => (
        <li key={href}>
          <a className={styles.post} href={href}>
            <span className={styles.well}>
              <ProductPicture
                picture={picture && { ...picture, alt: '' }}
                sizes={hasLead && index === 0 ? '(width >= 768px) 304px, 184px' : '184px'}
                isPriority={hasLead && index === 0}
              />
            </span>
            <b>{wholeWords(title)}</b>
            <span>{excerpt}</span>
            <small>
              <Facts facts={[category, date, t('{{minutes}} min', { minutes })]} />
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
