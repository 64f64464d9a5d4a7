import { expect, test } from '@jest/globals';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import uk from '../locales/uk.json' with { type: 'json' };
import { FilterGroup } from './filter-group.tsx';

test('gives a browser without scripts every value, in one noscript', () => {
  const options = Array.from({ length: 12 }, (_, index) => ({ value: `v${index}`, text: `${index} Мп`, count: 1 }));
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: uk })}>
      <FilterGroup title="Матриця" name="sensor" options={options} isOpen={false} />
    </I18nProvider>,
  );
  expect(html.match(/<noscript>/g)).toHaveLength(1);
  expect(html.match(/type="checkbox"/g)).toHaveLength(12);
});
