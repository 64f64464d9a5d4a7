import { keptFormsMs } from '@vitryna/contracts/constants';
import { inSight } from '@vitryna/remote-kit';

/**
 * Forms with `data-keep="name"` keep what was typed into them when the shell has to reload the page or to close the store:
 * values wait in session storage until a form of that name is shown again (reading 23). Nothing is kept of passwords, files,
 * hidden fields and payment cards.
 */

const storageKey = 'shell_kept_forms';
const keptSelector = 'form[data-keep]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = [name: string, value: string];
type Kept = { at: number; forms: Record<string, Value[]> };

const neverKept = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']);

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether a field may be kept at all. */
const isKept = (field: Field): boolean =>
  field.name !== '' && !neverKept.has(field.type) && !/^(?:cc-|one-time-code)/.test(field.autocomplete);

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField).filter(isKept);

/** What a field holds; a choice that is not made says so, because it may have been made before. */
const read = (field: Field): Value => {
  if (!isChoice(field)) return [field.name, field.value];
  return [`${field.name}=${field.value}`, field.checked ? 'on' : ''];
};

const touched = new WeakSet<HTMLFormElement>();

/** From now on forms that are typed into count as unsent. */
export function noteInput(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(keptSelector) : null;
    if (form) touched.add(form);
  });
}

const isTouched = (form: HTMLFormElement): boolean =>
  touched.has(form) ||
  fieldsOf(form).some((field) => {
    if (isChoice(field)) return field.checked !== field.defaultChecked;
    return !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
  });

/** Puts the unsent input of this page away. */
export function keepForms(): void {
  const forms = inSight<HTMLFormElement>(keptSelector).filter(isTouched);
  if (forms.length === 0) return;
  const kept: Kept = {
    at: Date.now(),
    forms: Object.fromEntries(forms.map((form) => [form.dataset.keep ?? '', fieldsOf(form).map(read)])),
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Blocked or full: what was typed is lost with the page, as it would be anyway.
  }
}

/** Takes what was kept; afterwards it is in memory only, so that a form never fills itself twice. */
function takeKept(): Map<string, Value[]> {
  try {
    const { at, forms } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Kept>;
    sessionStorage.removeItem(storageKey);
    const isFresh = typeof at === 'number' && Date.now() - at < keptFormsMs;
    return new Map(isFresh ? Object.entries(forms ?? {}) : []);
  } catch {
    return new Map();
  }
}

/** Sets a value as a shopper would: React and form libraries hear of it. */
function write(field: Field, value: string): void {
  if (isChoice(field)) {
    if (field.checked !== (value === 'on')) field.click();
    return;
  }
  if (field.value === value) return;
  // React remembers the last value at the element itself; the setter of the prototype goes past it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function fill(form: HTMLFormElement, values: Value[]): void {
  const byName = new Map(values);
  for (const field of fieldsOf(form)) {
    const value = byName.get(read(field)[0]);
    if (value !== undefined) write(field, value);
  }
}

/** Fills the forms of before the reload, those that are here and those that are opened later. */
export function restoreForms(): void {
  const kept = takeKept();
  if (kept.size === 0) return;
  const look = () => {
    for (const form of inSight<HTMLFormElement>(keptSelector)) {
      const values = kept.get(form.dataset.keep ?? '');
      if (!values) continue;
      kept.delete(form.dataset.keep ?? '');
      fill(form, values);
    }
    if (kept.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-waiting'] });
  look();
}
