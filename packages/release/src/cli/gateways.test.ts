import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LivePointer } from '@vitryna/contracts/release';
import { waitForGateways } from '../releases/gateways.ts';
import { createFakeStore, makeTemporaryFolder } from '../testing/index.ts';
import { releaseCommand } from './index.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let fake: Awaited<ReturnType<typeof createFakeStore>>;
let pointer: LivePointer;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  fake = await createFakeStore(folder.path);
  for (const version of ['1.0.0', '2.0.0']) {
    await fake.publish({ name: 'shell', version });
    await fake.promote();
  }
  pointer = (await fake.store.readLive()) as LivePointer;
});
afterEach(() => folder.remove());

const ids = { one: 'a'.repeat(16), other: 'b'.repeat(16) };
/** What a gateway has said so many milliseconds ago. */
const say = (name: keyof typeof ids, agoMs: number, { revision, live }: Pick<LivePointer, 'revision' | 'live'>) =>
  fake.store.writeHeartbeat({
    ...{ id: ids[name], name, at: new Date(Date.now() - agoMs).toISOString(), revision, live },
    ...{ canaries: [], problem: '', counts: [] },
  });

test('a gateway that falls silent while it is waited for has not followed', async () => {
  await say('one', 0, pointer);
  await say('other', 14_000, { ...pointer, revision: pointer.revision - 1 });
  const { followed, behind } = await waitForGateways(fake.store, pointer, 2000);
  expect({ followed: followed.map(({ name }) => name), behind: behind.map(({ name }) => name) }).toEqual({
    followed: ['one'],
    behind: ['other'],
  });
});

test('one that was silent before is named and not waited for, until it is sure to be gone', async () => {
  await say('one', 60_000, pointer);
  await say('other', 660_000, pointer);
  for (const command of ['rollback', 'status']) {
    let said = '';
    const stderr = (text: string) => {
      said += text;
    };
    const io = { stdout: () => undefined, stderr, env: { RELEASE_STORE: fake.store.location } };
    await expect(releaseCommand.run([command], io)).resolves.toBe(0);
    expect(said).toBe(
      `gateway one has said nothing for 60 s and served ${pointer.live} then: it hangs or was ended by force\n`,
    );
  }
});
