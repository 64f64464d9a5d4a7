import type { cancelReasons, L10n } from '@vitryna/contracts/api';

const reasons: Record<(typeof cancelReasons)[number], L10n> = {
  changedMind: { uk: 'Покупець передумав', ru: 'Покупатель передумал' },
  foundCheaper: { uk: 'Покупець знайшов дешевше', ru: 'Покупатель нашёл дешевле' },
  tooLong: { uk: 'Покупцеві довго чекати', ru: 'Покупателю долго ждать' },
  mistake: { uk: 'Замовлено помилково', ru: 'Заказано по ошибке' },
  other: { uk: 'Скасовано покупцем', ru: 'Отменено покупателем' },
};

/** Why an order was given up, for its timeline. */
export function cancelNote({ reason, comment }: { reason: keyof typeof reasons; comment?: string | undefined }): L10n {
  const { uk, ru } = reasons[reason];
  return comment === undefined ? { uk, ru } : { uk: `${uk}: ${comment}`, ru: `${ru}: ${comment}` };
}
