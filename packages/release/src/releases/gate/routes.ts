import { isTakenSegment } from '@vitryna/contracts/addresses';
import type { Release, RouteDeclaration } from '@vitryna/contracts/release';
import { isVisitParameter } from '@vitryna/contracts/visit';
import { allReleases, type GateStep, labelOf, problemsOnly } from './gate-step.ts';
import { claimOf, expandOptional, madeUpAddresses, shapeOf } from './route-forms.ts';
import type { OwnedRoute } from './route-ranking.ts';

const isBelowClaim = (form: string) => claimOf(form) !== null;

/** Why a form of a pattern takes more addresses than its own, or ones that are no page's; null when it does neither. */
function wrongForm(form: string): string | null {
  const [first = '', ...rest] = form.split('/');
  if (form.includes('*') && (first.includes('*') || first.startsWith(':') || rest.slice(0, -1).join().includes('*'))) {
    return 'is a catch-all: it must begin with a segment of its own';
  }
  if (isTakenSegment(first.toLowerCase())) return `is not free: /${first} is not a page's`;
  const isCategoryItself = form === ':categorySlug';
  if (first.startsWith(':') && !isCategoryItself && !isBelowClaim(form)) {
    return form.split('/').length === 2
      ? "is the shell's own two-segment route"
      : 'begins with a parameter, which only categories and products may';
  }
  return null;
}

function ownProblems(release: Release): string[] {
  return release.routes.flatMap((route) => {
    const problems: string[] = [];
    const where = `${labelOf(release)}, route ${route.name}`;
    if (!Object.hasOwn(release.pages, route.page)) problems.push(`${where}: there is no page "${route.page}"`);
    for (const form of expandOptional(route.path)) {
      const wrong = wrongForm(form);
      if (wrong !== null) problems.push(`${where}: "/${form}" ${wrong}`);
    }
    if (route.cache === 'private' && route.isIndexed) problems.push(`${where}: a private page cannot be indexed`);
    for (const name of route.query ?? []) {
      if (isVisitParameter(name)) problems.push(`${where}: the parameter ${name} belongs to the visit`);
    }
    return problems;
  });
}

/** Addresses that a route must show: each form of its pattern with made-up parameters, and its example. */
function addressesOf({ path, example }: RouteDeclaration): string[] {
  const madeUp = madeUpAddresses(path);
  return example === undefined ? madeUp : [...madeUp, example];
}

const told = ({ release, route }: OwnedRoute) => `${labelOf(release)} (${route.name})`;

/** Routes whose addresses the router gives to another one: the winner of a tie of patterns is not for a team to guess. */
const firstSegment = (path: string): string => path.split(/[/?]/, 1)[0] ?? '';

/** Routes that name the beginning of an address: no category has it then. */
const describeBeginnings = (releases: Release[], address: string): string =>
  releases
    .flatMap((release) => release.routes.map((route) => ({ release, route })))
    .filter(({ route }) => firstSegment(route.path) === firstSegment(address))
    .map((owned) => `"/${owned.route.path}" of ${told(owned)}`)
    .join(' and ');

async function shadowed(releases: Release[]): Promise<string[]> {
  // The gateway imports this package, too, and has no use for a router.
  const { rankRoutes } = await import('./route-ranking.ts');
  const ownerOf = rankRoutes(releases);
  return releases.flatMap((release) =>
    release.routes.flatMap((route) =>
      addressesOf(route).flatMap((address) => {
        const owner = ownerOf(address);
        if (owner?.route === route) return [];
        const winner = owner ? told(owner) : `nobody, because ${describeBeginnings(releases, address)} begins so`;
        return [`"/${address}" of ${told({ release, route })} would be shown by ${winner}`];
      }),
    ),
  );
}

/** No two routes share a name or match the same addresses, each has its page, and none takes an address of another or of the gateway. */
export const routesStep: GateStep = {
  name: 'routes',
  async check(context) {
    const problems: string[] = [];
    const owners = new Map<string, string>();
    const claim = (key: string, owner: string, what: string) => {
      const other = owners.get(key);
      if (other !== undefined && other !== owner) problems.push(`${what} is claimed by ${other} and by ${owner}`);
      else owners.set(key, owner);
    };
    const releases = allReleases(context);
    for (const release of releases) {
      problems.push(...ownProblems(release));
      for (const route of release.routes) {
        const owner = told({ release, route });
        claim(`name ${route.name}`, `${owner} at "${route.path}"`, `the route name ${route.name}`);
        for (const form of expandOptional(route.path)) claim(`path ${shapeOf(form)}`, owner, `"/${form}"`);
      }
    }
    // Once no two are alike, who wins is a question of rank.
    return problemsOnly(problems.length > 0 ? problems : await shadowed(releases));
  },
};
