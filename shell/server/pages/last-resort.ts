import { createHash } from 'node:crypto';
import type { Locale } from '@vitryna/contracts/constants';
import { localeOfPath } from '@vitryna/routing';
import { type Exchange, send } from '../http/exchange.ts';
import { securityHeaders } from '../http/security-headers.ts';

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

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;text-align:center;' +
  'font:18px/1.5 system-ui,sans-serif;background:#f3f4f1;color:#16181a}h1{font-size:24px;margin:0}a{color:inherit}' +
  '@media(prefers-color-scheme:dark){body{background:#16181a;color:#f3f4f1}}';
const cssHash = createHash('sha256').update(css).digest('base64');

/**
 * The page when nothing else can be shown: no renderer, no upstream, nothing of the error in it. In the language of the
 * path, never kept.
 */
export function sendLastResort(exchange: Exchange, status: LastResortStatus, headers: string[] = []): void {
  const locale = localeOfPath(exchange.pathname);
  const { [status]: text, home, retry } = texts[locale];
  const href = locale === 'uk' ? '/' : '/ru';
  // An empty address is this one.
  const again = status >= 500 ? `<p><a href="">${retry}</a></p>` : '';
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${text}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${css}</style></head>` +
    `<body><main><h1>${text}</h1>${again}<p><a href="${href}">${home}</a></p></main></body></html>`;
  const type = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store'];
  send(exchange, status, [...type, ...securityHeaders([cssHash]), ...headers], html);
}
