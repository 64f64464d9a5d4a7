import { parseArgs } from 'node:util';

/** The options of `pnpm dev`; a text is what to say instead. */
export type DevArguments = { apps: string[]; shell: URL | null };

/** Parses the words after `pnpm dev`; throws what is wrong with them. */
export function readDevArguments(argv: string[], apps: readonly string[]): DevArguments & { isHelp: boolean } {
  const { values, positionals } = parseArgs({
    args: argv,
    options: { shell: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !apps.includes(name));
  if (unknown.length > 0) throw new Error(`no app is called ${unknown.join(', ')}`);
  if (values.shell === undefined) return { apps: positionals, shell: null, isHelp: values.help };
  const shell = URL.parse(values.shell);
  if (!shell || !/^https?:$/.test(shell.protocol)) {
    throw new Error(`--shell takes the address of a store, as https://shop.example; "${values.shell}" is none`);
  }
  const [app, ...rest] = positionals;
  if (app === undefined || rest.length > 0 || app === 'shell') {
    throw new Error(
      '--shell shows one remote in a store: name one, as pnpm dev mf-catalog --shell https://shop.example',
    );
  }
  return { apps: positionals, shell: new URL(shell.origin), isHelp: values.help };
}
