import { z } from 'zod';
import { readTable } from '../data/read-data.ts';
import { type L10n, t } from '../text/l10n.ts';

/** A street that many cities have. */
export type StreetName = { name: L10n; type: L10n; short: L10n };

const kinds = {
  вул: { type: t('вулиця', 'улица'), short: t('вул.', 'ул.') },
  просп: { type: t('проспект', 'проспект'), short: t('просп.', 'просп.') },
  бул: { type: t('бульвар', 'бульвар'), short: t('бульв.', 'бульв.') },
  пров: { type: t('провулок', 'переулок'), short: t('пров.', 'пер.') },
  пл: { type: t('площа', 'площадь'), short: t('пл.', 'пл.') },
  шосе: { type: t('шосе', 'шоссе'), short: t('шосе', 'шоссе') },
  наб: { type: t('набережна', 'набережная'), short: t('наб.', 'наб.') },
} satisfies Record<string, Pick<StreetName, 'type' | 'short'>>;

const rowSchema = z.object({
  kind: z.enum(Object.keys(kinds) as (keyof typeof kinds)[]),
  uk: z.string().min(1),
  ru: z.string().min(1),
});

/** Streets in the order of the table: the first ones are in every city, the others the more likely the larger it is. */
export const streetNames: readonly StreetName[] = readTable('delivery/streets.csv', rowSchema).map(
  ({ kind, uk, ru }) => ({ name: t(uk, ru), ...kinds[kind] }),
);
