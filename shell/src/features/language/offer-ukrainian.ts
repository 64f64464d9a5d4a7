import type { Feature } from '../feature.ts';
import { chosenLanguage } from './language-choice.ts';

/** Whether Ukrainian stands before Russian in what a browser prefers. */
export function prefersUkrainian(preferred: readonly string[]): boolean {
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const ukrainian = languages.indexOf('uk');
  const russian = languages.indexOf('ru');
  return ukrainian >= 0 && (russian < 0 || ukrainian < russian);
}

/**
 * On Russian pages a visitor whose browser prefers Ukrainian, and who made no choice, is offered the Ukrainian twin (reading 3).
 * Nobody is sent anywhere by force.
 */
export const offerUkrainian: Feature = ({ i18n, stores, router, questions }) => {
  const choice = chosenLanguage();
  const isWanted = () => choice.read() === null && stores.getState().user.profile === null;
  if (i18n.locale !== 'ru' || !prefersUkrainian(navigator.languages) || !isWanted()) return;
  void questions.turn().then(async (end) => {
    const offer = await import('./language-offer.tsx').catch(() => null);
    if (!offer || !isWanted()) return end();
    offer.showLanguageOffer({
      router,
      onDismiss() {
        choice.write('ru');
        end();
      },
    });
  });
};
