import { z } from 'zod';
import { readData, readRows } from '../data/read-data.ts';
import { type L10n, l10nSchema, t } from '../text/l10n.ts';
import { blockSchema } from './block.ts';
import type { BilingualPage } from './page.ts';

const serviceSchema = z.object({
  path: z.string(),
  name: l10nSchema,
  lead: l10nSchema,
  includes: l10nSchema,
  /** What works cost, in hryvnias: at least, before the first camera, for each of them, and the square metres that one sees. */
  rate: z.object({ least: z.number(), start: z.number(), camera: z.number(), areaOfCamera: z.number() }).nullable(),
  /** Works and what they cost. */
  rows: z.array(z.array(l10nSchema).length(2)),
  query: z.string(),
});
type Service = z.infer<typeof serviceSchema>;

const services = readRows('content/services.json', serviceSchema);
const steps = readData('content/service-steps.json', blockSchema);

function priceOf({ rate }: Service): L10n {
  if (rate === null) return t('за кошторисом', 'по смете');
  const least = String(rate.least).replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return t(`від ${least} ₴`, `от ${least} ₴`);
}

/** The setting `services` of the store API: the rates of estimates, one home with the prices of the pages. */
export const serviceRates = {
  rates: Object.fromEntries(services.flatMap(({ path, rate }) => (rate === null ? [] : [[path, rate]]))),
};

function servicePage(service: Service): BilingualPage {
  const { path, name, lead, includes, rows, query } = service;
  const price = priceOf(service);
  const [uk, ru] = [name.uk.toLowerCase(), name.ru.toLowerCase()];
  return {
    path: `/services/${path}`,
    h1: t(`Монтаж під ключ: ${uk}`, `Монтаж под ключ: ${ru}`),
    metaTitle: t(`Монтаж систем: ${uk} — %name%`, `Монтаж систем: ${ru} — %name%`),
    metaDescription: t(`${lead.uk} Ціна ${price.uk}.`, `${lead.ru} Цена ${price.ru}.`),
    blocks: [
      {
        type: 'text',
        title: null,
        body: t(
          `${lead.uk}\n\nБазовий комплект: ${includes.uk}. Вартість робіт — ${price.uk}, обладнання обираєте ви.`,
          `${lead.ru}\n\nБазовый комплект: ${includes.ru}. Стоимость работ — ${price.ru}, оборудование выбираете вы.`,
        ),
      },
      {
        type: 'table',
        title: t('Ціни на роботи', 'Цены на работы'),
        head: [t('Робота', 'Работа'), t('Ціна', 'Цена')],
        rows,
      },
      steps,
      { type: 'products', title: t('Що зазвичай обирають', 'Что обычно выбирают'), query },
      { type: 'form', title: t('Викликати інженера', 'Вызвать инженера'), event: 'service' },
    ],
  };
}

/** The installation services and their overview. */
export const SERVICE_PAGES: readonly BilingualPage[] = [
  {
    path: '/services',
    h1: t('Монтаж під ключ', 'Монтаж под ключ'),
    metaTitle: t(
      'Монтаж відеоспостереження, мереж і живлення — %name%',
      'Монтаж видеонаблюдения, сетей и питания — %name%',
    ),
    metaDescription: t(
      'Монтаж камер, сигналізації, мереж і резервного живлення для квартири, будинку, магазину, офісу, складу й підприємства.',
      'Монтаж камер, сигнализации, сетей и резервного питания для квартиры, дома, магазина, офиса, склада и предприятия.',
    ),
    blocks: [
      {
        type: 'text',
        title: null,
        body: t(
          'Обладнання працює так, як його поставили. Наші бригади монтують те, що ми продаємо, тому за результат відповідає одна компанія.',
          'Оборудование работает так, как его поставили. Наши бригады монтируют то, что мы продаём, поэтому за результат отвечает одна компания.',
        ),
      },
      {
        type: 'cards',
        title: t('Оберіть об’єкт', 'Выберите объект'),
        items: services.map((service) => {
          const { path, name, includes } = service;
          const price = priceOf(service);
          return {
            title: name,
            text: t(`${includes.uk}\n${price.uk}`, `${includes.ru}\n${price.ru}`),
            url: `/services/${path}`,
          };
        }),
      },
      steps,
      { type: 'form', title: t('Порахувати вартість', 'Рассчитать стоимость'), event: 'service' },
    ],
  },
  ...services.map(servicePage),
];
