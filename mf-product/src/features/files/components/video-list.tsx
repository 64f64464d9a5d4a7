import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { VideoView } from '../file-views.ts';
import styles from './video-list.module.css';

/** Videos as links to the channel: nothing of another site is loaded before the shopper asks for it. */
export function VideoList({ videos }: { videos: VideoView[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.videos}>
      {videos.map(({ id, title }) => (
        <li key={id}>
          <a
            className={styles.video}
            href={`https://www.youtube.com/watch?v=${id}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className={styles.poster}>
              <Icon path={icons.play} size={32} />
            </span>
            <span>
              {title}
              <span className={styles.note}>{t('opens the video channel')}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
