import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { modalTable } from '../shell/src/modals/modal-table.ts';
import { ownModals } from '../shell/src/start/own-modals.ts';

const root = join(import.meta.dirname, '..');

/** The modals whose contents an app brings; a remote names the file of them in its configuration. */
async function modalsOf(owner) {
  if (owner === 'shell') return ownModals;
  const { default: federation } = await import(join(root, owner, 'module-federation.config.ts'));
  const exposed = federation.exposes['./modals'];
  if (!exposed || !existsSync(join(root, owner, exposed))) return {};
  return (await import(join(root, owner, exposed))).modals;
}

test.each(Object.entries(modalTable))('%s has its contents where the table says [§2.9]', async (name, { owner }) => {
  expect(Object.keys(await modalsOf(owner))).toContain(name);
});
