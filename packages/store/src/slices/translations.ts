import type { SliceContext } from '../context.ts';

/** The rest of the page's language, which arrives after hydration. */
export type TranslationsActions = {
  /** Brings all texts once; when it fails, the texts that are there stay and a later call tries again. */
  load: () => Promise<void>;
};

export function createTranslations({ api, locale, texts, read, write, report }: SliceContext): TranslationsActions {
  const fetchTexts = async () => {
    if (texts?.load) return texts.load();
    const { getTexts } = await import('../requests/get-texts.ts');
    return getTexts(api, locale);
  };

  return {
    async load() {
      const { status } = read().translations;
      if (status === 'loading' || status === 'ready') return;
      write('translations', { status: 'loading' });
      try {
        texts?.add(await fetchTexts());
        write('translations', { status: 'ready' });
      } catch (error) {
        write('translations', { status: 'failed' });
        report('translations.load', error);
      }
    },
  };
}
