import type { I18n } from '@vitryna/i18n';

/**
 * Brings the rest of the page's language when it is first asked for. Without it there are no words for what the page has not
 * shown yet; whoever asks next tries again.
 */
export function textsOnDemand(i18n: I18n, url: string): () => Promise<void> {
  let texts: Promise<void> | null = null;
  return () => {
    texts ??= load(i18n, url).catch((error: unknown) => {
      texts = null;
      console.warn('[shell] the texts of this language did not load.', error);
    });
    return texts;
  };
}

async function load(i18n: I18n, url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  i18n.addTexts((await response.json()) as Record<string, string>);
}
