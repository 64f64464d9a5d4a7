import type { L10n } from '@vitryna/contracts/languages';

/** What is said when the texts may be what is broken. */
export const lastWords: L10n<{ title: string; retry: string; home: string }> = {
  uk: { title: 'Щось пішло не так', retry: 'Спробувати ще раз', home: 'На головну' },
  ru: { title: 'Что-то пошло не так', retry: 'Попробовать ещё раз', home: 'На главную' },
};
