import type { Config, Redirects } from '@vitryna/contracts/api';
import { expectedBuildTag, freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { demoCapabilities } from './model/capabilities.ts';

/** Settings of the demo store: phones, links and switches of an invented company (`/shared/config`). */
export const demoConfig: Config = {
  phone: '0 800 000 000',
  phones: ['0 800 000 000', '+380 44 000 00 00'],
  schedule: { uk: 'щодня 8:00–21:00', ru: 'ежедневно 8:00–21:00' },
  socials: {
    video: 'https://video.example/vitryna',
    photo: 'https://photo.example/vitryna',
    social: 'https://social.example/vitryna',
    messenger: 'https://messenger.example/vitryna',
  },
  messengers: {
    bot: 'https://messenger.example/vitryna-bot',
    chat: 'https://chat.example/vitryna',
    helpdesk: 'https://help.example/vitryna',
  },
  freeDelivery: freeDeliveryThreshold,
  legal: {
    company: { uk: 'ТОВ «Вітрина Демо»', ru: 'ООО «Витрина Демо»' },
    edrpou: '00000000',
    address: { uk: '36000, Полтава, вул. Соборності, 00', ru: '36000, Полтава, ул. Соборности, 00' },
    email: 'help@vitryna.example',
  },
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
};

/** A few old addresses, among them one that leaves the site. */
export const demoRedirects: Redirects = [
  { from: '/delivery', to: '/about-company/shipping-payment', code: 301 },
  { from: '/ua/delivery', to: '/ua/about-company/shipping-payment', code: 301 },
  { from: '/contacts', to: '/about-company/contact', code: 301 },
  { from: '/ua/contacts', to: '/ua/about-company/contact', code: 301 },
  { from: '/videonabludenie', to: '/videosposterezhennia-ta-syhnalizatsiia', code: 301 },
  { from: '/ups', to: '/bezperebiinyky', code: 301 },
  { from: '/sale', to: '/aktsii', code: 302 },
  { from: '/ua/sale', to: '/ua/aktsii', code: 302 },
  { from: '/video', to: 'https://video.example/vitryna', code: 302 },
  { from: '/black-friday-2024', to: '/', code: 410 },
];
