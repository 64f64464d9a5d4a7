import type { Locator, Page } from '@playwright/test';
import {
  adPopupDelayMs,
  adSlideMs,
  copiedMs,
  leadCaptureDelayMs,
  resultAutoCloseMs,
} from '@vitryna/contracts/constants';
import { adShownCookie, leadShownCookie, sessionHintCookie } from '@vitryna/contracts/cookies';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { goStill, serveSlides } from '../support/popups.ts';
import { expect, test } from '../support/problems.ts';
import { openCatalogue } from '../support/shop.ts';

const labels = {
  uk: {
    ad: 'Пропозиції магазину',
    next: 'Наступна пропозиція',
    previous: 'Попередня пропозиція',
    pause: 'Зупинити показ пропозицій',
    form: 'Купон на перше замовлення',
    name: 'Ім’я',
    email: 'Електронна пошта',
    policy: 'умовами політики конфіденційності',
    mailing: /^Хочу отримувати листи/,
    submit: 'Отримати купон',
    required: 'Заповніть це поле',
    wrongEmail: 'Ви ввели неправильну електронну адресу',
    tooLong: 'Максимальна довжина поля: 255',
    mustAgree: 'Потрібно прийняти умови та положення',
    success: 'Ваша знижка — 5 %',
    copy: 'Скопіювати купон',
    copied: 'Скопійовано',
    checkMail: 'Перевірте пошту',
    emptyCart: 'Кошик порожній',
    serverError: 'Внутрішня помилка сервера',
  },
  ru: {
    ad: 'Предложения магазина',
    next: 'Следующее предложение',
    previous: 'Предыдущее предложение',
    pause: 'Остановить показ предложений',
    form: 'Купон на первый заказ',
    name: 'Имя',
    email: 'Электронная почта',
    policy: 'условиями политики конфиденциальности',
    mailing: /^Хочу получать письма/,
    submit: 'Получить купон',
    required: 'Заполните это поле',
    wrongEmail: 'Вы ввели неверный адрес электронной почты',
    tooLong: 'Максимальная длина поля: 255',
    mustAgree: 'Необходимо принять условия и положения',
    success: 'Ваша скидка — 5 %',
    copy: 'Скопировать купон',
    copied: 'Скопировано',
    checkMail: 'Проверьте почту',
    emptyCart: 'Корзина пуста',
    serverError: 'Внутренняя ошибка сервера',
  },
} as const;

const coupon = { coupon: 'ABCD-EFGH-JKLM', discount: 5, expiresAt: '2026-12-31T00:00:00Z' };

const labelsOf = (language: Language) => labels[language.locale];
const adOf = (page: Page, language: Language) => page.getByRole('dialog', { name: labelsOf(language).ad });
const formOf = (page: Page, language: Language) => page.getByRole('dialog', { name: labelsOf(language).form });

/** Seconds that a cookie of the store will live on, by the browser's own clock. */
async function cookieAge(page: Page, name: string): Promise<number> {
  const cookie = (await page.context().cookies()).find((one) => one.name === name);
  return cookie ? cookie.expires - Date.now() / 1000 : 0;
}

/** Closes the one modal that is open by Esc and gives its name. */
async function closeOnly(page: Page): Promise<string | null> {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const name = await page.getByRole('dialog').getAttribute('data-modal-name');
  await page.keyboard.press('Escape');
  await expect(page.locator(`dialog[data-modal-name="${name}"]`)).toHaveCount(0);
  return name;
}

test.use({ hasPopups: true });

/** The slide of a place is the one that can be reached, and the one in sight. */
async function expectSlide(ad: Locator, place: number) {
  const slide = ad.locator('[role="group"]:not([inert])');
  await expect(slide).toHaveAccessibleName(new RegExp(`^${place} .+ 3$`));
  await expect(slide).toBeInViewport({ ratio: 0.9 });
}

/** The cross stands in the upper right corner, over what it closes. */
async function expectCrossInCorner(modal: Locator, { close }: Language): Promise<void> {
  await expect
    .poll(async () => {
      const [box, cross] = [
        await modal.boundingBox(),
        await modal.getByRole('button', { name: close }).first().boundingBox(),
      ];
      return box && cross && [box.x + box.width - cross.x - cross.width, cross.y - box.y].map(Math.round);
    })
    .toEqual([8, 8]);
}

