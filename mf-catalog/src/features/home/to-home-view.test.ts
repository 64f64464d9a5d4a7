import { expect, test } from '@jest/globals';
import { toBanners, toStrip } from './to-home-view.ts';

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
