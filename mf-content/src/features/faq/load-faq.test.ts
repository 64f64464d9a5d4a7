import { expect, test } from '@jest/globals';
import { failWith } from '@vitryna/testing';
import { callLoader } from '../../testing/call-loader.ts';
import { loader } from './load-faq.ts';
import { faqData } from './structured-data.ts';

const faq = {
  slug: 'pytannia',
  title: 'Запитання',
  groups: [{ title: 'Доставка', items: [{ slug: 'term', q: 'Коли?', a: '<p>Завтра.</p>' }] }],
};

test('reads questions by their slug, and what the address looks for [§1.6 §2.6 questions and answers]', async () => {
  const { calls, result } = callLoader(loader, {
    path: '/ua/faq/pytannia?q=коли',
    params: { faqSlug: 'pytannia' },
    answers: { 'GET /faq/view': faq },
  });
  expect(await result).toEqual({ ...faq, query: 'коли', keptSince: null });
  expect(calls[0]?.query).toEqual({ locale: 'uk', slug: 'pytannia' });
});

test('reads the main questions without a slug', async () => {
  const { result } = callLoader(loader, { path: '/ua/faq', answers: { 'GET /faq': faq } });
  expect(await result).toMatchObject({ slug: 'pytannia', query: '' });
});

test('answers 404 for questions that are not there', async () => {
  const none = callLoader(loader, { path: '/ua/faq', answers: { 'GET /faq': null } });
  await expect(none.result).rejects.toMatchObject({ init: { status: 404 } });
});

test('never shows other questions than those that were asked for', async () => {
  const { result } = callLoader(loader, {
    path: '/ua/faq/inshi',
    params: { faqSlug: 'inshi' },
    answers: { 'GET /faq/view': faq },
  });
  expect(await result).toMatchObject({ data: null, init: { status: 503 } });
});

test('answers 503 when the content service is down', async () => {
  const { result } = callLoader(loader, { path: '/ua/faq', answers: { 'GET /faq': failWith(500, 'internal') } });
  expect(await result).toMatchObject({ data: null, init: { status: 503 } });
});

test('tells search engines each question with its answer', () => {
  expect(faqData(faq)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Коли?', acceptedAnswer: { text: '<p>Завтра.</p>' } }],
  });
});
