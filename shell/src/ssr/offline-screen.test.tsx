import { expect, test } from '@jest/globals';
import { createI18n } from '@vitryna/i18n';
import { renderToString } from 'react-dom/server';
import { withLinks } from '../../service-worker/kept-page.ts';
import ru from '../locales/ru.json' with { type: 'json' };
import uk from '../locales/uk.json' with { type: 'json' };
import { Providers } from '../tab/providers.tsx';
import { OfflineScreen } from './offline-screen.tsx';
import { createServerStores, silentEventBus } from './server-stores.ts';

const render = (locale: 'uk' | 'ru') =>
  `<html lang="${locale}">${renderToString(
    <Providers
      i18n={createI18n({ locale, texts: { uk, ru }[locale] })}
      stores={createServerStores(locale)}
      eventBus={silentEventBus}
    >
      <OfflineScreen />
    </Providers>,
  )}</html>`;

test.each([
  ['uk', 'Немає з’єднання', 'Збережені сторінки'],
  ['ru', 'Нет соединения', 'Сохранённые страницы'],
] as const)('says in %s what is wrong and leaves the worker a place for what is kept', (locale, title, saved) => {
  const html = render(locale);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toMatch(/<section[^>]* hidden=""/);
  const filled = withLinks(html, [{ href: '/ua/catalog', title: 'Каталог', keptAt: 0 }]);
  expect(filled).not.toMatch(/<section[^>]* hidden=""/);
  expect(filled).toMatch(new RegExp(`<h2>${saved}</h2><ul data-kept-list=""><li><a href="/ua/catalog">Каталог</a>`));
});
