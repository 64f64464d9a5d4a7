import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths, routeId } from '@vitryna/routing';
import { ButtonLink, EmptyStandArt, EmptyState } from '@vitryna/ui';
import { useRouteLoaderData } from 'react-router';
import { SocialLinks } from './footer/social-links.tsx';
import type { FrameData } from './frame-loader.ts';

/** The page for an address that shows nothing; its picture leads home, below are the social pages (specification §2). */
export function NotFound() {
  const t = useTranslate();
  const locale = useLocale();
  const frame = useRouteLoaderData<FrameData>(routeId(locale, 'frame'));
  return (
    <div className="container">
      <EmptyState
        level={1}
        art={
          <a href={paths.home(locale)} aria-label={`404, ${t('To the home page')}`}>
            <EmptyStandArt tag="404" />
          </a>
        }
        title={t('Page not found')}
        actions={
          <ButtonLink kind="primary" href={paths.catalog(locale)}>
            {t('To the catalogue')}
          </ButtonLink>
        }
      >
        <p>{t('It may have moved, or the address holds a mistake. Search or look through the catalogue.')}</p>
        {frame?.socials && (
          <>
            <p>{t('Our social networks')}</p>
            <SocialLinks socials={frame.socials} />
          </>
        )}
      </EmptyState>
    </div>
  );
}
