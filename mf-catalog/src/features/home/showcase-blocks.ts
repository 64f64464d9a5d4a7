/** The rows of products that the store chooses, and the translation key of each one's name. */
export const showcaseTitles = {
  hits: 'Bestsellers',
  new: 'New products',
  sale: 'On sale',
  recommended: 'Worth a closer look',
} as const;
export type ShowcaseBlock = keyof typeof showcaseTitles;

/** Those that share a place; the first one is shown until another is chosen. */
export const tabBlocks = ['new', 'sale', 'recommended'] as const satisfies ShowcaseBlock[];
export type TabBlock = (typeof tabBlocks)[number];

/** Name of the query parameter that chooses a tab where there is no JavaScript. */
export const tabParameter = 'showcase';

/** The tab that an address asks for. */
export function readTab(search: string): TabBlock {
  const asked = new URLSearchParams(search).get(tabParameter);
  return tabBlocks.find((block) => block === asked) ?? tabBlocks[0];
}
