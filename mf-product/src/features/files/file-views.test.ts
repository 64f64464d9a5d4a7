import { expect, test } from '@jest/globals';
import { l10n } from '@vitryna/testing';
import { toDownloads } from './file-views.ts';

const file = (id: string, locales: ('uk' | 'ru')[] = ['uk', 'ru']) => ({
  id,
  name: l10n(id),
  url: `/media/files/${id}.pdf`,
  size: 1024,
  mime: null,
  locales,
});

test('orders downloads by kind, without videos and without files of the other language', () => {
  const attachments = [
    { group: 'Видео' as const, files: [file('v')] },
    { group: 'Приложения' as const, files: [file('app')] },
    { group: 'Драйвер' as const, files: [file('driver-ru', ['ru'])] },
    { group: 'Инструкция' as const, files: [file('manual')] },
  ];
  expect(toDownloads({ attachments }, 'uk').map(({ kind, files }) => [kind, files.map(({ id }) => id)])).toEqual([
    ['manuals', ['manual']],
    ['applications', ['app']],
  ]);
});
