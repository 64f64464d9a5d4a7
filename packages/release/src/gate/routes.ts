import { isTakenSegment } from '@vitryna/contracts/addresses';
import type { Release } from '@vitryna/contracts/release';
import { isVisitParameter } from '@vitryna/contracts/visit';
import { allReleases, type GateStep, labelOf, problemsOnly } from './gate-step.ts';

/** The two claims on the shell's own two-segment route: the second segment decides between them (reading 4). */
const claims = [':categorySlug/:specifications', ':categorySlug/:productSlug'];

/** Every form of a pattern with its optional segments left out or put in. */
export function expandOptional(path: string): string[] {
  let forms = [''];
  for (const segment of path.split('/')) {
    const required = segment.replace(/\?$/, '');
    const longer = forms.map((form) => (form === '' ? required : `${form}/${required}`));
    forms = segment.endsWith('?') ? forms.concat(longer) : longer;
  }
  return forms;
}

/** What two patterns that match the same addresses have in common; a claim stands for itself and what is below it. */
function shapeOf(form: string): string {
  const claim = claims.find((path) => form === path || form.startsWith(`${path}/`));
  const rest = claim ? form.slice(claim.length) : form;
  return (claim ?? '') + rest.replace(/:[^/]+/g, ':');
}

function ownProblems(release: Release): string[] {
  return release.routes.flatMap((route) => {
    const problems: string[] = [];
    const where = `${labelOf(release)}, route ${route.name}`;
    if (!Object.hasOwn(release.pages, route.page)) problems.push(`${where}: there is no page "${route.page}"`);
    const first = route.path.split('/')[0] ?? '';
    if (isTakenSegment(first)) problems.push(`${where}: /${first} is not free for a page`);
    if (route.cache === 'private' && route.isIndexed) problems.push(`${where}: a private page cannot be indexed`);
    for (const name of route.query ?? []) {
      if (isVisitParameter(name)) problems.push(`${where}: the parameter ${name} belongs to the visit`);
    }
    return problems;
  });
}

/** No two routes share a name or match the same addresses, each has its page, and none hides the gateway's own paths. */
export const routesStep: GateStep = {
  name: 'routes',
  check(context) {
    const problems: string[] = [];
    const owners = new Map<string, string>();
    const claim = (key: string, owner: string, what: string) => {
      const other = owners.get(key);
      if (other !== undefined && other !== owner) problems.push(`${what} is claimed by ${other} and by ${owner}`);
      else owners.set(key, owner);
    };
    for (const release of allReleases(context)) {
      problems.push(...ownProblems(release));
      for (const route of release.routes) {
        const owner = `${labelOf(release)} (${route.name})`;
        claim(`name ${route.name}`, `${owner} at "${route.path}"`, `the route name ${route.name}`);
        for (const form of expandOptional(route.path)) {
          const shape = shapeOf(form);
          claim(`path ${shape}`, owner, `"/${form}"`);
          if (shape === ':/:') problems.push(`"/${form}" of ${owner} is the shell's own two-segment route`);
        }
      }
    }
    return problemsOnly(problems);
  },
};
