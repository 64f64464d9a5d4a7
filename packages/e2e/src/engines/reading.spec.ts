import { Key } from 'selenium-webdriver';
import { expect, soon, test } from './support/engine-test.ts';
import { labels } from './support/words.ts';

test('reads: a post, an answer by its address, the price of delivery, a form', { tag: '@once' }, async ({
  shopper,
  language,
}) => {
  const text = labels[language.locale];
  const { openHydrated, press, fill, sees, seesNo, isAt, key, find, read } = shopper;
  const main = { within: 'main' };
  await test.step('a post and its parts', async () => {
    await openHydrated(`${language.prefix}/blog`);
    await press('link', text.post, main);
    await isAt(/\/blog\/dbzh-dlia-routera$/);
    await sees('heading', text.post, main);
    const part = () => read(() => document.querySelector<HTMLAnchorElement>('main nav a[href^="#"]')?.hash ?? '');
    await soon(part).toMatch(/^#./);
    const hash = await part();
    await openHydrated(`${language.prefix}/blog/dbzh-dlia-routera${hash}`);
    const top = () =>
      read((hash: string) => document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? -1, hash);
    // Below what stays at the window's top.
    await soon(top).toBeGreaterThanOrEqual(0);
    await soon(top).toBeLessThan(400);
  });
  await test.step('an answer by its address, others by their words', async () => {
    await openHydrated(`${language.prefix}/faq/pytannia#skilky-kamer`);
    await sees('any', text.fourCameras, main);
    await soon(() => read(() => document.activeElement?.id)).toBe('skilky-kamer');
    await fill(text.searchQuestions, text.freeWord, { ...main, role: 'searchbox' });
    await sees('any', text.whenFree, main);
    await seesNo('any', text.fourCameras, main);
  });
  await test.step('the price of delivery to a city', async () => {
    await openHydrated(`${language.prefix}/about-company/shipping-payment`);
    await fill(text.deliverTo, text.cityStart, { ...main, role: 'combobox' });
    await press('option', text.cityFound);
    await sees('any', /\d{2,} ₴/, { within: 'main [role=status]' });
  });
  await test.step('a form of editors', async () => {
    await openHydrated(`${language.prefix}/about-company/cooperation`);
    // The form comes when its place is near.
    await read(() => document.querySelector('main h2:last-of-type')?.scrollIntoView());
    await fill(text.name, 'Олена', { within: 'main form' });
    await fill(text.phone, '0671234567', { within: 'main form' });
    await press('checkbox', text.agree, { within: 'main form' });
    const send = () => press('button', text.send, { within: 'main form' });
    /** What became of the form: a dialog that thanks, or a notice in it that asks once more. */
    const answer = () =>
      read(
        () =>
          document.querySelector('dialog[open] h2, main form div[role=alert]')?.closest('dialog, form')?.localName ??
          '',
      );
    await send();
    await soon(answer).toMatch(/./);
    // A driver may be faster than a hand: it is asked once more, as a person would be, and takes a person's time.
    if ((await answer()) === 'form') {
      const asked = await read(() => performance.now());
      await soon(() => read(() => performance.now())).toBeGreaterThan(asked + 1600);
      await send();
    }
    await sees('heading', text.messageTaken, { within: 'dialog[open]' });
    const dialog = await find('dialog');
    expect((await dialog.getRect()).height).toBeGreaterThan(100);
    await key(Key.ESCAPE);
    await seesNo('dialog');
    expect(await read(() => document.querySelectorAll('main form [role=alert]').length)).toBe(0);
    // To its button, which had it when the form was emptied.
    await soon(() => read(() => document.activeElement?.closest('main form') !== null)).toBe(true);
  });
});
