import { useTranslate } from '@vitryna/i18n/react';
import { comingSkeleton, setSkeleton } from '@vitryna/navigation';
import { type ReactNode, useLayoutEffect } from 'react';
import type { App } from '../feature.ts';
import styles from './skeleton-place.module.css';

/** On `<main>` while a skeleton stands in it: what else is there is hidden. */
const shownMark = 'data-coming';

type Props = { router: Pick<App['router'], 'state'>; children: ReactNode };

/**
 * Stands for the coming page, in place of the one that is left: from its top, and with the focus on the main part when it was on
 * something that is hidden now. When the navigation leads nowhere, the page is again as it was.
 */
export function SkeletonPlace({ router, children }: Props) {
  const t = useTranslate();
  useLayoutEffect(() => {
    const { key } = router.state.location;
    const { scrollX, scrollY } = window;
    const focused = document.activeElement;
    const main = document.getElementById('main');
    comingSkeleton.isShown = true;
    main?.setAttribute(shownMark, '');
    window.scrollTo(0, 0);
    const isHidden = main !== focused && main?.contains(focused);
    if (isHidden) main?.focus({ preventScroll: true });
    return () => {
      comingSkeleton.isShown = false;
      main?.removeAttribute(shownMark);
      setSkeleton(null);
      // Once the page is there again, and before anybody sees it.
      requestAnimationFrame(() => {
        if (router.state.location.key !== key) return;
        window.scrollTo(scrollX, scrollY);
        if (isHidden && document.activeElement === main && focused instanceof HTMLElement) {
          focused.focus({ preventScroll: true });
        }
      });
    };
  }, [router]);
  return (
    <div className={styles.skeleton} data-skeleton="">
      <p className="visually-hidden" role="status">
        {t('Loading')}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
