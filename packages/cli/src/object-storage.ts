import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install-package.ts';
import { freePort } from './ports.ts';

/** An object storage that lives as long as a test run; `env` is what tests of release stores need. */
export type TestObjectStorage = { env: Record<string, string>; stop: () => Promise<void> };

const packages = ['ceph-mon', 'ceph-osd', 'radosgw'];
const key = { id: 'TESTKEY', secret: 'TESTSECRET' };

const hasPrograms = () => ['ceph-mon', 'ceph-osd', 'radosgw'].every((name) => existsSync(join('/usr/bin', name)));

/** One monitor and one store in memory, without copies: everything that Ceph's gateway asks for. */
const settings = (folder: string, monitorPort: number) => `[global]
fsid = ${randomUUID()}
mon_host = v2:127.0.0.1:${monitorPort}
mon_initial_members = a
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data_avail_crit = 0
ms_bind_msgr1 = false
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
memstore_device_bytes = 268435456
paxos_propose_interval = 0.05
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
pid_file = ${folder}/$name.pid
log_file = ${folder}/$name.log
mon_cluster_log_file = ${folder}/cluster.log
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}
keyring = ${folder}/keyring
`;

/**
 * Starts Ceph's object gateway, a real one of Amazon's protocol, in a folder; null when it is not installed and must not or
 * cannot be. Debian's packages take 64 MB and the better part of a minute, the start three seconds.
 */
export async function startObjectStorage(folder: string, mayInstall: boolean): Promise<TestObjectStorage | null> {
  if (!hasPrograms() && !(mayInstall && installPackages(packages) && hasPrograms())) return null;
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['mon', 'osd']) mkdirSync(join(folder, part), { recursive: true });
  const at = (name: string) => join(folder, name);
  const [monitorPort, port, id] = [await freePort(), await freePort(), randomUUID()];
  writeFileSync(at('ceph.conf'), settings(folder, monitorPort));

  const run = (command: string, args: string[], input?: string): string => {
    const done = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000, ...(input && { input }) });
    if (done.status !== 0) throw new Error(`[cli] the object storage did not start: ${command}\n${done.stderr}`);
    return done.stdout.trim();
  };
  const conf = ['-c', at('ceph.conf')];
  const servers: ChildProcess[] = [];
  const serve = (command: string, args: string[]) =>
    servers.push(spawn(command, [...conf, '-f', ...args], { stdio: 'ignore' }));
  const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];

  const stop = async () => {
    for (const server of servers.reverse()) {
      const closed = new Promise((resolve) => server.once('exit', resolve));
      if (server.exitCode === null && server.kill('SIGKILL')) await closed;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run('ceph-authtool', ['--create-keyring', at('keyring'), '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *']);
    run('ceph-authtool', [at('keyring'), '--gen-key', '-n', 'client.admin', ...all]);
    run('monmaptool', ['--create', '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, ...conf, at('monmap')]);
    run('ceph-mon', [...conf, '--mkfs', '-i', 'a', '--monmap', at('monmap'), '--keyring', at('keyring')]);
    serve('ceph-mon', ['-i', 'a']);
    const secret = run('ceph-authtool', ['--gen-print-key']);
    run('ceph', [...conf, 'osd', 'new', id, '-i', '-'], JSON.stringify({ cephx_secret: secret }));
    run('ceph-authtool', [at('keyring'), '-n', 'osd.0', '--add-key', secret]);
    run('ceph-osd', [...conf, '-i', '0', '--mkfs', '--osd-uuid', id]);
    serve('ceph-osd', ['-i', '0']);
    const user = ['--uid=test', '--display-name=test', `--access-key=${key.id}`, `--secret=${key.secret}`];
    run('radosgw-admin', [...conf, 'user', 'create', ...user]);
    serve('radosgw', ['-n', 'client.admin', `--rgw-frontends=beast endpoint=127.0.0.1:${port}`]);
    const address = `http://127.0.0.1:${port}`;
    const isUp = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries > 200) throw new Error('[cli] the object storage did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const credentials = { AWS_ACCESS_KEY_ID: key.id, AWS_SECRET_ACCESS_KEY: key.secret };
    return { env: { TEST_S3: `s3://releases/tests?endpoint=${address}`, ...credentials }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
