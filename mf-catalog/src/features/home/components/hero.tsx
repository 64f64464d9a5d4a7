import { useTranslate } from '@vitryna/i18n/react';
import { usePageAnchors } from '@vitryna/remote-kit';
import { HeroBanner, ProductPicture } from '@vitryna/ui';
import { useRef } from 'react';
import { heroSizes } from '../hero-picture.ts';
import type { BannerView } from '../to-home-view.ts';
import { useSlides } from '../use-slides.ts';
import { BannerPrice } from './banner-price.tsx';
import styles from './hero.module.css';

/**
 * The great banners in a row that snaps: without JavaScript it scrolls, and the marks below are links to its slides. With it they go on
 * by themselves until somebody attends to them, and a button holds them.
 */
export function Hero({ banners }: { banners: BannerView[] }) {
  const t = useTranslate();
  const anchor = usePageAnchors();
  const host = useRef<HTMLElement>(null);
  const { isAwake, state, slides } = useSlides(host, {
    count: banners.length,
    rowClass: styles.row ?? '',
    slideClass: styles.slide ?? '',
  });
  const current = state?.current ?? 0;
  return (
    <section ref={host} className={styles.hero} aria-roledescription={t('carousel')} aria-label={t('Main offers')}>
      <ul className={styles.row}>
        {banners.map(({ href, title, text, button, picture, price }, index) => (
          <li
            key={href}
            {...anchor(`offer-${index + 1}`)}
            className={styles.slide}
            inert={state !== null && index !== current}
          >
            <HeroBanner
              href={href}
              title={title}
              text={text}
              button={button}
              note={price && <BannerPrice {...price} />}
              picture={
                picture &&
                (index === 0 || isAwake ? (
                  <ProductPicture picture={{ ...picture, alt: '' }} sizes={heroSizes} isPriority={index === 0} />
                ) : (
                  <span className={styles.room} />
                ))
              }
            />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.marks}>
          {banners.map(({ href, title }, index) => (
            <a
              key={href}
              className={styles.mark}
              href={`#offer-${index + 1}`}
              aria-current={index === current || undefined}
            >
              <span className="visually-hidden">{t('Offer {{number}}: {{title}}', { number: index + 1, title })}</span>
            </a>
          ))}
          {state && (
            <button
              type="button"
              className={state.isPaused ? styles.play : styles.pause}
              aria-label={t(state.isPaused ? 'Play the offers' : 'Pause the offers')}
              onClick={slides?.togglePause}
            />
          )}
        </div>
      )}
    </section>
  );
}
