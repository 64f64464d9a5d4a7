import { test } from './support/engine-test.ts';
import { labels } from './support/words.ts';

test.use({ hasScripts: false });
test.skip(({ engine }) => engine === 'chromium', 'In Chromium it is Playwright that switches scripts off (shop/).');

test('without JavaScript leads by links and forms to the delivery of an order', { tag: '@phone' }, async ({
  shopper,
  language,
  width,
}) => {
  const text = labels[language.locale];
  const { open, press, fill, sees, isAt } = shopper;
  await open(language.home);
  await press('link', language.catalogue, { within: 'header' });
  await isAt(/\/catalog$/);
  await press('link', new RegExp(`^${language.cameras}`), { within: 'main' });
  await isAt(/\/ip-kamery$/);
  if (width === 'phone') await press('link', language.filters);
  await press('checkbox', language.resolution);
  await fill(language.priceTo, '9000');
  await press('button', width === 'phone' ? language.show : 'OK');
  await isAt(/\/ip-kamery\/rozdilna-zdatnist=4\?maxPrice=9000$/);
  await sees('article', undefined, { within: 'main' });
  await press('button', language.buy, { within: 'main article' });
  await isAt(/\/checkout\/cart$/);
  await press('link', text.checkOut, { within: 'main' });
  await fill(undefined, text.cityStart, { within: 'main' });
  await press('button', text.next, { within: 'main' });
  await sees('any', text.cityFound, { within: 'main' });
});
