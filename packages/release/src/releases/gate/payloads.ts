import type { Release } from '@vitryna/contracts/release';
import { allReleases, type GateStep, labelOf, problemsOnly } from './gate-step.ts';
import { whyNotAccepted } from './schema-accepts.ts';

/** The participants of an event with a schema of its own: hearers, and the shell, whose bus drops what its schema refuses. */
const takers = (releases: Release[], event: string) =>
  releases.filter(({ name, events }) => name === 'shell' || events.hears.includes(event));

/** Events that a release may send are known to it, and accepted by each listener, by the schemas with which both were built. */
export const payloadsStep: GateStep = {
  name: 'payloads',
  check(context) {
    const releases = allReleases(context);
    const problems: string[] = [];
    for (const sender of releases) {
      // A release from before says nothing of its payloads.
      if (!sender.eventSchemas) continue;
      for (const event of sender.events.sends) {
        const sent = sender.eventSchemas[event];
        if (!sent) {
          problems.push(
            `${event} of ${labelOf(sender)}: no contract that it was built with knows an event of this name`,
          );
          continue;
        }
        for (const hearer of takers(releases, event)) {
          if (hearer === sender || !hearer.eventSchemas) continue;
          const heard = hearer.eventSchemas[event];
          const why = heard ? whyNotAccepted(heard, sent) : ['an event of this name is not known'];
          problems.push(...why.map((reason) => `${event} of ${labelOf(sender)} to ${labelOf(hearer)}: ${reason}`));
        }
      }
    }
    return problemsOnly(problems);
  },
};
