import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Logo } from '@vitryna/ui';
import { PageError } from '../pages/error/page-error.tsx';
import styles from '../pages/error/page-error-screen.module.css';

/** The frame itself failed: the way home and the screen are all that is left, and they need nothing of it. */
export function FrameError() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <header className={`container ${styles.bare}`}>
        <a
          href={paths.home(locale)}
          aria-label={t('{{trademark}}: to the home page', { trademark: t('Trademark') })}
          data-document=""
        >
          <Logo />
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <PageError />
      </main>
    </>
  );
}
