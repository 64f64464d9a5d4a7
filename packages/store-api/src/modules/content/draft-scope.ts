import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentRecord } from '@vitryna/contracts/assortment';
import type { Locale } from '@vitryna/contracts/constants';

/** Reads what editors have not published yet, of a kind in a language and in its order. */
export type DraftReader = (kind: ContentRecord['kind'], locale: Locale) => Promise<ContentRecord[]>;

const scope = new AsyncLocalStorage<DraftReader>();

/** Does a request's work with drafts in the place of what is published: calls ask the same and know nothing of it. */
export const withDrafts = <Result>(reader: DraftReader, work: () => Promise<Result>): Promise<Result> =>
  scope.run(reader, work);

/** The drafts of a kind where this request sees drafts; else null. */
export const readDrafts = async (kind: ContentRecord['kind'], locale: Locale): Promise<ContentRecord[] | null> =>
  (await scope.getStore()?.(kind, locale)) ?? null;
