import { buyFormId } from '@vitryna/contracts/constants';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { ComingSkeleton, matchedPage, useScroll } from '@vitryna/navigation';
import { paths } from '@vitryna/routing';
import { useStore } from '@vitryna/store/react';
import { lazy, Suspense } from 'react';
import { useLoaderData, useMatches } from 'react-router';
import type { FrameData } from '../document/frame-data.ts';
import { ModalHost } from '../modals/modal-host.tsx';
import { Pages } from '../pages/pages.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { SimplifiedHeader } from './header/simplified-header.tsx';
import { HelpWidget } from './help-widget/help-widget.tsx';

const MaintenanceMode = lazy(() =>
  import(/* webpackChunkName: "closed-store" */ './maintenance-mode.tsx').then(({ MaintenanceMode: Component }) => ({
    default: Component,
  })),
);

/** The frame of every page: skip link, header, the page, footer, modals (specification §2.7). */
export function Frame() {
  useScroll();
  const t = useTranslate();
  const locale = useLocale();
  const frame = useLoaderData<FrameData>();
  const page = matchedPage(useMatches());
  const isClosed = useStore(({ maintenance }) => maintenance.isEnabled);
  if (isClosed) {
    return (
      <Suspense fallback={null}>
        <MaintenanceMode frame={frame} />
      </Suspense>
    );
  }
  const isSimplified = page?.declaration.layout === 'simplified';
  return (
    <>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      {isSimplified ? <SimplifiedHeader frame={frame} /> : <Header frame={frame} />}
      <main id="main" tabIndex={-1}>
        <Pages />
        <ComingSkeleton />
      </main>
      <Footer frame={frame} isSimplified={isSimplified} />
      <HelpWidget frame={frame} />
      <form id={buyFormId} method="post" action={paths.cart(locale)} hidden>
        <input type="hidden" name="form" value="put" />
      </form>
      <ModalHost />
    </>
  );
}
