/** Markup that may stand in markup: made by `html` alone. */
export type Html = { readonly markup: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);

function toMarkup(value: string | number | null | Html | readonly Html[]): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** Markup of a template; what is put in is text unless it is markup itself. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | number | null | Html | readonly Html[])[]
): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(toMarkup)) };
}
