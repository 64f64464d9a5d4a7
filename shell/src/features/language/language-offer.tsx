import { matchedPage } from '@vitryna/navigation';
import { href, pathBelowPrefix } from '@vitryna/routing';
import { useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { usePlaceAtFoot } from '../../frame/use-place-at-foot.ts';
import { rootErrors } from '../../tab/report-error.ts';
import type { App } from '../feature.ts';
import styles from './language-offer.module.css';

/** The offer speaks the language it offers, whatever the page speaks. */
const texts = {
  name: 'Мова сайту',
  question: 'Перейти на українську версію?',
  accept: 'Так, перейти',
  dismiss: 'Ні, дякую',
};

type Props = { router: App['router']; onDismiss: () => void };

/**
 * Moves nothing: lies over the bar of service links of a wide window where the page has one, else over the foot of the window. The
 * link's address is made when it is pressed: the page may have changed.
 */
export function LanguageOffer({ router, onDismiss }: Props) {
  const offer = useRef<HTMLElement>(null);
  usePlaceAtFoot(offer);
  const readHasBar = () => matchedPage(router.state.matches)?.declaration.layout !== 'simplified';
  const hasBar = useSyncExternalStore((listener) => router.subscribe(listener), readHasBar);
  const here = () => href('uk', pathBelowPrefix(location.pathname)) + location.search;
  return (
    <aside ref={offer} className={`${styles.offer} ${hasBar ? styles.inBar : ''}`} lang="uk" aria-label={texts.name}>
      <p className={styles.question}>{texts.question}</p>
      <a
        className={styles.accept}
        href={here()}
        hrefLang="uk"
        data-document=""
        onClickCapture={(event) => event.currentTarget.setAttribute('href', here())}
      >
        {texts.accept}
      </a>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        {texts.dismiss}
      </button>
    </aside>
  );
}

/** Puts the offer on the page; its answer takes it away. */
export function showLanguageOffer({ router, onDismiss }: Props): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, rootErrors);
  const handleDismiss = () => {
    root.unmount();
    host.remove();
    onDismiss();
  };
  root.render(<LanguageOffer router={router} onDismiss={handleDismiss} />);
}
