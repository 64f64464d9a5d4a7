import { Key } from 'selenium-webdriver';
import { expect, soon, test } from './support/engine-test.ts';
import { labels } from './support/words.ts';

test('buys: search, filters, pictures, cart, point of delivery, bank', { tag: '@once' }, async ({
  shopper,
  language,
  width,
}) => {
  const text = labels[language.locale];
  const { open, openHydrated, press, fill, sees, seesNo, isAt, key, find, findAll, read } = shopper;
  await test.step('searches', async () => {
    await openHydrated(language.home);
    await fill(undefined, text.query, { within: 'header' });
    await key(Key.ENTER);
    await isAt(/\/search\?searchQuery=/);
    await sees('heading', new RegExp(text.query), { within: 'main' });
    await sees('article', undefined, { within: 'main' });
  });
  await test.step('filters a category', async () => {
    await openHydrated(`${language.prefix}/ip-kamery`);
    if (width === 'phone') await press('link', language.filters);
    await press('checkbox', language.resolution);
    if (width === 'phone') await press('button', language.show);
    await isAt(/rozdilna-zdatnist=4$/);
    await sees('link', new RegExp(`: ${language.resolution}$`), { within: 'main' });
    await shopper.driver.navigate().back();
    await isAt(/\/ip-kamery$/);
    await seesNo('link', new RegExp(`: ${language.resolution}$`), { within: 'main' });
  });
  await test.step('looks at a product', async () => {
    const buttons = await findAll('button', language.buy, { within: 'main article' });
    expect(buttons.length).toBeGreaterThan(0);
    const href = await read(
      (button: HTMLElement) => button.closest('article')?.querySelector<HTMLAnchorElement>('h3 a,h2 a')?.href ?? '',
      buttons[0] as never,
    );
    await openHydrated(href);
    await press('button', text.enlarge);
    await press('button', text.nextPicture, { within: 'dialog[open]' });
    const gallery = 'dialog[data-modal-name="mf-product/gallery"]';
    await soon(async () => (await find('dialog')).getText()).toContain('2 / ');
    const picture = () =>
      read((selector: string) => {
        const image = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].find(
          ({ offsetParent }) => offsetParent,
        );
        return image ? Math.min(image.getBoundingClientRect().height, image.naturalHeight) : 0;
      }, gallery);
    await soon(picture).toBeGreaterThan(200);
    await key(Key.ESCAPE);
    await seesNo('dialog');
    await openHydrated(`${new URL(href).pathname}/reviews`);
    await press('link', text.writeReview);
    await sees('dialog', text.writeReview);
    await sees('textbox', text.name, { within: 'dialog[open]' });
    await key(Key.ESCAPE);
    await seesNo('dialog');
    await open(href);
    await shopper.isHydrated();
  });
  await test.step('puts it into the cart and checks out', async () => {
    await press('button', language.addToCart, { within: 'main' });
    await sees('dialog', language.cart);
    await press('button', language.oneMore, { within: 'dialog[open]' });
    await press('link', text.checkOut, { within: 'dialog[open]' });
    await isAt(/\/checkout$/);
    await fill(text.phone, '0671234567');
    await soon(async () => (await find('textbox', text.phone)).getProperty('value')).toBe('+38 (067) 123-45-67');
    await fill(text.first, 'Оксана');
    await fill(text.last, 'Шевчук');
    await press('button', text.next);
    await fill(text.city, text.cityStart, { role: 'combobox' });
    await press('option', text.cityFound);
    await press('radio', undefined, { within: `[role=radiogroup][aria-label="${text.points}"]` });
    await press('button', text.next);
    await press('radio', text.card);
    await fill(text.email, 'oksana@example.com');
    await press('button', text.next);
    await press('button', text.order);
  });
  await test.step('pays', async () => {
    await press('button', text.payAtBank);
    await isAt(/\/order\/[\w-]{20}/);
    await soon(async () => (await find('any', undefined, { within: 'body' })).getText()).toContain(text.paid);
  });
});
