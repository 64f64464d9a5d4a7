import { expect, jest, test } from '@jest/globals';
import { createApiError } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { createStores } from '@vitryna/store';
import ru from '../../locales/ru.json' with { type: 'json' };
import uk from '../../locales/uk.json' with { type: 'json' };
import { answerEmail } from './answer-email-link.ts';

const apiError = (status?: number) =>
  createApiError({ kind: status ? 'http' : 'network', message: 'refused', ...(status && { status }) });

async function answer(query: string, { locale = 'uk' as 'uk' | 'ru', error = null as Error | null } = {}) {
  const post = jest.fn(async (_path: string, _body: unknown) => {
    if (error) throw error;
    return null;
  });
  const api = { get: async () => null, post } as unknown as Parameters<typeof answerEmail>[1]['api'];
  const stores = createStores({ locale, api, eventBus: { emit: () => {} } });
  const i18n = createI18n({ locale, texts: { uk, ru }[locale] });
  await answerEmail(new URLSearchParams(query), { api, stores });
  const { byName, stack } = stores.getState().modals;
  const [name] = stack;
  const extra = name && byName[name]?.extra;
  return {
    name,
    title: extra && 'titleKey' in extra ? i18n.t(String(extra.titleKey)) : null,
    text: extra && 'textKey' in extra ? i18n.t(String(extra.textKey)) : null,
    extra,
    calls: post.mock.calls.map(([path, body]) => [path, body]),
  };
}

test.each([
  ['uk', 'Адресу підтверджено'],
  ['ru', 'Адрес подтверждён'],
] as const)('confirms an address and says so in %s', async (locale, title) => {
  const result = await answer('confirm=t1', { locale });
  expect(result).toMatchObject({ name: 'successful', title, calls: [['/account/email/confirm', { token: 't1' }]] });
});

test.each([
  ['discounts', /про знижки/],
  ['installers', /для монтажників/],
])('leaves the list %s and names it', async (list, text) => {
  const { name, text: said, calls } = await answer(`unsubscribe=t2&list=${list}`);
  expect(name).toBe('successful');
  expect(said).toMatch(text);
  expect(calls).toEqual([['/marketing/unsubscribe', { token: 't2', list }]]);
});

test.each([
  ['confirm=t1', apiError(410), 'Це посилання вже не діє'],
  ['unsubscribe=t2&list=discounts', apiError(410), 'Це посилання вже не діє'],
  ['confirm=t1', apiError(400), 'Посилання неповне'],
  ['confirm=t1', apiError(429), 'Зараз не вдалося'],
  ['unsubscribe=t2&list=discounts', apiError(), 'Зараз не вдалося'],
])('says in words why %s did nothing', async (query, error, title) => {
  expect(await answer(query, { error })).toMatchObject({ name: 'unsuccessful', title });
});

test.each(['confirm=', 'unsubscribe=t2', 'unsubscribe=&list=discounts', 'unsubscribe=t2&list=other'])(
  'asks nothing of the store for the broken link %s',
  async (query) => {
    expect(await answer(query)).toMatchObject({ name: 'unsuccessful', title: 'Посилання неповне', calls: [] });
  },
);

test('opens the recovery with its token [§2.10]', async () => {
  expect(await answer('recovery=t3')).toMatchObject({ name: 'recovery', extra: { token: 't3' }, calls: [] });
});
