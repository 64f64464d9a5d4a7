import { pathBelowPrefix, twin } from '@vitryna/routing';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { matchedPage } from '../../router/page-route.ts';
import type { App } from '../feature.ts';
import styles from './language-offer.module.css';

/** The offer speaks the language it offers, whatever the page speaks. */
const words = {
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
  const [isOpen, setOpen] = useState(true);
  const readHasBar = () => matchedPage(router.state.matches)?.declaration.layout !== 'simplified';
  const hasBar = useSyncExternalStore((listener) => router.subscribe(listener), readHasBar);
  if (!isOpen) return null;
  const dismiss = () => {
    setOpen(false);
    onDismiss();
  };
  const here = () => twin('ru', pathBelowPrefix(location.pathname), location.search);
  return (
    <aside className={`${styles.offer} ${hasBar ? styles.inBar : ''}`} lang="uk" aria-label={words.name}>
      <p className={styles.question}>{words.question}</p>
      <a
        className={styles.accept}
        href={here()}
        hrefLang="uk"
        data-document=""
        onClickCapture={(event) => event.currentTarget.setAttribute('href', here())}
      >
        {words.accept}
      </a>
      <button type="button" className={styles.dismiss} onClick={dismiss}>
        {words.dismiss}
      </button>
    </aside>
  );
}

/** Puts the offer on the page. */
export function showLanguageOffer(props: Props): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<LanguageOffer {...props} />);
}
