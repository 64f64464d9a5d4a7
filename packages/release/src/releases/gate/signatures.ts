import { whyNotAllowed, whyUntrusted } from '../../release-stores/signing/signature.ts';
import type { GateStep } from './gate-step.ts';

/** Every part is signed by a team that may publish it, and who promotes may promote what changes. */
export const signaturesStep: GateStep = {
  name: 'signatures',
  async check({ store, composition, liveComposition, signer = null }) {
    const trust = await store.readTrust();
    if (!trust) {
      return {
        problems: [],
        notices: ['not signed: this store trusts no keys, so whoever can write in it can publish anything'],
      };
    }
    const parts = Object.entries(composition.parts);
    const untrusted = await Promise.all(
      parts.map(([app, { version, integrity }]) => whyUntrusted(store, { app, version, integrity }, trust)),
    );
    const live = liveComposition?.parts ?? {};
    const apps = new Set([...Object.keys(live), ...Object.keys(composition.parts)]);
    const changed = [...apps].filter((app) => live[app]?.integrity !== composition.parts[app]?.integrity);
    const notAllowed = changed.map((app) => whyNotAllowed(trust, signer, 'promotes', app));
    const problems = [...untrusted, ...notAllowed].filter((problem) => problem !== null);
    return { problems: [...new Set(problems)], notices: signer ? [`promoted with key ${signer.keyId}`] : [] };
  },
};
