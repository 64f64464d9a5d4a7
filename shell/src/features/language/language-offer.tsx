import { pathBelowPrefix, twin } from '@vitryna/routing';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './language-offer.module.css';

/** The offer speaks the language it offers, whatever the page speaks. */
const words = {
  name: 'Мова сайту',
  question: 'Перейти на українську версію?',
  accept: 'Так, перейти',
  dismiss: 'Ні, дякую',
};

/** Lies over the foot of the window and moves nothing. The link's address is made when it is pressed: the page may have changed. */
export function LanguageOffer({ onDismiss }: { onDismiss: () => void }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const dismiss = () => {
    setOpen(false);
    onDismiss();
  };
  const here = () => twin('ru', pathBelowPrefix(location.pathname), location.search);
  return (
    <aside className={styles.offer} lang="uk" aria-label={words.name}>
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
export function showLanguageOffer(onDismiss: () => void): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<LanguageOffer onDismiss={onDismiss} />);
}
