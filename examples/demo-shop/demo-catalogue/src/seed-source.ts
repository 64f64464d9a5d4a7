import type { BrandData } from '@vitryna/brand';
import type { SeedSource } from '@vitryna/contracts/assortment';
import { createDemoConfig, createDemoRedirects } from './config.ts';
import { createDemoContent } from './content/create-demo-content.ts';
import { serviceRates } from './content/pages-services.ts';
import { createPopupCards } from './content/popup-cards.ts';
import { createDemoCatalogue } from './create-demo-catalogue.ts';
import { createDemoDelivery } from './delivery/create-demo-delivery.ts';
import { createDemoPrices } from './demo-prices.ts';

/** The demo shop as the store API takes it. */
export const seedSource: SeedSource<BrandData> = {
  name: 'demo',
  catalogue: (now) => createDemoCatalogue({ now }),
  prices: createDemoPrices,
  contents: (brand) => {
    const { items, pictures } = createDemoContent(brand);
    const { cards, pictures: cardPictures } = createPopupCards();
    return {
      items,
      cards,
      redirects: createDemoRedirects(brand),
      pictures: [...pictures, ...cardPictures],
      settings: { services: serviceRates },
    };
  },
  delivery: createDemoDelivery,
  config: createDemoConfig,
};
