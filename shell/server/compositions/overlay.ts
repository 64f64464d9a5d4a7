import type { IncomingMessage } from 'node:http';
import { overlayPath } from '@vitryna/contracts/file-addresses';
import type { OverlayFacts } from '@vitryna/contracts/overlay';
import { type Middleware, sendJson } from '../http/request-context.ts';
import { type PickedSlot, releasesOf, type Slot } from '../pages/render/slot.ts';
import type { Previews } from './previews.ts';

type Options = {
  pick: (req: IncomingMessage) => PickedSlot | null;
  /** Whether everybody may look. */
  isOpen: boolean;
  previews: Pick<Previews, 'isOpenFor'>;
};

function factsOf(slot: Slot): OverlayFacts {
  const { loaded } = slot;
  const lost = new Set(loaded.remotes.flatMap(({ name, isLost }) => (isLost ? [name] : [])));
  const stateOf = (name: string) =>
    lost.has(name) ? 'lost' : loaded.substituted.includes(name) ? 'substituted' : 'as-composed';
  return {
    composition: slot.id,
    events: Object.keys(loaded.shell.eventSchemas ?? {}),
    apps: releasesOf(slot).map(({ name, version, owner = null, builtAt, events: { sends, hears } }) => ({
      ...{ name, version, owner, builtAt, sends, hears },
      state: stateOf(name),
    })),
  };
}

/** Shows the versions of a visitor's pages, to holders of a preview only. */
export function createOverlay({ pick, isOpen, previews }: Options): Middleware {
  return (context) => {
    if (context.pathname !== overlayPath) return false;
    const picked = isOpen || previews.isOpenFor(context.req) ? pick(context.req) : null;
    if (picked) sendJson(context, 200, factsOf(picked.slot), 'private, no-store');
    else sendJson(context, 403, null);
    return true;
  };
}
