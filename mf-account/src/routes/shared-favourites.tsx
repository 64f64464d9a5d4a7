import { useLocale, useTranslate } from '@vitryna/i18n/react';
import type { PageHandle } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading } from '@vitryna/ui';
import { SharedFavourites } from '#features/own/favourites/shared-favourites.tsx';
import frame from '#features/own/frame/account-frame.module.css';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Favourites that were shared with you') }),
};

/** Somebody else's favourites, read-only. The link's token is theirs: the server renders the frame, the browser asks. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const title = t('Favourites that were shared with you');
  return (
    <div className={`container ${frame.page}`} data-boundary="mf-account">
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={title} />
      <PageHeading>{title}</PageHeading>
      <div className={frame.waiting}>
        <SharedFavourites />
      </div>
    </div>
  );
}
