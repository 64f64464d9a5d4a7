import type { BrandData } from './brand-schema.ts';
import { colourDeclarations } from './colours.ts';

/** Of the logo's box, in pixels. */
const height = 32;

/** Small marks stand in each page, so that its header needs no request; others have an address. */
const maxInlined = 2048;

function imageOf(name: string, svg: Buffer): string {
  if (svg.length > maxInlined) return `url("/icons/${name}")`;
  const encoded = svg
    .toString()
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>{}\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `url("data:image/svg+xml,${encoded}")`;
}

/** A brand's style sheet for every page: its own colours, and the logo. */
export function brandCss({ colours, logo }: BrandData, logos: ReadonlyMap<string, Buffer>): string {
  const image = (name: string) => imageOf(name, logos.get(name) ?? Buffer.alloc(0));
  const { light, dark = light, footer = dark, width, hasName } = logo;
  const declarations = [
    ...colourDeclarations(colours),
    `--logo-light:${image(light)}`,
    `--logo-dark:${image(dark)}`,
    `--logo-footer:${image(footer)}`,
    ...(width === height ? [] : [`--logo-width:${width / height}`]),
    ...(hasName ? ['--logo-name:none'] : []),
  ];
  return `:root{${declarations.join(';')}}`;
}
