import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from '../outbox/blocks.ts';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { tokenLink } from '../outbox/token-link.ts';
import { sumIn } from '../outbox/words.ts';

type WatchLetter = {
  to: string;
  locale: Locale;
  publicUrl: string;
  token: string;
  product: { name: string; path: string };
  /** Kopiyky. */
  amount: number;
};

const say = (locale: Locale, uk: string, ru: string): string => (locale === 'uk' ? uk : ru);

/** The page on which a watch is confirmed or stopped. */
const watchLink = ({ publicUrl, locale, token }: Pick<WatchLetter, 'publicUrl' | 'locale' | 'token'>): string =>
  tokenLink(publicUrl, locale, '/price-watch', token);

const stopBlock = (letter: WatchLetter): Block => ({
  type: 'link',
  text: say(letter.locale, 'Більше не стежити за ціною', 'Больше не следить за ценой'),
  label: say(letter.locale, 'Припинити', 'Прекратить'),
  href: watchLink(letter),
});

/** Asks whether the address itself wants to know when a product becomes cheaper. */
export function confirmWatchLetter({ target, ...letter }: WatchLetter & { target: number | null }): Message {
  const { to, locale, product, amount } = letter;
  const rows: [string, string][] = [[say(locale, 'Ціна зараз', 'Цена сейчас'), sumIn(locale, amount)]];
  if (target !== null) rows.push([say(locale, 'Напишемо при ціні до', 'Напишем при цене до'), sumIn(locale, target)]);
  return composeMessage({
    ...{ to, kind: 'priceWatch', locale },
    subject: say(locale, 'Підтвердьте стеження за ціною', 'Подтвердите отслеживание цены'),
    blocks: [
      {
        type: 'text',
        text: say(
          locale,
          `Хтось, мабуть ви, просить написати на цю адресу, коли подешевшає ${product.name}.`,
          `Кто-то, вероятно вы, просит написать на этот адрес, когда подешевеет ${product.name}.`,
        ),
      },
      { type: 'facts', rows },
      {
        type: 'link',
        text: say(locale, 'Стежити за ціною', 'Следить за ценой'),
        label: say(locale, 'Підтвердити', 'Подтвердить'),
        href: watchLink(letter),
      },
      {
        type: 'text',
        text: say(
          locale,
          'Якщо це не ви, нічого робити не треба: без підтвердження листів не буде.',
          'Если это не вы, ничего делать не нужно: без подтверждения писем не будет.',
        ),
      },
    ],
  });
}

/** Tells that a watched product has become cheaper. */
export function priceFallLetter({ before, ...letter }: WatchLetter & { before: number | null }): Message {
  const { to, locale, product, amount, publicUrl } = letter;
  const rows: [string, string][] = [[say(locale, 'Нова ціна', 'Новая цена'), sumIn(locale, amount)]];
  if (before !== null) rows.push([say(locale, 'Була', 'Была'), sumIn(locale, before)]);
  return composeMessage({
    ...{ to, kind: 'priceFall', locale },
    subject: say(locale, `Подешевшало: ${product.name}`, `Подешевело: ${product.name}`),
    blocks: [
      { type: 'facts', rows },
      {
        type: 'link',
        text: product.name,
        label: say(locale, 'До товару', 'К товару'),
        href: new URL(product.path, publicUrl).href,
      },
      stopBlock(letter),
    ],
  });
}