test('the ad opens 5 s after load, loops and stays away for a day [§2.9 §2.25 §2.26 §3.17 §4.27 §9.12]', async ({
  page,
  language,
}) => {
  const text = labelsOf(language);
  const asked = await serveSlides(page);
  await goStill(page, `${language.prefix}/warranty?utm_source=mail&utm_campaign=autumn`);
  const ad = adOf(page, language);
  await page.clock.runFor(adPopupDelayMs - 1);
  expect(asked).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1);
  await expectSlide(ad, 1);
  await expectCrossInCorner(ad, language);
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { utm_source: 'mail', utm_campaign: 'autumn' },
  ]);
  await expect(ad.getByRole('heading', { name: 'Камери 4 Мп' })).toHaveCSS('color', 'rgb(18, 52, 86)');

  await page.clock.runFor(adSlideMs - 1);
  await expectSlide(ad, 1);
  await page.clock.runFor(1);
  await expectSlide(ad, 2);

  // The pointer over it, and the focus in it, hold it; the time that was left is left.
  await page.clock.runFor(4000);
  await ad.getByText('2 / 3').hover();
  await page.clock.runFor(adSlideMs * 2);
  await expectSlide(ad, 2);
  await page.mouse.move(2, 2);
  await page.clock.runFor(adSlideMs - 4000);
  await expectSlide(ad, 3);
  await ad.getByRole('button', { name: text.next }).focus();
  await page.clock.runFor(adSlideMs * 2);
  await expectSlide(ad, 3);
  await ad.getByRole('button', { name: text.next }).click();
  await expectSlide(ad, 1);
  await ad.getByRole('button', { name: text.previous }).click();
  await expectSlide(ad, 3);
  await ad.getByRole('button', { name: text.pause }).click();
  await ad.focus();
  await page.mouse.move(2, 2);
  await page.clock.runFor(adSlideMs * 2);
  await expectSlide(ad, 3);

  await page.clock.resume();
  await expectAccessible(page, 'dialog[open]');
  expect(await cookieAge(page, adShownCookie.name)).toBe(0);
  await ad.getByRole('button', { name: language.close }).click();
  await expect(ad).toHaveCount(0);
  const age = await cookieAge(page, adShownCookie.name);
  expect(age).toBeGreaterThan(adShownCookie.maxAge - 120);
  expect(age).toBeLessThanOrEqual(adShownCookie.maxAge);
});

test('the ad waits until the catalogue is closed', { tag: '@desktop' }, async ({ page, language }) => {
  await serveSlides(page);
  await goStill(page, `${language.prefix}/warranty`);
  const menu = await openCatalogue(page, language);
  await page.clock.runFor(adPopupDelayMs * 2);
  await expect(menu).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.clock.runFor(1000);
  await expect(adOf(page, language)).toBeVisible();
});

