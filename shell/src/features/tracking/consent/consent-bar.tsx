import type { Locale } from '@vitryna/contracts/constants';
import type { I18n } from '@vitryna/i18n';
import { paths } from '@vitryna/routing';
import { Button } from '@vitryna/ui';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { usePlaceAtFoot } from '../../../frame/use-place-at-foot.ts';
import { rootErrors } from '../../../tab/report-error.ts';
import type { Consent, ConsentChoice } from './consent.ts';
import styles from './consent-bar.module.css';

type Words = Pick<I18n, 't'> & { locale: Locale };
type Props = Words & {
  current: ConsentChoice | null;
  /** The shopper asked for it: it takes the focus and Esc closes it. */
  isAskedFor: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
};

/** One question, two answers of the same weight. It stands at the edge of the screen and stops nobody. */
export function ConsentBar({ t, locale, current, isAskedFor, onChoose, onClose }: Props) {
  const bar = useRef<HTMLElement>(null);
  usePlaceAtFoot(bar);
  useEffect(() => {
    if (isAskedFor) bar.current?.focus();
  }, [isAskedFor]);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t('Cookie settings')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (isAskedFor && event.key === 'Escape') onClose();
      }}
    >
      <p className={styles.text}>
        {t('May we count visits? Nothing is counted without your consent.')}{' '}
        {current && <>{current === 'granted' ? t('Now counting is allowed.') : t('Now counting is not allowed.')} </>}
        <a href={paths.privacyPolicy(locale)}>{t('Privacy policy')}</a>
      </p>
      <div className={styles.answers}>
        <Button kind="outlined" isWide onClick={() => onChoose('denied')}>
          {t('Do not allow')}
        </Button>
        <Button kind="outlined" isWide onClick={() => onChoose('granted')}>
          {t('Allow')}
        </Button>
      </div>
    </section>
  );
}

/** Puts the bar before everything but the skip link, so that the keyboard meets it first and can still pass all by. */
export function showConsentBar(message: Words, consent: Consent, isAskedFor: boolean, onGone: () => void): void {
  const host = document.createElement('div');
  const skipLink = document.querySelector('.skip-link');
  if (skipLink) skipLink.after(host);
  else document.body.prepend(host);
  const root = createRoot(host, rootErrors);
  const close = () => {
    root.unmount();
    host.remove();
    onGone();
  };
  root.render(
    <ConsentBar
      {...message}
      current={consent.current()}
      isAskedFor={isAskedFor}
      onClose={close}
      onChoose={(choice) => {
        close();
        consent.choose(choice);
      }}
    />,
  );
}
