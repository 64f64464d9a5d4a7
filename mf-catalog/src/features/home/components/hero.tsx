import { useTranslate } from '@vitryna/i18n/react';
import { HeroBanner, ProductPicture } from '@vitryna/ui';
import { useRef, useState } from 'react';
import { heroSizes } from '../hero-picture.ts';
import type { BannerView } from '../to-home-view.ts';
import { useWantedLater } from '../use-wanted-later.ts';
import styles from './hero.module.css';

/**
 * The great banners in a row that snaps. Nothing moves by itself: fingers, wheels and keys scroll it, the marks below jump, and
 * without JavaScript it is still a row that scrolls.
 */
export function Hero({ banners }: { banners: BannerView[] }) {
  const t = useTranslate();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const areAllShown = useWantedLater(row);
  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className={styles.hero} aria-label={t('Main offers')}>
      <ul ref={row} className={styles.row} onScroll={handleScroll} tabIndex={banners.length > 1 ? 0 : undefined}>
        {banners.map(({ href, title, text, button, picture }, index) => (
          <li key={href} className={styles.slide}>
            <HeroBanner
              href={href}
              title={title}
              text={text}
              button={button}
              picture={
                picture &&
                (index === 0 || areAllShown) && (
                  <ProductPicture picture={{ base: picture, alt: '' }} sizes={heroSizes} isPriority={index === 0} />
                )
              }
            />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.marks}>
          {banners.map(({ href, title }, index) => (
            <button
              key={href}
              type="button"
              className={styles.mark}
              aria-label={t('Offer {{number}}: {{title}}', { number: index + 1, title })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