test('the discount form opens 30 s after load and gives a coupon [§1.5 §2.6 privacy policy §2.9 §3.20 §4.22 §4.24 §5.6 §5.7 §5.8 §5.14 §7.3 /marketing/event]', async ({
  page,
  language,
  context,
}) => {
  const text = labelsOf(language);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await serveSlides(page, { data: [] });
  const sent: Record<string, unknown>[] = [];
  let answer: () => void = () => {};
  await page.route('**/user/marketing/event', async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { data: coupon } });
  });
  await goStill(page, `${language.prefix}/catalog`);
  const form = formOf(page, language);
  await page.clock.runFor(leadCaptureDelayMs - 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1);
  const [name, email] = [form.getByLabel(text.name), form.getByLabel(text.email)];
  await expect(name).toBeVisible();
  const [agreement, mailing] = [form.getByRole('checkbox').first(), form.getByRole('checkbox', { name: text.mailing })];
  await expect(agreement).toBeChecked();
  await expect(mailing).not.toBeChecked();
  const policy = form.getByRole('link', { name: text.policy });
  await expect(policy).toHaveAttribute('target', '_blank');
  await expect(policy).toHaveAttribute('href', `${language.prefix}/privacy-policy`);

  // An error comes when a field is left, one for each, and goes when it is right.
  await name.fill(' ');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await name.blur();
  await expect(form.getByRole('alert')).toHaveText([text.required]);
  await name.fill('а'.repeat(256));
  await expect(form.getByRole('alert')).toHaveText([text.tooLong]);
  await name.fill('  Олена ');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await email.fill('olena@');
  await email.blur();
  await expect(form.getByRole('alert')).toHaveText([text.wrongEmail]);
  await agreement.uncheck();
  await form.getByRole('button', { name: text.submit }).click();
  await expect(form.getByRole('alert')).toHaveText([text.wrongEmail, text.mustAgree]);
  await page.clock.resume();
  await expectAccessible(page, 'dialog[open]');
  await page.clock.pauseAt(new Date('2026-11-21T11:00:00Z'));
  await email.fill(' olena@example.com ');
  await agreement.check();
  expect(sent).toEqual([]);

  const submit = form.getByRole('button', { name: text.submit });
  await submit.click();
  await expect(submit).toBeDisabled();
  await email.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  answer();
  const result = page.getByRole('dialog', { name: text.success });
  await expect(result.getByText(coupon.coupon)).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(sent).toEqual([
    {
      event: 'subscriptionWithCoupon',
      email: 'olena@example.com',
      isConfirmed: true,
      name: 'Олена',
      marketing: false,
      extraNote: '',
      startedAt: expect.any(Number),
      sentAt: expect.any(Number),
    },
  ]);
  expect(await cookieAge(page, leadShownCookie.name)).toBeGreaterThan(adShownCookie.maxAge);

  // It closes by itself, but not under the hands of who copies.
  await result.getByRole('button', { name: text.copy }).click();
  await expect(result.getByRole('button', { name: text.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(coupon.coupon);
  await page.clock.runFor(copiedMs);
  await expect(result.getByRole('button', { name: text.copy })).toBeVisible();
  await page.clock.runFor(resultAutoCloseMs * 2);
  await expect(result).toBeVisible();
  await page.mouse.move(2, 2);
  await result.focus();
  await page.clock.runFor(resultAutoCloseMs);
  await expect(result).toHaveCount(0);
});

test.describe('a form that is refused', () => {
  test.use({ allowed: /\b(?:500|409)\b/ });
  test('says so and keeps what was typed; who has a coupon is sent to the mail [§3.20]', async ({
    page,
    language,
    context,
  }) => {
    const text = labelsOf(language);
    const profile = {
      id: 'u1',
      name: { firstName: 'Олена', lastName: null, middleName: null },
      email: 'olena@example.com',
      emailConfirmed: true,
      phone: null,
      locale: language.locale,
      birthday: null,
      company: null,
      roles: ['customer'],
      consents: { marketingEmail: false, marketingSms: false, analytics: false, updatedAt: '2026-11-21T00:00:00Z' },
      createdAt: '2026-11-21T00:00:00Z',
    };
    await context.addCookies([{ name: sessionHintCookie, value: '1', domain: 'localhost', path: '/' }]);
    await page.route('**/user/account/me', (route) => route.fulfill({ json: { data: profile } }));
    await serveSlides(page, { data: [] });
    const answers = [
      { status: 500, json: { error: { code: 'internal', message: '@Internal server error' } } },
      { status: 409, json: { error: { code: 'alreadySubscribed', message: '@You are already subscribed' } } },
      { status: 200, json: { data: coupon } },
    ];
    await page.route('**/user/marketing/event', (route) => route.fulfill(answers.shift() ?? {}));
    await page.goto(`${language.prefix}/warranty#modal=leadCapture`);
    const form = formOf(page, language);
    // A signed-in shopper finds the form filled in.
    await expect(form.getByLabel(text.name)).toHaveValue('Олена');
    await expect(form.getByLabel(text.email)).toHaveValue('olena@example.com');
    await form.getByLabel(text.name).fill('Оля');
    const submit = form.getByRole('button', { name: text.submit });
    await submit.click();
    await expect(form.getByRole('alert')).toHaveText([text.serverError]);
    await expect(form.getByLabel(text.name)).toHaveValue('Оля');
    await expectAccessible(page, 'dialog[open]');
    await submit.click();
    const result = page.getByRole('dialog', { name: text.checkMail });
    await expect(result).toBeVisible();
    await expect(form).toHaveCount(0);
    await result.getByRole('button', { name: language.close }).last().click();
    await expect(result).toHaveCount(0);
    await page.goto(`${language.prefix}/warranty#modal=leadCapture`);
    await expect(form).toBeVisible();
    await page.reload();
    // Who the shopper is, is known a moment after the form is there.
    await expect(form.getByLabel(text.email)).toHaveValue('olena@example.com');
    await submit.click();
    await expect(page.getByRole('dialog', { name: text.success })).toBeVisible();
    await page.mouse.move(180, 500);
    await page.getByRole('dialog', { name: text.success }).getByRole('button', { name: text.copy }).focus();
    await expectAccessible(page, 'dialog[open]');
  });
});

test('pop-ups never stack, wait for what the shopper opened, and spare the checkout', async ({ page, language }) => {
  const asked = await serveSlides(page);
  await goStill(page, `${language.prefix}/checkout`);
  await page.clock.fastForward(leadCaptureDelayMs);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(language.home);
  expect([await closeOnly(page), await closeOnly(page)].sort()).toEqual(['ad', 'leadCapture']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await cookieAge(page, adShownCookie.name)).toBeGreaterThan(0);
  expect(await cookieAge(page, leadShownCookie.name)).toBeGreaterThan(0);
});

test('a modal that the shopper opened is not covered', async ({ page, language }) => {
  await serveSlides(page);
  await goStill(page, `${language.prefix}/warranty`);
  await page.getByRole('banner').getByRole('link', { name: language.cart, exact: true }).click();
  const cart = page.getByRole('dialog', { name: language.cart });
  // A call that is on its way would run out of time.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await cart.textContent()).toContain(labelsOf(language).emptyCart);
  }).toPass();
  await page.clock.fastForward(leadCaptureDelayMs);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(cart).toBeVisible();
  expect(await closeOnly(page)).toBe('cart');
  expect([await closeOnly(page), await closeOnly(page)].sort()).toEqual(['ad', 'leadCapture']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('an ad that does not load', () => {
  test.use({ allowed: /\b500\b/ });
  test('is none, silently [§8.11]', async ({ page, language }) => {
    const asked = await serveSlides(page, { error: { code: 'internal', message: '@Internal server error' } }, 500);
    await goStill(page, `${language.prefix}/warranty`);
    await page.clock.runFor(adPopupDelayMs);
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(adPopupDelayMs);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
