/** What is looked for in a page: a role and a name, as a screen reader tells them. */
export type Query = { role: string; name: string | { source: string; flags: string } | null; within: string | null };

type Heard = { received?: string[] };

/**
 * Runs in the page: elements of a role and a name that can be seen and used, in the order of the document. It is sent as
 * text, so it names nothing from outside itself.
 */
export function findElements({ role, name, within }: Query): Element[] {
  const selectors: Record<string, string> = {
    article: 'article,[role=article]',
    banner: 'body > * > header,body > header,[role=banner]',
    button: 'button,summary,[role=button],input[type=submit],input[type=button]',
    contentinfo: 'footer',
    checkbox: 'input[type=checkbox],[role=checkbox],[role=switch]',
    combobox: 'select,[role=combobox]',
    dialog: 'dialog[open]',
    heading: 'h1,h2,h3,h4,[role=heading]',
    link: 'a[href],[role=link]',
    option: 'option,[role=option]',
    radio: 'input[type=radio],[role=radio]',
    searchbox: 'input[type=search],[role=searchbox]',
    status: '[role=status],output',
    alert: '[role=alert]',
    textbox:
      'input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=password],textarea,[role=textbox]',
    any: '*',
  };
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node instanceof HTMLElement && node.hidden) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    if (node.matches('script,style,template,svg title')) return '';
    const inner = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display === 'inline' ? inner : ` ${inner} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/);
    if (ids) return ids.map((id) => textOf(document.getElementById(id) ?? new Text(''))).join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const { labels } = element as HTMLInputElement;
    if (labels && labels.length > 0) return [...labels].map(textOf).join(' ');
    return textOf(element) || (element.getAttribute('title') ?? '');
  };
  const pattern = typeof name === 'object' && name ? new RegExp(name.source, name.flags) : null;
  const isNamed = (element: Element) => {
    if (name === null) return true;
    const own = squeeze(nameOf(element));
    return pattern ? pattern.test(own) : own === name;
  };
  const isUsable = (element: Element) => {
    const box = element.getBoundingClientRect();
    // A control that a drawn one stands for is seen by its label.
    const isDrawn = box.width > 0 && box.height > 0;
    return (
      isDrawn &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !element.closest('[inert],[aria-hidden=true]')
    );
  };
  const roots = within === null ? [document.documentElement] : [...document.querySelectorAll(within)];
  return roots
    .flatMap((root) => [...root.querySelectorAll(selectors[role] ?? `[role=${role}]`)])
    .filter((element) => isUsable(element) && isNamed(element));
}

/** Runs in the page: begins to hear what it complains about, and gives what it has heard since it was asked last. */
export function collectConsole(): string[] {
  const page = window as Heard & typeof globalThis & Window;
  if (!page.received) {
    const received: string[] = [];
    page.received = received;
    const { console: own } = window;
    for (const level of ['error', 'warn'] as const) {
      const say = own[level];
      own[level] = (...parts: unknown[]) => {
        received.push(`${level}: ${parts.map(String).join(' ')}`);
        say(...parts);
      };
    }
    addEventListener('error', ({ message }) => received.push(`thrown: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => received.push(`thrown: ${String(reason)}`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      received.push(`refused by ${violatedDirective}: ${blockedURI}`),
    );
  }
  return page.received.splice(0);
}
