/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { img, productCard } from '@vitryna/testing';
import { ProductCard } from '@vitryna/ui';
import { cardPreload } from './preload-picture.ts';
import { toProductCardView } from './product-card-view.ts';

const small = { type: 'small', url: 'https://cdn.example/a-small.jpg', width: 300, height: 300 };
const large = { type: 'large', url: 'https://cdn.example/a-large.jpg', width: 1200, height: 1200 };

test.each([
  ['the own media route', [img()], '/media/00112233aabbccdd/s.avif 240w'],
  ['another host', [img({ thumbnails: [small, large] })], 'm.avif 300w,'],
  ['nowhere', [], '/media/placeholder/s.avif 240w'],
])('preloads exactly the first candidates of the card: a picture of %s', (_name, images, candidate) => {
  const view = toProductCardView(productCard({ images }), { locale: 'uk' });
  const { container } = render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <ProductCard view={view} isPriority />
    </I18nProvider>,
  );
  const first = container.querySelector('[srcset]');
  expect(cardPreload(view)).toEqual({
    srcSet: first?.getAttribute('srcset'),
    sizes: first?.getAttribute('sizes'),
    type: 'image/avif',
  });
  expect(first?.getAttribute('srcset')).toContain(candidate);
  expect(cardPreload(undefined)).toBeUndefined();
});
