import { expect, test } from '@jest/globals';
import { l10n } from '@vitryna/testing';
import { toDownloads, toVideos } from './file-views.ts';

const file = (id: string, locales: ('uk' | 'ru')[] = ['uk', 'ru']) => ({
  id,
  name: l10n(id),
  url: `/media/files/${id}.pdf`,
  size: 1024,
  mime: null,
  locales,
});

test('orders downloads by kind, without videos and without files of the other language [§3.2]', () => {
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
  const [manuals] = toDownloads({ attachments }, 'uk');
  const [drivers] = toDownloads({ attachments }, 'ru').filter(({ kind }) => kind === 'drivers');
  expect(manuals?.files).toMatchObject([{ type: 'PDF', language: null }]);
  expect(drivers?.files).toMatchObject([{ type: 'PDF', language: 'ru' }]);
});

test('shows videos among the files too, each once [§3.2]', () => {
  const link = (id: string) => ({ ...file(id), url: `https://youtu.be/${id}` });
  const attachments = [{ group: 'Видео' as const, files: [link('abcdefghijk'), link('ABCDEFGHIJK'), file('other')] }];
  const videos = [{ id: 'abcdefghijk', title: l10n('Огляд'), poster: null }];
  expect(toVideos({ attachments, videos }, 'uk')).toEqual([
    { id: 'abcdefghijk', title: 'Огляд', poster: null },
    { id: 'ABCDEFGHIJK', title: 'ABCDEFGHIJK', poster: null },
  ]);
});
