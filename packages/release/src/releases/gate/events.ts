import type { Release } from '@vitryna/contracts/release';
import { allReleases, type GateStep, labelOf } from './gate-step.ts';

const sentBy = (releases: Release[]) => new Set(releases.flatMap((release) => release.events.sends));

/**
 * Nobody loses an event that is heard: what the live composition sends must still be sent. An event that nobody sent
 * before either is only a notice, because a listener may well be promoted before its sender.
 */
export const eventsStep: GateStep = {
  name: 'events',
  check(context) {
    const releases = allReleases(context);
    const sent = sentBy(releases);
    const sentNow = sentBy(context.liveReleases);
    const findings = { problems: [] as string[], notices: [] as string[] };
    for (const release of releases) {
      for (const event of release.events.hears.filter((name) => !sent.has(name))) {
        if (sentNow.has(event))
          findings.problems.push(`${labelOf(release)} hears ${event}, which would not be sent any more`);
        else findings.notices.push(`${labelOf(release)} hears ${event}, which nobody sends yet`);
      }
    }
    return findings;
  },
};
