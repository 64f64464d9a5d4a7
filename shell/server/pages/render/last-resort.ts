import type { Locale } from '@vitryna/contracts/constants';
import { href, localeOfPath } from '@vitryna/routing';
import type { RequestContext } from '../../http/request-context.ts';
import { sendPlainPage } from './plain-page.ts';

type LastResortStatus = 400 | 404 | 405 | 410 | 500 | 503;

const texts: Record<Locale, Record<LastResortStatus, string> & { home: string; retry: string }> = {
  uk: {
    400: 'Така адреса не має сенсу',
    404: 'Сторінку не знайдено',
    405: 'Так цю сторінку не відкрити',
    410: 'Цієї сторінки більше немає',
    500: 'Щось пішло не так. Ми вже знаємо про це',
    503: 'Крамниця зараз недоступна. Спробуйте за хвилину',
    home: 'На головну',
    retry: 'Спробувати ще раз',
  },
  ru: {
    400: 'Такой адрес не имеет смысла',
    404: 'Страница не найдена',
    405: 'Так эту страницу не открыть',
    410: 'Этой страницы больше нет',
    500: 'Что-то пошло не так. Мы уже знаем об этом',
    503: 'Магазин сейчас недоступен. Попробуйте через минуту',
    home: 'На главную',
    retry: 'Попробовать ещё раз',
  },
};

/**
 * The page when nothing else can be shown: no renderer, no upstream, nothing of the error in it. In the language of the
 * path, never kept.
 */
export function sendLastResort(context: RequestContext, status: LastResortStatus, headers: string[] = []): void {
  const locale = localeOfPath(context.pathname);
  const { [status]: text, home, retry } = texts[locale];
  // An empty address is this one.
  const again = status >= 500 ? `<p><a href="">${retry}</a></p>` : '';
  const head = '<meta name="robots" content="noindex">';
  sendPlainPage(context, {
    status,
    title: text,
    head,
    body: `${again}<p><a href="${href(locale, '/')}">${home}</a></p>`,
    headers,
  });
}
