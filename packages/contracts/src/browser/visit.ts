/**
 * Query parameters that belong to a visit and to no page: what e-mails and campaigns add to any address. Plain data without zod, because
 * the gateway, the release gate, the service worker and the first script must leave out and keep the same.
 */

/** The parameters of e-mail links: secrets, for the eyes of their receiver (specification §2.10). */
export const emailParameters = ['recovery', 'confirm', 'unsubscribe'] as const;

/** Beside `unsubscribe`: which e-mails are not wanted any more. */
export const emailListParameter = 'list';

/** Tracking parameters without their `utm_` (specification §3.19). */
export const campaignNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type CampaignName = (typeof campaignNames)[number];

const campaignPrefix = 'utm_';

/** A tracking parameter as an address has it. */
export const campaignParameter = (name: CampaignName) => `${campaignPrefix}${name}` as const;

/** Longest campaign parameter that is passed on, in characters (contract §6). */
export const maxTrackingLength = 255;

/** Parameters of advertisers: it changes no page, and ends where an address is redirected. */
const clickIds: readonly string[] = ['gclid', 'fbclid', 'msclkid', 'yclid'];

/** Whether a parameter carries a secret of an e-mail. */
export const isEmailParameter = (name: string): boolean => (emailParameters as readonly string[]).includes(name);

/** Whether a parameter belongs to the visit: no page may have one of that name, and redirects take it along. */
export const isVisitParameter = (name: string): boolean => isEmailParameter(name) || name.startsWith(campaignPrefix);

/** Whether a parameter can be left out of the address of a page that is kept. */
export const isNoPageParameter = (name: string): boolean => isVisitParameter(name) || clickIds.includes(name);

/** The part of a query that belongs to the visit, as it was given. */
export function visitParametersOf(search: string): [string, string][] {
  const given = new URLSearchParams(search);
  const hasList = given.has('unsubscribe');
  return [...given].filter(([name]) => isVisitParameter(name) || (hasList && name === emailListParameter));
}

const secrets = emailParameters.join('|');
const brought = new RegExp(`[?&](${secrets})(?=[=&]|$)`);
const parts = new RegExp(`(?<=[?&])(${secrets}|${emailListParameter})(=[^&]*)?(&|$)`, 'g');

/** A query as it was written, without what the link of an e-mail brought: no link of a page may carry a secret on. */
export const withoutEmail = (search: string): string =>
  brought.test(search) ? search.replace(parts, '').replace(/[?&]$/, '') : search;
