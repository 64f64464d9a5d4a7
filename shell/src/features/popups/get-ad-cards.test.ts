import { expect, test } from '@jest/globals';
import type { AdCard } from '@vitryna/contracts/api';
import { adCardsSchema, trackingQuery } from './get-ad-cards.ts';

const card: AdCard = {
  id: '1',
  title: 'Знижки',
  description: 'До неділі',
  url: '/ua/catalog',
  buttonLabel: 'Дивитися',
  titleColor: '#112233',
  descriptionColor: '#333',
  buttonLabelColor: '#ffffff',
  buttonBorderColor: '#112233',
  buttonBackgroundColor: '#112233',
  backgroundImage: null,
  overlayImage: null,
};

test('leaves out what is no colour and no link, and empties what is no picture', () => {
  const cards = adCardsSchema.parse([
    { ...card, titleColor: 'red; background: url(//evil.example)', buttonLabelColor: 'var(--x)' },
    { ...card, url: 'javascript:alert(1)' },
    { ...card, backgroundImage: { url: 'javascript:x' } },
    { id: 7 },
    null,
  ]);
  expect(cards).toEqual([
    { ...card, titleColor: '', buttonLabelColor: '' },
    { ...card, backgroundImage: { url: '' } },
  ]);
});

test('asks with the tracking parameters of the address and nothing else [§7.3 /sliders/popup]', () => {
  expect(trackingQuery('?utm_source=mail&utm_term=+&page=2&utm_id=9&recovery=x&utm_campaign=осінь')).toEqual({
    utm_source: 'mail',
    utm_campaign: 'осінь',
  });
});
