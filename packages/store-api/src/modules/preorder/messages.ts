import type { Locale } from '@vitryna/contracts/constants';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';

type PreorderLetter = { to: string; locale: Locale; number: string; product: string; quantity: number };

/** The letter that a pre-order has been taken. */
export function preorderLetter({ to, locale, number, product, quantity }: PreorderLetter): Message {
  const [subject, text] =
    locale === 'uk'
      ? [
          `Передзамовлення ${number}`,
          `Ми отримали ваше передзамовлення ${number}: ${product}, ${quantity} шт. Зателефонуємо, щойно товар надійде.`,
        ]
      : [
          `Предзаказ ${number}`,
          `Мы получили ваш предзаказ ${number}: ${product}, ${quantity} шт. Позвоним, как только товар поступит.`,
        ];
  return composeMessage({ to, kind: 'preorder', locale, subject, blocks: [{ type: 'text', text }] });
}
