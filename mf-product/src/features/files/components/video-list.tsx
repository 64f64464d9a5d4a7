import { externalRel } from '@vitryna/contracts/plain-links';
import { videoHost } from '@vitryna/contracts/video-links';
import { useTranslate } from '@vitryna/i18n/react';
import { Icon, ProductPicture } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type MouseEvent, useState } from 'react';
import type { VideoView } from '../file-views.ts';
import styles from './video-list.module.css';

/** Videos as links to the channel. A press shows the player in place: nothing of another site is loaded before. */
export function VideoList({ videos }: { videos: VideoView[] }) {
  return (
    <ul className={styles.videos}>
      {videos.map((video) => (
        <li key={video.id}>
          <Video video={video} />
        </li>
      ))}
    </ul>
  );
}

/** Whether this page came as a document: the policy of another page's lets no player in, and the link leads to the channel. */
function isOwnDocument(): boolean {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return opened === undefined || new URL(opened.name).pathname === location.pathname;
}

function Video({ video: { id, title, poster } }: { video: VideoView }) {
  const t = useTranslate();
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !isOwnDocument()) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (isPlaying) {
    return (
      <iframe
        className={styles.player}
        src={`${videoHost}/embed/${id}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The player refuses a page that does not say where it is.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className={styles.video}
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel={externalRel}
      aria-label={t('Play {{title}}', { title })}
      onClick={play}
    >
      <span className={styles.poster}>
        {poster && <ProductPicture picture={{ ...poster, alt: '' }} sizes="(min-width: 640px) 320px, 100vw" />}
        <Icon path={icons.play} size={32} />
      </span>
      <span>
        {title}
        <span className={styles.note}>{t('plays here, by YouTube')}</span>
      </span>
    </a>
  );
}
