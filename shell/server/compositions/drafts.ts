import type { IncomingMessage } from 'node:http';
import { localeOfPath } from '@vitryna/routing';
import { draftCookie, isDraftPass } from '@vitryna/strapi/pass';
import { createByteCache } from '../http/byte-cache.ts';
import { readCookie } from '../http/cookies.ts';
import { sizeOf } from '../pages/cache/page-entry.ts';
import type { PickedSlot, Slot } from '../pages/render/slot.ts';
import { draftBar, withBar } from './preview-bar.ts';

/** Visitors who opened a link to drafts of the content. */
export type Drafts = {
  /** Whether a request says that it sees drafts: nothing that everybody gets may answer it unseen. */
  isAsked: (req: IncomingMessage) => boolean;
  /** The cookie by which the content service knows such a visitor; null for everybody else. */
  cookieOf: (req: IncomingMessage) => string | null;
  /** What is live, without its kept pages and with the notice of drafts; null for everybody else. */
  pick: (req: IncomingMessage) => PickedSlot | null;
};

type DraftOptions = { secret: string | null; live: () => Slot | null; now: () => number };

/** The same composition; its pages say that they are drafts, and none is kept. */
function draftSlotOf(slot: Slot): Slot {
  const { renderer } = slot.loaded;
  const render: typeof renderer.render = async (input) => {
    const locale = localeOfPath(new URL(input.url, 'http://localhost').pathname);
    return withBar(await renderer.render({ ...input, packing: 'identity' }), draftBar(locale));
  };
  const loaded = { ...slot.loaded, renderer: { ...renderer, render } };
  return { ...slot, loaded, pages: createByteCache(1, sizeOf), rendering: new Map() };
}

/** Makes it; without a secret nobody sees drafts. */
export function createDrafts({ secret, live, now }: DraftOptions): Drafts {
  const slots = new WeakMap<Slot, Slot>();
  const isAsked = ({ headers }: IncomingMessage) =>
    secret !== null && (headers.cookie?.includes(`${draftCookie}=`) ?? false);
  const cookieOf = (req: IncomingMessage): string | null => {
    const pass = isAsked(req) ? readCookie(req.headers.cookie, draftCookie) : null;
    return pass && secret && isDraftPass(pass, secret, now()) ? `${draftCookie}=${pass}` : null;
  };
  return {
    isAsked,
    cookieOf,
    pick(req) {
      const running = cookieOf(req) === null ? null : live();
      if (!running) return null;
      const slot = slots.get(running) ?? draftSlotOf(running);
      slots.set(running, slot);
      return { slot, setCookie: null, isShared: false, isPreview: true };
    },
  };
}
