import type { Release } from '@vitryna/contracts/release';
import { budgets, inKilobytes } from '../../releases/gate/budgets.ts';
import type { SmokePage } from './messages.ts';

/** The faults of a rendered page. */
export function wrongPage(url: string, page: SmokePage): string[] {
  const problems = page.problems.map((problem) => `${url} ${problem}`);
  if (problems.length === 0 && page.status >= 500) problems.push(`${url} answers ${page.status}`);
  if (page.html.length > budgets.page) {
    problems.push(`${url} has ${inKilobytes(page.html.length)} of ${inKilobytes(budgets.page)}`);
  }
  if (page.lostRemotes.length > 0) problems.push(`${url} loses ${page.lostRemotes.join(', ')}`);
  return problems;
}

/** A page with the releases that it was rendered from. */
type Rendered = { page: SmokePage; releases: readonly Release[] };

const appOf = ({ page, releases }: Rendered) =>
  releases.find(({ routes }) => routes.some(({ name }) => name === page.route))?.name;

/** The losses of an address against the live composition: what is shown now must be shown, and by the remote that shows it. */
export function worseThanLive(url: string, tried: Rendered, live: Rendered): string[] {
  if (live.page.status >= 400) return [];
  if (tried.page.status !== live.page.status) {
    return [`${url} would answer ${tried.page.status}, and answers ${live.page.status} now`];
  }
  const [taker, owner] = [appOf(tried), appOf(live)];
  if (!taker || !owner || taker === owner) return [];
  return [`${url} would be shown by ${taker} (${tried.page.route}), and is by ${owner} (${live.page.route}) now`];
}
