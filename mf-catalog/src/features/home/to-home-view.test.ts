import { expect, test } from '@jest/globals';
import { productCard } from '@vitryna/testing';
import { bannerSlugs, toBanners, toCards, toStrip } from './to-home-view.ts';

const banner = {
  ...{ title: 'Знижки', titleColor: '', description: '', descriptionColor: '', url: '/ua/a', position: 1 },
  ...{ buttonLabel: '', buttonColor: '', buttonLabelColor: '', backgroundImage: null },
};
const outside = (url: string) => `/media/outside/${Buffer.from(url).toString('base64url')}/`;
const pictureOf = (overlayImage: { url: string } | null) =>
  toBanners({ hero: [{ ...banner, overlayImage }], promo: [] }).hero[0]?.picture;

test('a banner shows a picture of any address, an empty one as the placeholder', () => {
  expect(pictureOf({ url: '/media/00112233aabbccdd/l.webp' })).toEqual({ base: '/media/00112233aabbccdd/' });
  expect(pictureOf({ url: '/uploads/x.png' })).toEqual({ base: outside('/uploads/x.png') });
  expect(pictureOf({ url: '' })).toEqual({ base: '/media/placeholder/' });
  expect(pictureOf(null)).toBeNull();
});

test('the strip takes one picture for both widths, and words without any', () => {
  const strip = { title: 'Знижки', url: '/ua/a' };
  const picture = (url: string) => ({ url });
  expect(toStrip({ ...strip, image: picture('/a.png'), adaptiveImage: picture('') })?.pictures).toEqual([
    `${outside('/a.png')}xl.avif`,
    `${outside('/a.png')}l.avif`,
  ]);
  expect(toStrip({ ...strip, image: null, adaptiveImage: picture('/b.png') })?.pictures).toEqual([
    `${outside('/b.png')}xl.avif`,
    `${outside('/b.png')}l.avif`,
  ]);
  expect(toStrip({ ...strip, image: picture(''), adaptiveImage: null })?.pictures).toBeNull();
});

test('a banner that leads to a product tells its price, as long as it can be bought', () => {
  const [card] = toCards({ items: [productCard()] }, 'uk');
  if (!card) throw new Error('There is no card.');
  const banners = { hero: [{ ...banner, url: card.href, overlayImage: null }], promo: [] };
  expect(bannerSlugs(banners)).toEqual([card.href.split('/').at(-1)]);
  const told = { price: card.price, previousPrice: card.previousPrice };
  expect(toBanners(banners, [card]).hero[0]?.price).toEqual(told);
  expect(told.price).not.toBeNull();
  expect(toBanners(banners, [{ ...card, buy: { kind: 'notify' } }]).hero[0]?.price).toBeNull();
  expect(toBanners(banners).hero[0]?.price).toBeNull();
});

test('addresses that are no product’s are not asked for', () => {
  const at = (url: string) => ({ ...banner, url, overlayImage: null });
  const promo = ['/ua/a', '/ua/services/shop/x', 'https://example.com/', '/ua/a/b', '/a/b'].map(at);
  expect(bannerSlugs({ hero: [], promo })).toEqual(['b']);
});
