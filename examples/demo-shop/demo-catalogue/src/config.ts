import { type BrandData, brandConfig } from '@vitryna/brand';
import type { Config, Redirects } from '@vitryna/contracts/api';
import { expectedBuildTag, freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { demoCapabilities } from './model/capabilities.ts';

/** Settings of the demo store in a brand's name (`/shared/config`). */
export const createDemoConfig = (brand: BrandData): Config => ({
  ...brandConfig(brand),
  freeDelivery: freeDeliveryThreshold,
  buildTag: expectedBuildTag,
  features: {
    compare: true,
    reviews: true,
    preOrder: true,
    helpWidget: true,
    adPopup: true,
    leadCapture: true,
    ...demoCapabilities,
  },
});

/** A few old addresses, among them one that leaves the site. */
export const createDemoRedirects = ({ socials }: BrandData): Redirects => [
  { from: '/delivery', to: '/about-company/shipping-payment', code: 301 },
  { from: '/ua/delivery', to: '/ua/about-company/shipping-payment', code: 301 },
  { from: '/contacts', to: '/about-company/contact', code: 301 },
  { from: '/ua/contacts', to: '/ua/about-company/contact', code: 301 },
  { from: '/videonabludenie', to: '/videosposterezhennia-ta-syhnalizatsiia', code: 301 },
  { from: '/ups', to: '/bezperebiinyky', code: 301 },
  { from: '/sale', to: '/aktsii', code: 302 },
  { from: '/ua/sale', to: '/ua/aktsii', code: 302 },
  { from: '/video', to: socials.video, code: 302 },
  { from: '/black-friday-2024', to: '/', code: 410 },
];
