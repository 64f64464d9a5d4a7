import { expect, test } from '@jest/globals';
import type { AdCard } from '@vitryna/contracts/api';
import { cardColours, contrast } from './card-colours.ts';

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

test.each([
  ['#000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  ['#777777', '#ffffff80', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('takes the colours of a card that can be read', () => {
  expect(cardColours(card)).toEqual({
    '--ad-title': '#112233',
    '--ad-description': '#333',
    '--ad-label': '#ffffff',
    '--ad-button': '#112233',
    '--ad-border': '#112233',
  });
});

test('leaves the theme its own colours where those of the card cannot be read', () => {
  const pale = { ...card, titleColor: '#fff', buttonLabelColor: '#eee', buttonBackgroundColor: '#fff' };
  expect(cardColours(pale)).toMatchObject({ '--ad-title': '', '--ad-label': '', '--ad-button': '' });
  // A picture may be dark: its author knows.
  const dark = { ...pale, backgroundImage: { url: '/media/dark/l.webp' } };
  expect(cardColours(dark)).toMatchObject({ '--ad-title': '#fff', '--ad-label': '' });
});
