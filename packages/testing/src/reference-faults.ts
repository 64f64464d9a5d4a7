import { buyFormId } from '@vitryna/contracts/constants';

/** Attributes that hold one id or several of the same page. */
const referring = [
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

/**
 * What is wrong with the ids of pages that stand in one document: an id that stands twice, a reference to nothing or to another page,
 * and on the page in sight a link to a fragment that is not on it. Nobody can press the links of the others.
 */
export function referenceFaults(pages: Element[], inSight: Element): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`);
  for (const page of pages) {
    const miss = (id: string) => !page.contains(document.getElementById(id));
    for (const element of page.querySelectorAll('*')) {
      const report = (what: string) => faults.push(`<${element.localName}> ${what} is not on its page`);
      for (const name of referring) {
        for (const id of element.getAttribute(name)?.split(/\s+/) ?? []) {
          // The form of the frame stands beside all pages.
          if (miss(id) && !(name === 'form' && id === buyFormId)) report(`${name}="${id}"`);
        }
      }
      for (const { value } of element.attributes) {
        for (const [, id = ''] of value.matchAll(/url\(["']?#([^"')]+)/g)) if (miss(id)) report(`url(#${id})`);
      }
      const fragment = element.getAttribute('href')?.match(/^#(?!modal=)(.+)/)?.[1];
      if (page === inSight && fragment && miss(decodeURIComponent(fragment))) report(`href="#${fragment}"`);
    }
  }
  return faults;
}
