import { expect, test } from '@jest/globals';
import { absoluteData, breadcrumbData, storeData } from './structured-data.ts';

const publicUrl = 'https://shop.example';

test('makes addresses absolute at any depth and leaves words alone', () => {
  const data = {
    '@type': 'Product',
    name: '/not/an/address',
    url: '/ua/kamery/a',
    image: ['/media/a/xl.jpg', 'https://cdn.example/b.jpg'],
    offers: { url: '/ua/kamery/a', description: '//' },
    itemListElement: [{ item: '/kamery' }],
  };
  expect(absoluteData(data, publicUrl)).toEqual({
    '@type': 'Product',
    name: '/not/an/address',
    url: 'https://shop.example/ua/kamery/a',
    image: ['https://shop.example/media/a/xl.jpg', 'https://cdn.example/b.jpg'],
    offers: { url: 'https://shop.example/ua/kamery/a', description: '//' },
    itemListElement: [{ item: 'https://shop.example/kamery' }],
  });
});

test('numbers the way to a page, whose last step needs no address', () => {
  expect(breadcrumbData([{ text: 'Головна', href: '/' }, { text: 'Камери' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Головна', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Камери' },
    ],
  });
});

test('describes the seller and the search of the store in the language of the page', () => {
  const frame = {
    phone: '0 800 000 000',
    schedule: '',
    socials: {
      video: 'https://v.example',
      photo: 'https://p.example',
      social: 'https://s.example',
      messenger: 'https://m.example',
    },
    socialNames: null,
    messengers: null,
    hasCardPayment: false,
    legal: null,
  };
  const [organization, site] = absoluteData(storeData(frame, 'ru', 'Витрина'), publicUrl);
  expect(organization).toMatchObject({
    '@type': 'Organization',
    url: 'https://shop.example/ru',
    logo: 'https://shop.example/icons/icon-512.png',
    contactPoint: { telephone: '0 800 000 000' },
    sameAs: ['https://v.example', 'https://p.example', 'https://s.example', 'https://m.example'],
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: 'https://shop.example/search?searchQuery={query}' },
  });
});

test('the store opens without its configuration', () => {
  expect(storeData(undefined, 'uk', 'Вітрина')[0]).not.toHaveProperty('contactPoint');
});
