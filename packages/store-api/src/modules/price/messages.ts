import type { Locale } from '@vitryna/contracts/constants';
import type { MinorUnits } from '@vitryna/money';
import { formatMinor } from '@vitryna/money/format';
import type { Block } from '../outbox/blocks.ts';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { tokenLink } from '../outbox/token-link.ts';
import { unsubscribeUrl } from '../outbox/unsubscribe-url.ts';
import { textsIn } from '../shared/texts.ts';

type WatchEmail = {
  to: string;
  locale: Locale;
  publicUrl: string;
  token: string;
  product: { name: string; path: string };
  amount: MinorUnits;
};

/** The page on which a watch is confirmed or stopped. */
const watchLink = ({ publicUrl, locale, token }: WatchEmail): string =>
  tokenLink(publicUrl, locale, '/price-watch', token);

const leave = ({ publicUrl, locale, token }: WatchEmail): string =>
  unsubscribeUrl(publicUrl, { list: 'priceWatch', locale, token });

/** Asks whether the address itself wants to know when a product becomes cheaper. */
export function confirmWatchEmail({ target, ...mail }: WatchEmail & { target: MinorUnits | null }): Message {
  const { to, locale, product, amount } = mail;
  const t = textsIn(locale);
  const rows: [string, string][] = [[t('Price now'), formatMinor(amount)]];
  if (target !== null) rows.push([t('We will write at a price of up to'), formatMinor(target)]);
  const asks = 'Somebody, probably you, asks us to write to this address when {{product}} becomes cheaper.';
  return composeMessage({
    ...{ to, kind: 'priceWatch', locale, unsubscribeUrl: leave(mail) },
    subject: t('Confirm that you follow the price'),
    blocks: [
      { type: 'text', text: t(asks, { product: product.name }) },
      { type: 'facts', rows },
      { type: 'link', text: t('Follow the price'), label: t('Confirm'), href: watchLink(mail) },
      {
        type: 'text',
        text: t('If it was not you, there is nothing to do: without a confirmation we will not write.'),
      },
    ],
  });
}

/** Tells that a watched product has become cheaper. */
export function priceFallEmail({ before, ...mail }: WatchEmail & { before: MinorUnits | null }): Message {
  const { to, locale, product, amount, publicUrl } = mail;
  const t = textsIn(locale);
  const rows: [string, string][] = [[t('New price'), formatMinor(amount)]];
  if (before !== null) rows.push([t('It was'), formatMinor(before)]);
  const stop: Block = {
    type: 'link',
    text: t('Do not follow the price any more'),
    label: t('Stop'),
    href: watchLink(mail),
  };
  return composeMessage({
    ...{ to, kind: 'priceFall', locale, unsubscribeUrl: leave(mail) },
    subject: t('Cheaper now: {{product}}', { product: product.name }),
    blocks: [
      { type: 'facts', rows },
      { type: 'link', text: product.name, label: t('To the product'), href: new URL(product.path, publicUrl).href },
      stop,
    ],
  });
}
