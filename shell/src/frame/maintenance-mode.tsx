import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { useStore, useStores } from '@vitryna/store/react';
import { useEffect } from 'react';
import type { FrameData } from '../document/frame-data.ts';
import { Maintenance } from './maintenance.tsx';

/** The maintenance screen in an open tab, in place of everything; the page loads anew when the store opens. */
export function MaintenanceMode({ frame }: { frame: FrameData }) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const message = useStore(({ maintenance }) => maintenance.message);
  const title = t('The site is temporarily unavailable');

  useEffect(() => {
    const before = document.title;
    document.title = title;
    scrollTo(0, 0);
    // The control that had the focus is gone with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => stores.maintenance.watch(() => location.reload()), [stores]);

  const text = typeof message === 'object' && message !== null ? message[locale] : message;
  return <Maintenance message={text} phone={frame.phone} socials={frame.socials} names={frame.socialNames} />;
}
