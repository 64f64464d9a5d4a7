import { trustedJson } from '../../tab/trusted-scripts.ts';
import type { Feature } from '../feature.ts';

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
export const speculate: Feature = () => {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = trustedJson(JSON.stringify(rules));
  document.head.append(script);
};
