import { formatNumber } from '@vitryna/money/format';

/** The values of a text; numbers under `count` are grouped, everything else is written as it is. */
export type TextValues = Readonly<Record<string, unknown>>;

/** A text cut at its `{{name}}` placeholders: texts at even places, names at odd ones. */
export type Template = readonly string[];

const placeholder = /\{\{\s*([^{}\s]+)\s*\}\}/;

/** Cuts a text once, so that filling it costs a few concatenations. */
export function compileTemplate(text: string): Template {
  return text.split(placeholder);
}

function write(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  return name === 'count' && typeof value === 'number' ? formatNumber(value) : String(value);
}

/** Fills a text. Nothing is escaped: React escapes what it renders. A value that is not given is left empty. */
export function fillTemplate(template: Template, values: TextValues | undefined): string {
  let text = template[0] ?? '';
  for (let index = 1; index < template.length; index += 2) {
    const name = template[index] ?? '';
    text += write(name, values?.[name]) + (template[index + 1] ?? '');
  }
  return text;
}
