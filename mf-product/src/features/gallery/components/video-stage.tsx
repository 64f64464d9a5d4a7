import { useTranslate } from '@vitryna/i18n/react';
import { ButtonLink, type Picture, ProductPicture } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import type { GalleryVideo } from '../gallery-extra.ts';
import styles from './gallery-modal.module.css';
import { StageMoves } from './stage-moves.tsx';

type Props = {
  film: GalleryVideo;
  /** Stands for a poster. */
  cover: Picture | undefined;
  href: string;
  onMove: ((by: 1 | -1) => void) | undefined;
};

/** A video among the pictures: its poster, and the way to the page that may play it. Nothing of the channel is loaded here. */
export function VideoStage({ film: { title, poster }, cover, href, onMove }: Props) {
  const t = useTranslate();
  const picture = poster ?? cover;
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onMove?.(1);
    else if (key === 'ArrowLeft') onMove?.(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.stage}>
      <div className={`lit ${styles.poster}`}>
        {picture && (
          <span className={styles.picture}>
            <ProductPicture picture={{ ...picture, alt: '' }} sizes="100vw" />
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <StageMoves onMove={onMove} />
        <ButtonLink kind="primary" icon={icons.play} href={href} data-document="">
          {t('Watch: {{title}}', { title })}
        </ButtonLink>
      </div>
    </div>
  );
}
