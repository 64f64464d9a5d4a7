import type { L10n } from '@vitryna/contracts/languages';

/** The gateway has words of its own, for what it says without the texts of a composition. */

/** Of the page when nothing else can be shown. */
export type LastResortStatus = 400 | 404 | 405 | 410 | 500 | 503;
export const lastResortWords: L10n<Record<LastResortStatus, string> & { home: string; retry: string }> = {
  uk: {
    400: 'Така адреса не має сенсу',
    404: 'Сторінку не знайдено',
    405: 'Так цю сторінку не відкрити',
    410: 'Цієї сторінки більше немає',
    500: 'Щось пішло не так. Ми вже знаємо про це',
    503: 'Крамниця зараз недоступна. Спробуйте за хвилину',
    home: 'На головну',
    retry: 'Спробувати ще раз',
  },
  ru: {
    400: 'Такой адрес не имеет смысла',
    404: 'Страница не найдена',
    405: 'Так эту страницу не открыть',
    410: 'Этой страницы больше нет',
    500: 'Что-то пошло не так. Мы уже знаем об этом',
    503: 'Магазин сейчас недоступен. Попробуйте через минуту',
    home: 'На главную',
    retry: 'Попробовать ещё раз',
  },
};

/** Of the bar over a previewed release. */
export const previewWords: L10n<{ shows: string; leave: string }> = {
  uk: { shows: 'Попередній перегляд:', leave: 'Вийти з перегляду' },
  ru: { shows: 'Предварительный просмотр:', leave: 'Выйти из просмотра' },
};

/** Of the bar over a page with drafts of the content. */
export const draftWords: L10n<{ shows: string; leave: string }> = {
  uk: { shows: 'Чернетки: ви бачите те, чого ще не опубліковано', leave: 'Вийти з перегляду' },
  ru: { shows: 'Черновики: вы видите то, что ещё не опубликовано', leave: 'Выйти из просмотра' },
};

/** Of the page that leads to a bank. */
export const sendAwayWords: L10n<{ title: string; go: string }> = {
  uk: { title: 'Далі — сторінка банку', go: 'Перейти до оплати' },
  ru: { title: 'Дальше — страница банка', go: 'Перейти к оплате' },
};
