import { type MinorUnits, nothing, subtract, sum, times } from '@vitryna/money';
import { formatDecimal } from '@vitryna/money/format';
import type { createPdf, TableCell } from 'pdfmake';
import { invoiceWords } from '../../locales/invoice-words.ts';
import { dateIn } from '../outbox/words.ts';
import { type Invoice, taxIn } from './invoice.ts';

const written = (amount: MinorUnits): string => formatDecimal(amount).replace('.', ',');
const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right' });

function describeParties({ locale, seller, buyer }: Invoice): TableCell[][] {
  const words = invoiceWords[locale];
  const { legal, payee, phone } = seller;
  const from = [
    legal.company[locale],
    `${words.edrpou} ${legal.edrpou}`,
    `IBAN ${payee.iban} ${words.bank} ${payee.bank[locale]}`,
    `${legal.address[locale]}, ${words.phone} ${phone}`,
  ];
  return [
    [words.seller, { text: from.join('\n'), bold: true }],
    [words.buyer, { text: `${buyer.name}\n${words.edrpou} ${buyer.edrpou}`, bold: true }],
  ];
}

function describeSums({ locale, seller, lines, discount, total }: Invoice): TableCell[][] {
  const words = invoiceWords[locale];
  const { vatPercent } = seller.payee;
  const goods = sum(lines.map(({ price, quantity }) => times(price, quantity)));
  const row = (label: string, amount: MinorUnits, bold = false) => [right(label, bold), right(written(amount), bold)];
  return [
    row(words.goods, goods),
    ...(discount > nothing ? [row(words.discount, subtract(nothing, discount))] : []),
    row(words.total, total, true),
    vatPercent > 0 ? row(`${words.tax} ${vatPercent} %`, taxIn(total, vatPercent)) : [right(words.noTax), right('')],
  ];
}

/** An invoice as the library that draws it reads it. The head of its table stands on each page. */
export function describeInvoice(invoice: Invoice): Parameters<typeof createPdf>[0] {
  const { locale, number, date, lines } = invoice;
  const words = invoiceWords[locale];
  const title = `${words.title} ${number} ${words.dated} ${dateIn(locale, date)}`;
  const rows = lines.map(({ name, quantity, price }, at): TableCell[] => [
    right(String(at + 1)),
    name,
    right(String(quantity)),
    words.piece,
    right(written(price)),
    right(written(times(price, quantity))),
  ]);
  const head = words.columns.map((text): TableCell => ({ text, bold: true }));
  return {
    info: { title },
    defaultStyle: { fontSize: 10, lineHeight: 1.2 },
    content: [
      { text: title, fontSize: 15, bold: true, margin: [0, 0, 0, 12] },
      { layout: 'noBorders', table: { widths: [80, '*'], body: describeParties(invoice) }, margin: [0, 0, 0, 12] },
      { table: { headerRows: 1, widths: [20, '*', 36, 24, 64, 70], body: [head, ...rows] } },
      { layout: 'noBorders', table: { widths: ['*', 76], body: describeSums(invoice) }, margin: [0, 6, 0, 12] },
      { text: `${words.purpose} ${number}` },
      { text: words.carrier, fontSize: 8, margin: [0, 6, 0, 0] },
    ],
  };
}
