import { z } from 'zod';
import { contrast } from './contrast.ts';

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'is no colour like #ffc91f')
  .toLowerCase();
const colour = z.union(
  [hex.transform((both) => ({ light: both, dark: both })), z.strictObject({ light: hex, dark: hex })],
  {
    error: 'is no colour like #ffc91f, and no {"light", "dark"} of two such',
  },
);
type Colour = z.infer<typeof colour>;

const both = (light: string, dark: string): Colour => ({ light, dark });

/** The demo's own; `tokens.css` of the components has the same. */
const own = {
  page: both('#ffffff', '#121416'),
  ink: both('#15181b', '#f0f2ee'),
  accent: both('#ffc91f', '#ffc91f'),
  onAccent: both('#15181b', '#15181b'),
  solid: both('#15181b', '#f0f2ee'),
  onSolid: both('#ffffff', '#15181b'),
  focus: both('#15181b', '#ffc91f'),
  footer: both('#15181b', '#0c0e10'),
};

/** Names of the colours that a brand can have of its own. */
export type ColourName = keyof typeof own;
export type Colours = Record<ColourName, Colour>;

const names = Object.keys(own) as ColourName[];
/** Pairs of text and background colours that must be legible. */
const pairs: [text: ColourName, ground: ColourName][] = [
  ['ink', 'page'],
  ['onAccent', 'accent'],
  ['onSolid', 'solid'],
];
const leastContrast = 4.5;

/** Colours of a brand over the demo's; text that nobody could read on its ground is refused. */
export const coloursSchema = z
  .strictObject(
    Object.fromEntries(names.map((name) => [name, colour.optional()])) as Record<
      ColourName,
      z.ZodOptional<typeof colour>
    >,
  )
  .transform((given): Colours => ({ ...own, ...(given as Partial<Colours>) }))
  .superRefine((colours, context) => {
    for (const [text, ground] of pairs)
      for (const scheme of ['light', 'dark'] as const) {
        const found = contrast(colours[text][scheme], colours[ground][scheme]);
        if (found < leastContrast)
          context.addIssue({
            code: 'custom',
            path: [text],
            message: `has a contrast of ${found.toFixed(1)} on "${ground}" in the ${scheme} theme, ${leastContrast} are needed`,
          });
      }
  });

const property = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const write = (name: string, { light, dark }: Colour): string =>
  `${property(name)}:${light === dark ? light : `light-dark(${light},${dark})`}`;

/** Shades that follow from a colour: pressed ones go towards what is written on it, soft ones towards the page. */
const shades: Partial<Record<ColourName, string[]>> = {
  accent: [
    '--accent-hover:color-mix(in oklab,var(--accent) 92%,var(--on-accent))',
    '--accent-pressed:color-mix(in oklab,var(--accent) 84%,var(--on-accent))',
    '--accent-soft:color-mix(in oklab,var(--accent) 16%,var(--page))',
    '--halo:light-dark(var(--accent),var(--page))',
    '--star:var(--accent)',
  ],
  solid: [
    '--solid-hover:color-mix(in oklab,var(--solid) 88%,var(--on-solid))',
    '--solid-pressed:color-mix(in oklab,var(--solid) 76%,var(--on-solid))',
  ],
};

/** Declarations of what differs from the demo's colours, which the style sheets hold. */
export function colourDeclarations(colours: Colours): string[] {
  return names
    .filter((name) => colours[name].light !== own[name].light || colours[name].dark !== own[name].dark)
    .flatMap((name) => [write(name, colours[name]), ...(shades[name] ?? [])]);
}
