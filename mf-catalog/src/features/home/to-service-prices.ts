import type { Page } from '@vitryna/contracts/content';

/** A service's price, by the address of its page. */
export type ServicePrices = Record<string, string>;

/** Prices of the services as editors wrote them on the cards of the services' page: the last of a card's lines. */
export function toServicePrices(page: Page | null): ServicePrices {
  const cards = page?.blocks?.flatMap((block) => (block.type === 'cards' ? block.items : [])) ?? [];
  return Object.fromEntries(
    cards.flatMap(({ url, text }) => {
      const [, ...lines] = text.split(/\n|<br\s*\/?>/);
      const price = lines.at(-1)?.trim();
      return url && price ? [[url, price]] : [];
    }),
  );
}
