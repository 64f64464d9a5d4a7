import { toContentPicture } from '@vitryna/contracts/picture-sources';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData, usePageAnchors } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import {
  Breadcrumbs,
  ButtonLink,
  classNames,
  KeptCopy,
  Notice,
  PageHeading,
  ProductPicture,
  wholeWords,
} from '@vitryna/ui';
import { Block } from '#features/content-page/components/block.tsx';
import { Countdown } from '#features/content-page/landing/components/countdown.tsx';
import { Period } from '#features/content-page/landing/components/period.tsx';
import type { LandingView } from '#features/content-page/landing/load-landing-page.ts';
import { partName } from '#features/content-page/parts-of.ts';
import styles from './landing.module.css';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('#features/content-page/landing/load-landing.ts'));

export const handle: PageHandle<LandingView | null> = {
  head: ({ data, locale, t }) =>
    data
      ? {
          title: data.title,
          description: `${data.title}. ${t('Until {{date}}', { date: data.lastDay })}.`,
          isNoindex: data.state === 'over',
          breadcrumbs: [
            { href: paths.home(locale), text: t('Home') },
            { href: paths.landingPages(locale), text: t('Special offers') },
            { text: data.title },
          ],
        }
      : { title: t('The page did not load'), isNoindex: true, hasNoTwin: true },
};

/** An offer: until when, its words, its products, its form. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const anchor = usePageAnchors();
  if (!view) return <Unavailable />;
  const { title, cover, state, firstDay, lastDay, endAt, blocks, shelves } = view;
  const picture = cover && toContentPicture(cover);
  const crumbs = [
    { href: paths.home(locale), text: t('Home') },
    { href: paths.landingPages(locale), text: t('Special offers') },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={crumbs} current={title} />
      <KeptCopy since={view.keptSince} />
      <div className={classNames(styles.head, picture && styles.withCover)}>
        <div>
          <PageHeading>{wholeWords(title)}</PageHeading>
          <p className={styles.period}>
            <Period state={state} firstDay={firstDay} lastDay={lastDay} />
            {state === 'running' && <Countdown until={endAt} />}
          </p>
        </div>
        {picture && (
          <span className={styles.cover}>
            <ProductPicture picture={{ ...picture, alt: cover.alt ?? '' }} sizes="240px" isPriority />
          </span>
        )}
      </div>
      {state === 'over' && (
        <Notice
          title={t('This offer is over')}
          action={<ButtonLink href={paths.landingPages(locale)}>{t('Other offers')}</ButtonLink>}
        >
          {Object.keys(shelves).length > 0 && t('Its products are still here, at today’s prices.')}
        </Notice>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} anchor={anchor(partName(index))} products={shelves[index]} />
      ))}
    </div>
  );
}
