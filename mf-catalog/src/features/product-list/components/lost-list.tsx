import { useTranslate } from '@vitryna/i18n/react';
import { usePageHref } from '@vitryna/remote-kit';
import { ButtonLink, EmptyIcon, EmptyState } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';

/** In place of products that could not be read. Retry is a link to this address, so it works without JavaScript. */
export function LostList() {
  const t = useTranslate();
  const href = usePageHref();
  return (
    <div role="alert">
      <EmptyState
        art={<EmptyIcon path={icons.alertTriangle} />}
        title={t('The products did not load')}
        actions={
          <ButtonLink kind="primary" href={href} data-keep-scroll="">
            {t('Try again')}
          </ButtonLink>
        }
      >
        {t('Check the network and try again')}
      </EmptyState>
    </div>
  );
}
