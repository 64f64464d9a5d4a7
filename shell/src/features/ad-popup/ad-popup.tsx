import { adSlideMs } from '@vitryna/contracts/constants';
import { useTranslate } from '@vitryna/i18n/react';
import type { ModalExtras } from '@vitryna/store';
import { IconButton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAttention } from '../../modals/use-attention.ts';
import { useCountdown } from '../../modals/use-countdown.ts';
import styles from './ad-popup.module.css';
import { AdSlide } from './ad-slide.tsx';
import { useReducedMotion, useSlides } from './use-slides.ts';

type Props = { extra: unknown; onClose: () => void };

/**
 * Offers of the store (specification §2): slides that loop, each for 10 s with a bar that shows the time. They wait while the
 * shopper attends to them, and turn by hand only where less motion is wanted.
 */
export function AdPopup({ extra, onClose }: Props) {
  const t = useTranslate();
  const { cards } = extra as ModalExtras['ad'];
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const { current, turn, next, previous } = useSlides(host, cards.length, isStill);
  const [isPaused, setPaused] = useState(false);
  const { isAttended, watch } = useAttention();
  const hasControls = cards.length > 1;
  const isPlaying = hasControls && !isStill;
  const isHeld = isPaused || isAttended;
  useCountdown(isPlaying ? adSlideMs : undefined, { isHeld, turn, onEnd: next });
  useLayoutEffect(() => bar.current?.style.setProperty('--slide-time', `${adSlideMs}ms`), []);
  return (
    <section
      className={styles.popup}
      aria-roledescription={t('carousel')}
      aria-label={t('Offers of the store')}
      {...watch}
    >
      <IconButton icon={icons.close} label={t('Close')} className={styles.close} onClick={onClose} />
      <div ref={host} className="swiper">
        <div className="swiper-wrapper" aria-live={isPlaying && !isHeld ? 'off' : 'polite'}>
          {cards.map((card, index) => (
            <AdSlide key={card.id} card={card} place={index + 1} count={cards.length} isCurrent={index === current} />
          ))}
        </div>
      </div>
      <div ref={bar} className={styles.progress} hidden={!isPlaying} aria-hidden="true">
        <span key={turn} className={styles.bar} data-held={isHeld || undefined} />
      </div>
      {hasControls && (
        <div className={styles.controls}>
          <IconButton icon={icons.arrowLeft} label={t('Previous offer')} onClick={previous} />
          <span className={styles.place}>
            {current + 1} / {cards.length}
          </span>
          <IconButton icon={icons.arrowRight} label={t('Next offer')} onClick={next} />
          {isPlaying && (
            <IconButton
              icon={isPaused ? icons.play : icons.pause}
              label={isPaused ? t('Play the offers') : t('Pause the offers')}
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </div>
      )}
    </section>
  );
}
