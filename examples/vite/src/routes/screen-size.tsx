import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading } from '@vitryna/ui';
import { SizeForm } from '#features/screen/components/size-form.tsx';
import type { Diagonal } from '#features/screen/load-diagonal.ts';
import styles from './screen-size.module.css';

export const loader = lazyLoader(() => import('#features/screen/load-diagonal.ts'));

export const handle: PageHandle<Diagonal> = {
  head: ({ t, locale }) => ({
    title: t('How large a screen is'),
    breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: t('How large a screen is') }],
  }),
};

/** Width and height of a screen, from its diagonal. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { inches } = useLoaderData<typeof loader>();
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-example-vite">
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('How large a screen is')} />
      <PageHeading>{t('How large a screen is')}</PageHeading>
      <SizeForm key={inches} inches={inches} />
    </div>
  );
}
