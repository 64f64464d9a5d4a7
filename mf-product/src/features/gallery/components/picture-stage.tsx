import { useTranslate } from '@vitryna/i18n/react';
import { IconButton, type Picture, ProductPicture } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useZoom } from '../use-zoom.ts';
import styles from './gallery-modal.module.css';
import { StageMoves } from './stage-moves.tsx';

type Props = {
  picture: Picture /** Shows the next picture (1) or the one before (−1). */;
  onMove?: ((by: 1 | -1) => void) | undefined;
};

const stepPixels = 60;
const factor = 1.4;

/** One picture, as large as there is room: a press, a wheel, two fingers or + and − zoom, a sweep or an arrow leads on. */
export function PictureStage({ picture, onMove }: Props) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { zoom, picture: moved, handlers, by, pan, reset, toggle } = useZoom(box, (to) => onMove?.(to));
  const isLarge = zoom.scale > 1;
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowRight: () => (isLarge ? pan({ x: -stepPixels, y: 0 }) : onMove?.(1)),
      ArrowLeft: () => (isLarge ? pan({ x: stepPixels, y: 0 }) : onMove?.(-1)),
      ArrowUp: () => pan({ x: 0, y: stepPixels }),
      ArrowDown: () => pan({ x: 0, y: -stepPixels }),
      '+': () => by(factor),
      '=': () => by(factor),
      '-': () => by(1 / factor),
      0: reset,
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.stage}>
      <div ref={box} className={`lit ${isLarge ? styles.large : styles.box}`} {...handlers}>
        <div ref={moved} className={styles.picture}>
          <ProductPicture picture={picture} sizes="200vw" isPriority />
        </div>
      </div>
      <div className={styles.tools}>
        <StageMoves onMove={onMove} />
        <IconButton
          icon={isLarge ? icons.minus : icons.plus}
          label={isLarge ? t('Show it whole') : t('Zoom in')}
          onClick={() => toggle()}
        />
      </div>
    </div>
  );
}
