import { expect, test } from '@jest/globals';
import { l10n } from '@vitryna/testing';
import { descriptionOf } from './description.ts';

test('takes the text of the type description, in the language of the page [§3.1]', () => {
  const contents = [
    { type: 'seoBottom', body: l10n('Інше') },
    { type: 'description', body: l10n('<p>Опис</p>', '<p>Описание</p>') },
  ];
  expect([descriptionOf({ contents }, 'uk'), descriptionOf({ contents }, 'ru')]).toEqual([
    '<p>Опис</p>',
    '<p>Описание</p>',
  ]);
  expect(descriptionOf({ contents: contents.slice(0, 1) }, 'uk')).toBe('');
});
