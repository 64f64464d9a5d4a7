import { createHash } from 'node:crypto';
import { defaultLocale, type Locale, locales } from '@vitryna/contracts/languages';
import type { MinorUnits } from '@vitryna/money';
import { formatMinor } from '@vitryna/money/format';
import { bankWords } from '../locales/bank-words.ts';
import type { SandboxRequest } from '../modules/payment/sandbox.ts';

const styles = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;background:#eef2f7;color:#16202e}
main{box-sizing:border-box;width:min(26rem,calc(100vw - 2rem));padding:2rem;border-radius:1rem;background:#fff;box-shadow:0 8px 32px #16202e1f}
h1{margin:0;font-size:1.125rem}
.sum{margin:1rem 0 .25rem;font-size:2rem;font-weight:700}
p{margin:0 0 .5rem}
.hint{color:#54606f;font-size:.875rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button{min-height:3rem;border:1px solid #b8c2cf;border-radius:.5rem;background:#fff;color:inherit;font:inherit;cursor:pointer}
button:first-child{border-color:#0b6b3a;background:#0b6b3a;color:#fff;font-weight:600}
button:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#10161f;color:#eef2f7}main{background:#1b2430}.hint{color:#a9b4c2}button{background:#253041;border-color:#4a586b}}
`;

/** The actions of the page. */
export const bankActions = ['approve', 'decline', 'close', 'delay', 'silent'] as const;
export type BankAction = (typeof bankActions)[number];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const document = (locale: Locale, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${bankWords[locale].title}</title><style>${styles}</style></head>` +
  `<body><main><h1>${bankWords[locale].title}</h1>${body}</main></body></html>`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** Nothing but the page's own styles and its form, whose answer leads back to the store; without a store no form either. */
export const bankPolicy = (backTo: string | null): string =>
  `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; ` +
  `form-action ${backTo === null ? "'none'" : `'self' ${backTo}`}`;

/** The page on which somebody pays, or does not. */
export function bankPage({ number, amount, parts, locale }: SandboxRequest): string {
  const labels = bankWords[locale];
  const buttons = bankActions.map((action) => `<button name="action" value="${action}">${labels[action]}</button>`);
  const inParts = parts === null ? '' : ` · ${parts} ${labels.parts}`;
  return document(
    locale,
    `<p class="sum">${formatMinor(amount as MinorUnits)}</p><p>${labels.order} ${escapeHtml(number)}${inParts}</p>` +
      `<p class="hint">${labels.hint}</p><form method="post">${buttons.join('')}</form>`,
  );
}

/** What a link that the store has not made leads to, in each language. */
export function brokenPage(): string {
  const labels = locales.map((locale) => `<p lang="${locale}">${bankWords[locale].broken}</p>`);
  return document(defaultLocale, labels.join(''));
}
