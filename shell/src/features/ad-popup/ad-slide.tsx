import type { AdCard } from '@vitryna/contracts/api';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import { useTranslate } from '@vitryna/i18n/react';
import { ButtonLink, classNames } from '@vitryna/ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './ad-popup.module.css';
import { cardColours, paint } from './card-colours.ts';

type Props = { card: AdCard; place: number; count: number; isCurrent: boolean };

/** One offer: its words over its pictures. Slides out of sight cannot be reached by keys or readers. */
export function AdSlide({ card, place, count, isCurrent }: Props) {
  const t = useTranslate();
  const slide = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slide.current) paint(slide.current, cardColours(card));
  }, [card]);
  const { title, description, url, buttonLabel, backgroundImage, overlayImage } = card;
  const background = backgroundImage?.url ? toContentPicture(backgroundImage) : null;
  const overlay = toContentPicture(overlayImage);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={slide}
      className={classNames('swiper-slide', 'lit', styles.slide)}
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('{{place}} of {{count}}', { place, count })}
      inert={!isCurrent}
    >
      {background && <img className={styles.background} src={`${background.base}xl.avif`} alt="" decoding="async" />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {description !== '' && <p className={styles.description}>{description}</p>}
        <ButtonLink kind="primary" size={52} className={styles.button} href={url}>
          {buttonLabel === '' ? t('Look closer') : buttonLabel}
        </ButtonLink>
      </div>
      {overlay && (
        <img
          className={styles.overlay}
          src={`${overlay.base}m.avif`}
          alt={overlayImage?.name ?? ''}
          width={480}
          height={480}
          decoding="async"
        />
      )}
    </div>
  );
}
