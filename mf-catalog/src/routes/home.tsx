import { useTranslate } from '@vitryna/i18n/react';
import { LiveShelf } from '@vitryna/product-view/shelf';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { BannerGrid, CategoryTiles, ProductPicture, PromoTile, SectionHeading } from '@vitryna/ui';
import { Hero } from '#features/home/components/hero.tsx';
import { Installation } from '#features/home/components/installation.tsx';
import { ServiceStrip } from '#features/home/components/service-strip.tsx';
import { heroPreload } from '#features/home/hero-picture.ts';
import styles from './home.module.css';
import type { HomePageData } from './load-home.ts';

export const loader = lazyLoader(() => import('./load-home.ts'));

export const handle: PageHandle<HomePageData> = {
  isSeoExternal: true,
  head: ({ data, t }) => {
    const preloadPicture = heroPreload(data.hero);
    return {
      title: t('Vitryna'),
      description: t('Electronics that are chosen by figures, not by promises.'),
      ...(preloadPicture && { preloadPicture }),
    };
  },
};

export function Component() {
  const t = useTranslate();
  const { hero, promo, departments, shelves, body } = useLoaderData() as HomePageData;
  const [first, ...others] = shelves.map(({ title, href, products }) => (
    <section key={title}>
      <SectionHeading {...(href && { link: { href, text: t('See all') } })}>{title}</SectionHeading>
      <LiveShelf products={products} layout="row" />
    </section>
  ));
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="visually-hidden">{t('Vitryna: electronics for home and business')}</h1>
      {hero.length > 0 && (
        <BannerGrid>
          <Hero banners={hero} />
          {promo.map(({ href, title, text, picture }) => (
            <PromoTile
              key={href}
              href={href}
              title={title}
              text={text}
              picture={
                picture && <ProductPicture picture={{ base: picture, alt: '' }} sizes="(width >= 768px) 176px, 128px" />
              }
            />
          ))}
        </BannerGrid>
      )}
      {departments.length > 0 && (
        <CategoryTiles
          label={t('Departments')}
          categories={departments.map(({ picture, ...department }) => ({
            ...department,
            picture: picture && (
              <ProductPicture picture={{ base: picture, alt: '' }} sizes="96px" className={styles.department} />
            ),
          }))}
        />
      )}
      {first}
      <ServiceStrip />
      {others}
      <Installation />
      {body && <div className={styles.text} dangerouslySetInnerHTML={{ __html: body }} />}
    </div>
  );
}
