import type { Locale } from '@vitryna/contracts/constants';
import { engineOf } from './engine.ts';
import { fillTemplate, type TextValues } from './template.ts';
import { englishOf, type Texts } from './texts.ts';

/** Gives the text of a key; a numeric `count` chooses the plural form. Never throws. */
export type Translate = (key: string, values?: TextValues) => string;

/** One language of one page: made per request on the server, once in a tab. */
export type I18n = {
  readonly locale: Locale;
  /** The current function; another one when texts that were shown changed. */
  readonly t: Translate;
  /** Adds texts; listeners hear of it only when it changes something that was asked for. */
  addTexts: (texts: Texts) => void;
  /** Calls back after texts that were shown changed; gives back how to stop. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Begins to note what is asked for; the function gives those texts, with all plural forms of what was counted, and what stands in where the
   * language has none.
   */
  recordKeys: () => () => Record<string, string>;
};

export type I18nOptions = {
  locale: Locale;
  /** Must not be changed afterwards: equal objects share what is resolved once. */
  texts: Texts;
  /** The texts are those of one page: what the rest, given to `addTexts`, may have is empty until then, and no English key shows. */
  isPartial?: boolean;
  /** Called when something was asked for that only the rest can have. */
  onAwaited?: () => void;
  /** Called once for a key that has no text in this language. */
  onMissing?: (key: string) => void;
};

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** Keys may come from data: what is noted of missing ones is bounded. */
const maxMissed = 1000;

const countOf = (values: TextValues | undefined) => (typeof values?.count === 'number' ? values.count : undefined);

/** Makes the translator of one language (readings 21 and 22). */
export function createI18n({ locale, texts: initial, isPartial = false, onAwaited, onMissing }: I18nOptions): I18n {
  let texts = initial;
  let engine = engineOf(locale, texts);
  let isComplete = !isPartial;
  const listeners = new Set<() => void>();
  const missed = new Map<string, number | undefined>();
  const recorders = new Set<Map<string, boolean>>();

  const report = (key: string) => {
    if (engine.reported.has(key) || engine.reported.size >= maxMissed) return;
    engine.reported.add(key);
    onMissing?.(key);
  };

  const createTranslate = (): Translate => (key, values) => {
    const count = countOf(values);
    for (const recorder of recorders) recorder.set(key, recorder.get(key) === true || count !== undefined);
    const { template, isMissing } = engine.resolve(key, count);
    if (isMissing) {
      if (missed.size < maxMissed) missed.set(key, count);
      if (!isComplete) {
        onAwaited?.();
        return '';
      }
      report(key);
    }
    return template.length === 1 ? (template[0] ?? '') : fillTemplate(template, values);
  };
  let translate = createTranslate();

  return {
    locale,
    get t() {
      return translate;
    },
    addTexts(more) {
      const isChanged = Object.keys(more).some((key) => Object.hasOwn(texts, key) && texts[key] !== more[key]);
      const { reported } = engine;
      texts = { ...texts, ...more };
      engine = engineOf(locale, texts);
      for (const key of reported) engine.reported.add(key);
      const before = missed.size;
      // Texts requested too early are answered now, in English if need be.
      const isAnswered = !isComplete && before > 0;
      isComplete = true;
      for (const [key, count] of missed) {
        if (engine.resolve(key, count).isMissing) report(key);
        else missed.delete(key);
      }
      const isFound = missed.size < before;
      if (!isChanged && !isFound && !isAnswered) return;
      translate = createTranslate();
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recordKeys() {
      const recorder = new Map<string, boolean>();
      recorders.add(recorder);
      return () => {
        recorders.delete(recorder);
        const used: [string, string][] = [];
        const use = (key: string) => {
          const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
          if (text !== undefined) used.push([key, text]);
        };
        for (const [key, isCounted] of recorder) {
          const before = used.length;
          use(key);
          if (isCounted) for (const category of pluralCategories) use(`${key}_${category}`);
          if (used.length === before) used.push([key, englishOf(key)]);
        }
        return Object.fromEntries(used);
      };
    },
  };
}
