import { type MinorUnits, nothing, subtract, sum, times } from '@vitryna/money';
import { formatDecimal } from '@vitryna/money/format';
import type { createPdf, TableCell } from 'pdfmake';
import { invoiceTexts } from '../../locales/invoice-texts.ts';
import { dateIn } from '../outbox/words.ts';
import { type Invoice, taxIn } from './invoice.ts';

const written = (amount: MinorUnits): string => formatDecimal(amount).replace('.', ',');
const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right' });

function describeParties({ locale, seller, buyer }: Invoice): TableCell[][] {
  const texts = invoiceTexts[locale];
  const { legal, payee, phone } = seller;
  const from = [
    legal.company[locale],
    `${texts.edrpou} ${legal.edrpou}`,
    `IBAN ${payee.iban} ${texts.bank} ${payee.bank[locale]}`,
    `${legal.address[locale]}, ${texts.phone} ${phone}`,
  ];
  return [
    [texts.seller, { text: from.join('\n'), bold: true }],
    [texts.buyer, { text: `${buyer.name}\n${texts.edrpou} ${buyer.edrpou}`, bold: true }],
  ];
}

function describeSums({ locale, seller, lines, discount, total }: Invoice): TableCell[][] {
  const texts = invoiceTexts[locale];
  const { vatPercent } = seller.payee;
  const goods = sum(lines.map(({ price, quantity }) => times(price, quantity)));
  const row = (label: string, amount: MinorUnits, bold = false) => [right(label, bold), right(written(amount), bold)];
  return [
    row(texts.goods, goods),
    ...(discount > nothing ? [row(texts.discount, subtract(nothing, discount))] : []),
    row(texts.total, total, true),
    vatPercent > 0 ? row(`${texts.tax} ${vatPercent} %`, taxIn(total, vatPercent)) : [right(texts.noTax), right('')],
  ];
}

/** An invoice as the library that draws it reads it. The head of its table stands on each page. */
export function describeInvoice(invoice: Invoice): Parameters<typeof createPdf>[0] {
  const { locale, number, date, lines } = invoice;
  const texts = invoiceTexts[locale];
  const title = `${texts.title} ${number} ${texts.dated} ${dateIn(locale, date)}`;
  const rows = lines.map(({ name, quantity, price }, at): TableCell[] => [
    right(String(at + 1)),
    name,
    right(String(quantity)),
    texts.piece,
    right(written(price)),
    right(written(times(price, quantity))),
  ]);
  const head = texts.columns.map((text): TableCell => ({ text, bold: true }));
  return {
    info: { title },
    defaultStyle: { fontSize: 10, lineHeight: 1.2 },
    content: [
      { text: title, fontSize: 15, bold: true, margin: [0, 0, 0, 12] },
      { layout: 'noBorders', table: { widths: [80, '*'], body: describeParties(invoice) }, margin: [0, 0, 0, 12] },
      { table: { headerRows: 1, widths: [20, '*', 36, 24, 64, 70], body: [head, ...rows] } },
      { layout: 'noBorders', table: { widths: ['*', 76], body: describeSums(invoice) }, margin: [0, 6, 0, 12] },
      { text: `${texts.purpose} ${number}` },
      { text: texts.carrier, fontSize: 8, margin: [0, 6, 0, 0] },
    ],
  };
}
