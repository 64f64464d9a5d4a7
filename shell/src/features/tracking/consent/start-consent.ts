import type { App } from '../../feature.ts';
import type { Consent } from './consent.ts';

/** Asks once, and again whenever the shopper presses a link with `data-consent` (it leads to the privacy policy without scripts). */
export function startConsent(
  { i18n, loadTexts, questions }: Pick<App, 'i18n' | 'loadTexts' | 'questions'>,
  consent: Consent,
): void {
  let isShown = false;
  const ask = async (asker: HTMLElement | null) => {
    if (isShown) return;
    isShown = true;
    const end = questions.begin();
    const gone = () => {
      isShown = false;
      end();
    };
    try {
      const [{ showConsentBar }] = await Promise.all([import('./consent-bar.tsx'), loadTexts()]);
      showConsentBar(i18n, consent, asker !== null, () => {
        gone();
        asker?.focus();
      });
    } catch (error) {
      gone();
      console.warn(error);
    }
  };
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]') : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void ask(link);
    },
    { capture: true },
  );
  if (consent.current() === null) void ask(null);
}
