import { expect, test } from '@jest/globals';
import { toMinor } from '@vitryna/money';
import { extractText, getDocumentProxy } from 'unpdf';
import { type Invoice, taxIn } from './invoice.ts';
import { writeInvoice } from './write-invoice.ts';

const invoice: Invoice = {
  locale: 'uk',
  number: '4587-1902',
  date: new Date('2026-11-22T22:30:00Z'),
  seller: {
    legal: {
      company: { uk: 'ТОВ «Обрій»', ru: 'ООО «Горизонт»' },
      edrpou: '12345678',
      address: { uk: 'Львів, вул. Нова, 1', ru: 'Львов, ул. Новая, 1' },
      email: 'hello@obrii.example',
    },
    phone: '0 800 777 777',
    payee: {
      iban: 'UA323052990000026009000000001',
      bank: { uk: 'АТ КБ «Приклад»', ru: 'АО КБ «Пример»' },
      vatPercent: 20,
    },
  },
  buyer: { name: 'ТОВ «Ґанок і Їжак»', edrpou: '14360570' },
  lines: [
    { name: 'Лампа «Промінь» 10 Вт', quantity: 3, price: toMinor(120.5) },
    { name: 'Кабель {{UTP}} <b>5e</b>', quantity: 1, price: toMinor(33.33) },
  ],
  discount: toMinor(19.74),
  total: toMinor(375.09),
};

async function read(changes: Partial<Invoice> = {}) {
  const bytes = await writeInvoice({ ...invoice, ...changes });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), totalPages };
}

test('says who pays what to whom, in the letters of its language', async () => {
  const { text } = await read();
  for (const part of [
    'Рахунок на оплату № 4587-1902 від 23 листопада 2026',
    'ТОВ «Обрій» код ЄДРПОУ 12345678 IBAN UA323052990000026009000000001 у банку АТ КБ «Приклад»',
    'ТОВ «Ґанок і Їжак» код ЄДРПОУ 14360570',
    '1 Лампа «Промінь» 10 Вт 3 шт 120,50 361,50',
    '2 Кабель {{UTP}} <b>5e</b> 1 шт 33,33 33,33',
    'Разом 394,83',
    'Знижка за купоном -19,74',
    'Усього до сплати 375,09',
    'у тому числі ПДВ 20 % 62,52',
  ])
    expect(text).toContain(part);
  const russian = (await read({ locale: 'ru', discount: toMinor(0) })).text;
  for (const part of ['Счёт на оплату № 4587-1902 от 23 ноября 2026', 'ООО «Горизонт»', 'в том числе НДС 20 % 62,52'])
    expect(russian).toContain(part);
  expect(russian).not.toContain('Скидка');
});

test('names no tax of a shop that pays none, and repeats the head of a long table', async () => {
  const seller = { ...invoice.seller, payee: { ...invoice.seller.payee, vatPercent: 0 } };
  const lines = Array.from({ length: 100 }, (_, at) => ({ name: `Товар ${at}`, quantity: 1, price: toMinor(1) }));
  const { text, totalPages } = await read({ seller, lines });
  expect(text).toContain('без ПДВ');
  expect(text).not.toMatch(/ПДВ \d/);
  expect(totalPages).toBeGreaterThan(1);
  expect(text.split('Ціна, грн')).toHaveLength(totalPages + 1);
});

test.each([
  [375.09, 20, 62.52],
  [0.01, 20, 0],
  [1.2, 20, 0.2],
  [0, 20, 0],
  [1, 0, 0],
])('finds the tax in %d hryvnia at %d percent', (total, percent, tax) => {
  expect(taxIn(toMinor(total), percent)).toBe(toMinor(tax));
});
