import type { I18n } from '@vitryna/i18n';

/**
 * Brings the rest of the page's language when it is first asked for. Without it there are no words for what the page has not
 * shown yet; the next caller tries again.
 *
 * @returns What tells, when it resolves, whether the texts are here.
 */
export function textsOnDemand(i18n: I18n, url: string): () => Promise<boolean> {
  let texts: Promise<boolean> | null = null;
  return () => {
    texts ??= load(i18n, url).catch((error: unknown) => {
      texts = null;
      console.warn('[shell] the texts of this language did not load.', error);
      return false;
    });
    return texts;
  };
}

async function load(i18n: I18n, url: string): Promise<true> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  i18n.addTexts((await response.json()) as Record<string, string>);
  return true;
}
