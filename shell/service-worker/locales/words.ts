import type { L10n } from '@vitryna/contracts/languages';

/** The worker has words of its own: it speaks when nothing else can be reached. */
export const keptNotice: L10n<(date: string) => string> = {
  uk: (date) => `Немає з’єднання. Цю сторінку збережено ${date}: ціни й наявність могли змінитися.`,
  ru: (date) => `Нет соединения. Эта страница сохранена ${date}: цены и наличие могли измениться.`,
};
