/** A route declaration with its defaults. Without zod, because browsers read it, too. */
import type { RouteDeclaration } from './release.ts';

/** Whether search engines may list pages of a route: left out, public pages are and private ones are not. */
export const isIndexed = ({ cache, isIndexed: said }: Pick<RouteDeclaration, 'cache' | 'isIndexed'>): boolean =>
  said ?? cache === 'public';

/** Whether pop-ups may open by themselves on a route: left out, they stay away from pages without the whole frame only. */
export const hasPopups = ({ layout, hasPopups: said }: Pick<RouteDeclaration, 'layout' | 'hasPopups'>): boolean =>
  said ?? layout === 'default';

const ending = /^[0-9a-z-]+$/;

/** Whether a parameter is one of a route's own; `filter.*` stands for every slug behind the dot. */
export const isOwnParameter = (query: readonly string[], name: string): boolean =>
  query.some((own) =>
    own.endsWith('*') ? name.startsWith(own.slice(0, -1)) && ending.test(name.slice(own.length - 1)) : own === name,
  );

/** The parameter in which letters about an order bring what lets their reader in: a page may be another one with it, but shows it to nobody. */
export const tokenParameter = 'token';

/**
 * Query parameters with which a page that has forms is told what became of one: its name, why it was refused (the API's code), which
 * fields were, and a number that belongs to the refusal.
 */
export const formParameters = { form: 'form', problem: 'problem', fields: 'fields', amount: 'amount' } as const;
