import { FragmentContext } from '@vitryna/remote-kit';
import { CardContents, type CardHtml } from '@vitryna/ui';
import { use } from 'react';

/**
 * On the server, cards that were rendered before, for this page or for another. Not the first ones of a page: with the pictures that
 * load at once React writes a preload, which belongs to the page and not into a card.
 */
export function useCardHtml(): CardHtml | undefined {
  const serve = use(FragmentContext);
  if (!serve) return undefined;
  return (view, isPriority) =>
    isPriority ? undefined : serve(`card ${JSON.stringify(view)}`, <CardContents view={view} />);
}
