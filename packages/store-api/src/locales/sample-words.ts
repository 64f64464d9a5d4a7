import type { L10n } from '@vitryna/contracts/languages';

/** Goods of the sample e-mails: a name that is no HTML, and a plain one. */
export const sampleProduct: L10n = {
  uk: 'Станція живлення EcoFlow Delta 2 <1024 Вт·год>',
  ru: 'Зарядная станция EcoFlow Delta 2 <1024 Вт·ч>',
};
export const sampleCable: L10n = { uk: 'Кабель XT60', ru: 'Кабель XT60' };

/** Where the sample order goes. */
export const samplePlaces: Record<'region' | 'city' | 'warehouse' | 'address', L10n> = {
  region: { uk: 'Львівська область', ru: 'Львовская область' },
  city: { uk: 'Львів', ru: 'Львов' },
  warehouse: { uk: 'Відділення № 12', ru: 'Отделение № 12' },
  address: { uk: 'вул. Городоцька, 8', ru: 'ул. Городоцкая, 8' },
};

/** Why the sample order was given up. */
export const sampleNote: L10n = { uk: 'Покупець передумав', ru: 'Покупатель передумал' };
