import type { IncomingHttpHeaders } from 'node:http';

/** An HTML answer of a store that is reached by https. */
type HtmlAnswer = { headers: IncomingHttpHeaders; text: string };
/** The weight of a rule; points above nothing count only for who has lost fewer than ten. */
type Rule = (answer: HtmlAnswer) => number;

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'data:', "'unsafe-inline'"];
const sixMonths = 15_552_000;

/** Sources by directive. A directive that stands twice counts once, as browsers read it. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

function contentSecurityPolicy({ headers }: HtmlAnswer): number {
  const directives = directivesOf(String(headers['content-security-policy'] ?? ''));
  if (directives.size === 0) return -25;
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  if ([...scripts, ...objects].some((source) => broad.includes(source))) return -20;
  if (
    [...directives].some(
      ([name, all]) => !/^(?:img|media)-src$/.test(name) && all.some((s) => /^(?:http|ftp):/.test(s)),
    )
  )
    return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...of('img-src'), ...of('media-src')].some((source) => /^(?:http|ftp):/.test(source))) return -10;
  if (styles.some((source) => broad.includes(source))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookies({ headers }: HtmlAnswer): number {
  const sent = (headers['set-cookie'] ?? []).map((line) => line.toLowerCase());
  if (sent.length === 0) return 0;
  if (sent.some((line) => !/; *secure/.test(line))) return headers['strict-transport-security'] ? -5 : -20;
  if (sent.some((line) => /^[^=]*(?:login|sess)/.test(line) && !/; *httponly/.test(line))) return -30;
  return sent.every((line) => /; *samesite=(?:lax|strict)/.test(line)) ? 5 : 0;
}

function strictTransport({ headers }: HtmlAnswer): number {
  const seconds = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) < sixMonths ? -10 : 0;
}

function referrerPolicy({ headers }: HtmlAnswer): number {
  const policy = String(headers['referrer-policy'] ?? '');
  if (policy === '') return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

/** Scripts of the store's own hosts: a bonus for who promises their bytes; nothing to win where there is none. */
function subresourceIntegrity({ text }: HtmlAnswer): number {
  const scripts = text.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  if (scripts.some((tag) => /\ssrc="(?:https?:)?\/\//.test(tag) && !tag.includes(' integrity='))) return -5;
  return scripts.some((tag) => tag.includes(' integrity="')) ? 5 : 0;
}

const contentTypeOptions: Rule = ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5);

function frameOptions({ headers }: HtmlAnswer): number {
  const ancestors = directivesOf(String(headers['content-security-policy'] ?? '')).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? '')) ? 0 : -20;
}

function resourcePolicy({ headers }: HtmlAnswer): number {
  const policy = headers['cross-origin-resource-policy'];
  if (policy === undefined || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

const rules: Record<string, Rule> = {
  contentSecurityPolicy,
  cookies,
  strictTransport,
  referrerPolicy,
  subresourceIntegrity,
  contentTypeOptions,
  frameOptions,
  resourcePolicy,
};

/**
 * The score of an answer by the published rules of Mozilla's HTTP Observatory (developer.mozilla.org/observatory/docs/tests_and_scoring,
 * as of its grader of 2026): 100, less what is lost, and what is won on top where that is still 90. Options beyond one answer are left out
 * out: the redirect from http, and the browsers' own list of HSTS.
 */
export function observatoryScore(answer: HtmlAnswer): { score: number; parts: Record<string, number> } {
  const parts = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(answer)]));
  const points = Object.values(parts);
  const sum = (of: number[]) => of.reduce((total, one) => total + one, 0);
  const base = Math.max(0, 100 + sum(points.filter((one) => one < 0)));
  return { score: base >= 90 ? base + sum(points.filter((one) => one > 0)) : base, parts };
}
