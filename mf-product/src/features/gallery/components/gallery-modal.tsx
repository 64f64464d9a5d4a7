import { useTranslate } from '@vitryna/i18n/react';
import { ModalFrame, Notice } from '@vitryna/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GalleryExtra } from '../gallery-extra.ts';
import styles from './gallery-modal.module.css';
import { GalleryStrip } from './gallery-strip.tsx';
import { PictureStage } from './picture-stage.tsx';
import { TurnStage } from './turn-stage.tsx';
import { VideoStage } from './video-stage.tsx';

type Props = { extra: unknown; onClose: () => void };

/** The pictures and videos of a product over the whole screen, and the product from all around. Back closes it, as every modal. */
export function GalleryModal({ extra, onClose }: Props) {
  const t = useTranslate();
  // A link opens a remote's modal with nothing.
  const given = extra as GalleryExtra | null;
  const [index, setIndex] = useState(given?.index ?? 0);
  const [isTurning, setTurning] = useState(given?.isTurning ?? false);
  const films = given?.videos?.list ?? [];
  const count = (given?.pictures.length ?? 0) + films.length;
  const show = (next: number) => {
    setTurning(false);
    setIndex((next + count) % count);
  };
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // Of a product that is turned they are the first and the last view.
    if (isTurning || count === 0) return;
    if (key === 'Home') show(0);
    else if (key === 'End') show(count - 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!given) {
    return (
      <ModalFrame title={t('Pictures of the product')} onClose={onClose}>
        <Notice title={t('There is no photo yet')} />
      </ModalFrame>
    );
  }
  const { title, pictures, turn, videos } = given;
  const current = pictures[index];
  const film = films[index - pictures.length];
  const onMove = count > 1 ? (by: number) => show(index + by) : undefined;
  return (
    <ModalFrame
      title={title}
      note={isTurning || count < 2 ? undefined : `${index + 1} / ${count}`}
      onClose={onClose}
      foot={
        <GalleryStrip
          pictures={pictures}
          films={films}
          current={isTurning ? null : index}
          onShow={show}
          onTurn={turn ? () => setTurning(true) : null}
          isTurning={isTurning}
        />
      }
    >
      <div className={styles.viewer}>
        {isTurning && turn ? (
          <TurnStage turn={turn} title={title} />
        ) : (
          current && <PictureStage key={index} picture={current} onMove={onMove} />
        )}
        {!isTurning && videos && film && (
          <VideoStage key={film.id} film={film} cover={pictures[0]} href={videos.href} onMove={onMove} />
        )}
      </div>
    </ModalFrame>
  );
}
