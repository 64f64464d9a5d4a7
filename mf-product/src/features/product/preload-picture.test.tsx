/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { Gallery } from '@vitryna/ui';
import { preloadOf } from './preload-picture.ts';

test('preloads exactly what the gallery asks for first', () => {
  const picture = { base: '/media/00112233aabbccdd/', alt: '' };
  const { container } = render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {}, onMissing: () => {} })}>
      <Gallery pictures={[picture]} anchorOf={(id) => ({ id })} />
    </I18nProvider>,
  );
  const first = container.querySelector('[srcset]');
  const { srcSet, sizes } = preloadOf(picture);
  expect(first?.getAttribute('srcset')).toBe(srcSet);
  expect(first?.getAttribute('sizes')).toBe(sizes);
});
