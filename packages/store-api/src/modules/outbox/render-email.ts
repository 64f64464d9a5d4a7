import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from './blocks.ts';

type Colour = { light: string; dark: string };

/** Who writes: what an e-mail shows of the store. */
export type Sender = {
  name: string;
  url: string;
  colours: Record<'page' | 'ink' | 'accent' | 'onAccent', Colour>;
};

/** An e-mail with all its words. */
export type ShownEmail = { locale: Locale; subject: string; text: string; blocks?: Block[] };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const escapeLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const font = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const paragraph = (html: string): string => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${html}</p>`;
const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:24px">${rows}</table>`;
const cell = (html: string, align = 'left'): string =>
  `<td style="padding:6px 8px 6px 0;vertical-align:top;text-align:${align}">${html}</td>`;

function htmlOf(block: Block, { colours: { accent, onAccent } }: Sender): string {
  switch (block.type) {
    case 'text':
      return paragraph(escapeLines(block.text));
    case 'link': {
      const button = `display:inline-block;padding:12px 24px;border-radius:8px;font-weight:600;text-decoration:none;background:${accent.light};color:${onAccent.light}`;
      return `${paragraph(escapeLines(block.text))}${paragraph(`<a class="button" href="${escapeHtml(block.href)}" style="${button}">${escapeHtml(block.label)}</a>`)}`;
    }
    case 'code':
      return `${paragraph(escapeLines(block.text))}<p style="margin:0 0 16px;font-size:28px;line-height:36px;font-weight:700;letter-spacing:2px">${escapeHtml(block.code)}</p>`;
    case 'facts':
      return table(
        block.rows
          .map(([name, value]) => `<tr>${cell(escapeHtml(name))}${cell(`<b>${escapeHtml(value)}</b>`)}</tr>`)
          .join(''),
      );
    case 'sums':
      return table(
        block.rows
          .map(([name, sum]) => `<tr>${cell(escapeHtml(name))}${cell(`<b>${escapeHtml(sum)}</b>`, 'right')}</tr>`)
          .join(''),
      );
    case 'lines':
      return table(
        block.rows
          .map(
            ({ name, quantity, sum }) =>
              `<tr>${cell(escapeHtml(name))}${cell(`×&nbsp;${quantity}`, 'right')}${cell(escapeHtml(sum), 'right')}</tr>`,
          )
          .join(''),
      );
  }
}

/**
 * An e-mail as HTML for mail programs: one column of tables, every style at its element, light and dark, nothing fetched from anywhere.
 * All words are escaped. Mail programs that know no dark colours show the light ones.
 */
export function renderEmail({ locale, subject, text, blocks }: ShownEmail, sender: Sender): string {
  const { page, ink, accent, onAccent } = sender.colours;
  const content = (blocks ?? [{ type: 'text' as const, text }]).map((block) => htmlOf(block, sender)).join('\n');
  const dark = `@media (prefers-color-scheme:dark){.page{background:${page.dark}!important;color:${ink.dark}!important}.button{background:${accent.dark}!important;color:${onAccent.dark}!important}}`;
  const colours = `background:${page.light};color:${ink.light}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;${colours}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${colours}">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;${font}">
<tr><td style="padding:0 0 20px;font-size:20px;line-height:28px;font-weight:700;border-bottom:3px solid ${accent.light}">${escapeHtml(sender.name)}</td></tr>
<tr><td style="padding:20px 0 0">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(subject)}</h1>
${content}
</td></tr>
<tr><td style="padding:8px 0 0;font-size:14px;line-height:20px"><a class="page" href="${escapeHtml(sender.url)}" style="color:${ink.light};background:none">${escapeHtml(sender.name)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
