/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { productCard } from '@vitryna/testing';
import { ProductCard } from '@vitryna/ui';
import { cardPreload } from './preload-picture.ts';
import { toProductCardView } from './product-card-view.ts';

test('preloads exactly the first candidates of the card', () => {
  const view = toProductCardView(productCard(), { locale: 'uk' });
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
  expect(cardPreload(undefined)).toBeUndefined();
});
