import type { PickupPoint } from '@vitryna/contracts/api';
import type { L10n } from '@vitryna/contracts/languages';

/** Why there is no delivery in a way. */
export const noDeliveryReasons: Record<'noPoint' | 'noCourier' | 'tooHeavy' | 'elsewhere', L10n> = {
  noPoint: {
    uk: 'Жодне відділення міста не прийме таку посилку',
    ru: 'Ни одно отделение города не примет такую посылку',
  },
  noCourier: { uk: 'Кур’єр у це місто не їздить', ru: 'Курьер в этот город не ездит' },
  tooHeavy: { uk: 'Для кур’єра посилка заважка', ru: 'Для курьера посылка слишком тяжёлая' },
  elsewhere: { uk: 'Самовивіз є лише в іншому місті', ru: 'Самовывоз есть только в другом городе' },
};

/** The shop where a store without settings of its own gives orders out. */
export const defaultPickupPoint: Pick<PickupPoint, 'name' | 'address' | 'schedule'> = {
  name: { uk: 'Магазин на Хрещатику', ru: 'Магазин на Крещатике' },
  address: { uk: 'Київ, вул. Хрещатик, 22', ru: 'Киев, ул. Крещатик, 22' },
  schedule: { uk: 'щодня 10:00–20:00', ru: 'ежедневно 10:00–20:00' },
};
