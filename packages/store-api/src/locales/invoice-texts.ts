import type { L10n } from '@vitryna/contracts/languages';

type InvoiceWords = Record<
  | 'title'
  | 'dated'
  | 'seller'
  | 'buyer'
  | 'edrpou'
  | 'phone'
  | 'bank'
  | 'piece'
  | 'goods'
  | 'discount'
  | 'total'
  | 'tax'
  | 'noTax'
  | 'purpose'
  | 'carrier',
  string
> & { columns: readonly string[] };

/** The labels of an invoice. */
export const invoiceTexts: L10n<InvoiceWords> = {
  uk: {
    title: 'Рахунок на оплату №',
    dated: 'від',
    seller: 'Постачальник',
    buyer: 'Покупець',
    edrpou: 'код ЄДРПОУ',
    phone: 'тел.',
    bank: 'у банку',
    columns: ['№', 'Товар', 'К-сть', 'Од.', 'Ціна, грн', 'Сума, грн'],
    piece: 'шт',
    goods: 'Разом',
    discount: 'Знижка за купоном',
    total: 'Усього до сплати',
    tax: 'у тому числі ПДВ',
    noTax: 'без ПДВ',
    purpose: 'Призначення платежу: оплата за товар за рахунком №',
    carrier: 'Доставку оплачує отримувач за тарифом перевізника, якщо в замовленні не сказано іншого.',
  },
  ru: {
    title: 'Счёт на оплату №',
    dated: 'от',
    seller: 'Поставщик',
    buyer: 'Покупатель',
    edrpou: 'код ЕГРПОУ',
    phone: 'тел.',
    bank: 'в банке',
    columns: ['№', 'Товар', 'Кол-во', 'Ед.', 'Цена, грн', 'Сумма, грн'],
    piece: 'шт',
    goods: 'Итого',
    discount: 'Скидка по купону',
    total: 'Всего к оплате',
    tax: 'в том числе НДС',
    noTax: 'без НДС',
    purpose: 'Назначение платежа: оплата за товар по счёту №',
    carrier: 'Доставку оплачивает получатель по тарифу перевозчика, если в заказе не сказано иного.',
  },
};
