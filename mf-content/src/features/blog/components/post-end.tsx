import { useTranslate } from '@vitryna/i18n/react';
import { wholeWords } from '@vitryna/ui';
import type { PostView } from '../load-post.ts';
import styles from './post-end.module.css';
import { Share } from './share.tsx';
import { TagRow } from './tag-row.tsx';

/** What follows the words of a post: its tags, ways to hand it on, the posts before and after it. */
export function PostEnd({ view: { card, tags, earlier, later } }: { view: PostView }) {
  const t = useTranslate();
  return (
    <footer className={styles.end}>
      {tags.length > 0 && <TagRow label={t('Tags of the post')} tags={tags} />}
      <Share title={card.title} />
      {(earlier || later) && (
        <nav className={styles.neighbours} aria-label={t('Posts before and after this one')}>
          {earlier && <Neighbour {...earlier} word={t('Previous post')} rel="prev" />}
          {later && <Neighbour {...later} word={t('Next post')} rel="next" />}
        </nav>
      )}
    </footer>
  );
}

const Neighbour = ({ href, title, word, rel }: { href: string; title: string; word: string; rel: string }) => (
  <a className={styles.neighbour} href={href} rel={rel}>
    <small>{word}</small>
    <b>{wholeWords(title)}</b>
  </a>
);
