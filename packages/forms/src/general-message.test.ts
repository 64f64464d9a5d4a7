import { expect, test } from '@jest/globals';
import { createI18n } from '@vitryna/i18n';
import { z } from 'zod';
import { describeError } from './describe-error.ts';
import ru from './locales/ru.json' with { type: 'json' };
import uk from './locales/uk.json' with { type: 'json' };
import { zodResolver } from './zod-resolver.ts';

const custom = (params: Record<string, unknown>) =>
  z.string().superRefine((_, context) => context.addIssue({ code: 'custom', params }));

test.each<[z.ZodType, unknown, string, string]>([
  [z.string(), undefined, 'Заповніть це поле', 'Заполните это поле'],
  [z.string().min(1), '', 'Заповніть це поле', 'Заполните это поле'],
  [z.email(), 'a', 'Це не електронна адреса', 'Это не электронный адрес'],
  [z.string().max(3), 'abcd', 'Максимум символів: 3', 'Максимум символов: 3'],
  [z.string().min(3), 'ab', 'Мінімум символів: 3', 'Минимум символов: 3'],
  [z.number().min(5), 4, 'Найменше значення\u00a0— 5', 'Наименьшее значение\u00a0— 5'],
  [custom({ rule: 'required' }), 'a', 'Заповніть це поле', 'Заполните это поле'],
  [
    custom({ rule: 'equal', other: 'Пароль' }),
    'a',
    'Значення має збігатися з полем «Пароль»',
    'Значение должно совпадать с полем «Пароль»',
  ],
  [z.string().max(3, '@Maximum field length'), 'abcd', 'Максимальна довжина поля: 3', 'Максимальная длина поля: 3'],
])(
  '%# a rule without a message of its own says what is wrong [§5.13]',
  async (field, value, inUkrainian, inRussian) => {
    const { errors } = await zodResolver(z.object({ field }) as never)({ field: value }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const error = (errors as { field?: Parameters<typeof describeError>[0] }).field;
    const say = (locale: 'uk' | 'ru', texts: Record<string, string>) =>
      describeError(error, createI18n({ locale, texts }).t);
    expect([say('uk', uk), say('ru', ru)]).toEqual([inUkrainian, inRussian]);
  },
);
