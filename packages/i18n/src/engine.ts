import { type Locale, perLocale } from '@vitryna/contracts/languages';
import { createFinder } from '#finder';
import { compileTemplate, type Template } from './template.ts';
import { englishOf, type Texts } from './texts.ts';

/** A resolved key; `isMissing` when the English text stands in. */
export type Resolved = { template: Template; isMissing: boolean };

/** Finds texts and their plural forms in one set of texts; `reported` are the missing keys that were already logged. */
export type Engine = { resolve: (key: string, count: number | undefined) => Resolved; reported: Set<string> };

/** Keys may come from data (an error's message key), so what is remembered is bounded. */
const maxRemembered = 5000;

const engines = new WeakMap<Texts, Map<Locale, Engine>>();
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const pluralForms = perLocale<string[]>(() => []);

/** `Intl.PluralRules` takes most of a microsecond; the counts of a shop are small and few. */
function pluralForm(locale: Locale, count: number): string {
  const isSmall = Number.isInteger(count) && count >= 0 && count < 1000;
  const known = isSmall ? pluralForms[locale][count] : undefined;
  if (known !== undefined) return known;
  const form = pluralRules[locale].select(count);
  if (isSmall) pluralForms[locale][count] = form;
  return form;
}

function createEngine(locale: Locale, texts: Texts): Engine {
  const find = createFinder(locale, texts);
  const remembered = new Map<string, Resolved>();

  const look = (key: string, count: number | undefined): Resolved => {
    const text = find(key, count);
    return { template: compileTemplate(text ?? englishOf(key)), isMissing: text === undefined };
  };

  return {
    reported: new Set(),
    // i18next takes 3 to 6 µs for a text, and a page of cards asks for hundreds: every form is resolved once.
    resolve: (key, count) => {
      const name = count === undefined ? key : `${pluralForm(locale, count)}\0${key}`;
      const known = remembered.get(name);
      if (known) return known;
      if (remembered.size >= maxRemembered) remembered.clear();
      const resolved = look(key, count);
      remembered.set(name, resolved);
      return resolved;
    },
  };
}

/** The engine of a set of texts: made once, shared by every request that is answered from the same object. */
export function engineOf(locale: Locale, texts: Texts): Engine {
  let byLocale = engines.get(texts);
  if (!byLocale) {
    byLocale = new Map();
    engines.set(texts, byLocale);
  }
  let engine = byLocale.get(locale);
  if (!engine) {
    engine = createEngine(locale, texts);
    byLocale.set(locale, engine);
  }
  return engine;
}
