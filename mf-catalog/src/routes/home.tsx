import { useTranslate } from '@vitryna/i18n/react';
import { LiveRow } from '@vitryna/product-view/live';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { BannerGrid, CategoryTiles, ProductPicture, PromoTile, RichText, SectionHeading } from '@vitryna/ui';
import { BannerPrice } from '#features/home/components/banner-price.tsx';
import { HeaderStrip } from '#features/home/components/header-strip.tsx';
import { Hero } from '#features/home/components/hero.tsx';
import { Installation } from '#features/home/components/installation.tsx';
import { Part } from '#features/home/components/part.tsx';
import { ServiceStrip } from '#features/home/components/service-strip.tsx';
import { Showcases } from '#features/home/components/showcases.tsx';
import { heroPreload } from '#features/home/hero-picture.ts';
import { type ShowcaseBlock, showcaseTitles } from '#features/home/showcase-blocks.ts';
import { LatestPosts } from '#features/posts/components/latest-posts.tsx';
import { RecentlyViewed } from '#features/recently-viewed/components/recently-viewed.tsx';
import { Subscription } from '#features/subscription/components/subscription.tsx';
import styles from './home.module.css';
import type { HomePageData } from './load-home.ts';

export const loader = lazyLoader(() => import('./load-home.ts'));

export const handle: PageHandle<HomePageData> = {
  isSeoExternal: true,
  head: ({ data, t }) => {
    const preloadPicture = heroPreload(data.hero);
    return {
      title: t('Trademark'),
      // Whatever tab is open.
      canonicalPath: '/',
      description: t('Electronics that are chosen by figures, not by promises.'),
      ...(preloadPicture && { preloadPicture }),
    };
  },
};

/** The self-starting work of the parts; its code comes when the first of them needs it. */
const preload = () => import('./home-parts.ts');
const parts = {
  readTiles: async () => (await preload()).readTiles(),
  readShowcase: async (block: ShowcaseBlock) => (await preload()).readShowcase(block),
  readProducts: async (ids: readonly string[]) => (await preload()).readProducts(ids),
};

export function Component() {
  const t = useTranslate();
  const data = useLoaderData<typeof loader>();
  const { strip, hero, promo, tab, services } = data;
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="visually-hidden">
        {t('{{trademark}}: electronics for home and business', { trademark: t('Trademark') })}
      </h1>
      {strip && <HeaderStrip {...strip} />}
      {hero.length + promo.length > 0 && (
        <BannerGrid>
          {hero.length > 0 && <Hero banners={hero} />}
          {promo.map((one) => (
            <PromoTile key={one.href} {...one} note={one.price && <BannerPrice {...one.price} />} />
          ))}
        </BannerGrid>
      )}
      <Part value={data.tiles} load={parts.readTiles}>
        {(tiles) => (
          <CategoryTiles
            label={t('Departments')}
            categories={tiles.map(({ picture, ...department }) => ({
              ...department,
              picture: <ProductPicture picture={picture && { ...picture, alt: '' }} sizes="96px" />,
            }))}
          />
        )}
      </Part>
      <section>
        <SectionHeading>{t(showcaseTitles.hits)}</SectionHeading>
        <Part value={data.hits} load={() => parts.readShowcase('hits')}>
          {(products) => <LiveRow products={products} />}
        </Part>
      </section>
      <ServiceStrip />
      <Showcases key={tab} tab={tab} products={data.chosen} load={parts.readShowcase} />
      <RecentlyViewed load={parts.readProducts} />
      <Installation prices={services} />
      <LatestPosts posts={data.posts} />
      <Subscription />
      {data.body && <RichText html={data.body} />}
    </div>
  );
}
