export { createDemoConfig, createDemoRedirects } from './config.ts';
export { type ContentRecord, createDemoContent } from './content/create-demo-content.ts';
export { createPopupCards, type PopupCardRecord } from './content/popup-cards.ts';
export { createDemoCatalogue } from './create-demo-catalogue.ts';
export { createDemoDelivery, type DemoDelivery } from './delivery/create-demo-delivery.ts';
export { createDemoPrices, type PricedProduct } from './demo-prices.ts';
