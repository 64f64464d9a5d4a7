/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { Gallery, type Picture } from '@vitryna/ui';
import { preloadOf } from './preload-picture.ts';

test.each<[string, Picture[]]>([
  ['the first picture', [{ base: '/media/00112233aabbccdd/', alt: '' }]],
  ['sizes of its own', [{ base: '/media/outside/aa/', srcSet: '/media/outside/aa/m.avif 300w', alt: '' }]],
  ['the placeholder', []],
])('preloads exactly what the gallery asks for first: %s', (_name, pictures) => {
  const { container } = render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {}, onMissing: () => {} })}>
      <Gallery pictures={pictures} anchorOf={(id) => ({ id })} />
    </I18nProvider>,
  );
  const first = container.querySelector('[srcset]');
  const { srcSet, sizes } = preloadOf(pictures);
  expect(first?.getAttribute('srcset')).toBe(srcSet);
  expect(first?.getAttribute('sizes')).toBe(sizes);
});
