import type { InstantInput } from './instant-input.ts';

/** Links that load a document, such as the change of language, are fetched on intent by browsers that take such rules. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: 'a[data-document]:not([download], [target])' }] },
      eagerness: 'moderate',
    },
  ],
};

/** Leaves prefetching of documents to the browser (Speculation Rules); the others load them when they are pressed. */
export function speculate({ trustedJson }: Pick<InstantInput, 'trustedJson'>): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = trustedJson(JSON.stringify(rules));
  document.head.append(script);
}
