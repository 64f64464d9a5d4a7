import type { I18n } from '@vitryna/i18n';

/** Brings the rest of the page's language; without it English keys stand in for what the page has not shown yet. */
export async function loadTexts(i18n: I18n, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (response.ok) i18n.addTexts((await response.json()) as Record<string, string>);
  } catch (error) {
    console.warn('[shell] the texts of this language did not load; the next page brings its own.', error);
  }
}
