import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE, ROLE } from '@ilaneer/server/db/embedded/server-address';
import { childrenOf } from '@ilaneer/server/testing/servers/child-processes';
import pg from 'pg';
import { until } from './faults.ts';
import { killNow, type Machine, WHOLE_NETWORK } from './machines.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');

export type PatroniCluster = {
  readonly url: string;
  first(): Promise<Machine>;
  kill(machine: Machine): Promise<void>;
  revive(machine: Machine): void;
  processes(machine: Machine): Promise<readonly number[]>;
  order(machine: Machine, what: 'switchover' | 'restart'): Promise<void>;
  isWhole(): Promise<void>;
  stop(): Promise<void>;
};

type Programs = { readonly postgresBin: string; readonly port: number };

export async function startPatroniCluster(
  root: string,
  machines: readonly Machine[],
  { postgresBin, port }: Programs,
): Promise<PatroniCluster> {
  const secrets = {
    superuser: randomUUID(),
    replication: randomUUID(),
    rewind: randomUUID(),
    shop: randomUUID(),
  };
  const running: ChildProcess[] = [];
  const patronis = new Map<Machine, ChildProcess>();
  const template = await readFile(join(DEPLOY, 'patroni/patroni.yml'), 'utf8');
  const start = (machine: Machine, program: string, args: readonly string[]): ChildProcess => {
    const child = machine.run(program, args, `${machine.name}-${program}`);
    running.push(child);
    return child;
  };
  const revive = (machine: Machine): void => {
    patronis.set(machine, start(machine, 'patroni', [join(machine.folder, 'patroni.yml')]));
  };

  const members = machines.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
  for (const machine of machines) {
    start(machine, 'etcd', etcdArguments(machine, members));
    const settings = filled(template, {
      NODE_NAME: machine.name,
      NODE_ADDRESS: machine.address,
      ETCD_HOSTS: machines.map(({ address }) => `${address}:2379`).join(','),
      POSTGRESQL_BIN: postgresBin,
      DATA_DIR: machine.folder,
      NETWORK: WHOLE_NETWORK,
      SUPERUSER_PASSWORD: secrets.superuser,
      REPLICATION_PASSWORD: secrets.replication,
      REWIND_PASSWORD: secrets.rewind,
    });
    await writeFile(join(machine.folder, 'patroni.yml'), settings);
  }
  const named = machines.flatMap(({ name, address }, index) => [
    [`NODE_NAME_${index + 1}`, name],
    [`NODE_ADDRESS_${index + 1}`, address],
  ]);
  const balancer = filled(await readFile(join(DEPLOY, 'haproxy/database.cfg'), 'utf8'), {
    PORT: String(port),
    ...Object.fromEntries(named),
  });
  await writeFile(join(root, 'haproxy.cfg'), balancer);
  running.push(spawn('haproxy', ['-db', '-f', join(root, 'haproxy.cfg')], { stdio: 'ignore' }));

  const statusOf = async ({ address }: Machine, path: string): Promise<number> => {
    const signal = AbortSignal.timeout(1_500);
    return fetch(`http://${address}:8008${path}`, { signal }).then(
      ({ status }) => status,
      () => 0,
    );
  };
  const findFirst = async (): Promise<Machine | null> => {
    for (const machine of machines) if ((await statusOf(machine, '/primary')) === 200) return machine;
    return null;
  };
  const first = async (): Promise<Machine> => {
    let found = await findFirst();
    await until(async () => {
      found ??= await findFirst();
      return found !== null;
    }, 'there is a first server');
    if (found === null) throw new Error('there is no first server');
    return found;
  };
  const processes = (machine: Machine) => processesOf(join(machine.folder, 'postgresql'));

  for (const machine of machines) revive(machine);
  const { address } = await first();
  await makeDatabase(`postgresql://postgres:${secrets.superuser}@${address}:5432/postgres`, secrets.shop);
  return {
    url: `postgresql://${ROLE}:${secrets.shop}@127.0.0.1:${port}/${DATABASE}`,
    first,
    revive,
    processes,
    kill: async (machine) => {
      const [postmaster] = await processes(machine);
      const patroni = patronis.get(machine);
      if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL');
      if (patroni !== undefined) await killNow(patroni);
    },
    order: async (machine, what) => {
      const body = JSON.stringify(what === 'switchover' ? { leader: machine.name } : {});
      const answer = await fetch(`http://${machine.address}:8008/${what}`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    },
    isWhole: () =>
      until(async () => {
        const followers = machines.map(async (machine) => (await statusOf(machine, '/replica')) === 200);
        const count = (await Promise.all(followers)).filter(Boolean).length;
        const hasSecond = machines.map(async (machine) => (await statusOf(machine, '/sync')) === 200);
        return count === 2 && (await Promise.all(hasSecond)).includes(true) && (await findFirst()) !== null;
      }, 'two servers follow the first'),
    stop: async () => {
      for (const machine of machines) {
        for (const pid of await processes(machine).catch(() => [])) kill(pid);
      }
      await Promise.all(running.map(killNow));
    },
  };
}

function etcdArguments({ name, address, folder }: Machine, members: string): string[] {
  return [
    `--name=${name}`,
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-peer-urls=http://${address}:2380`,
    `--initial-advertise-peer-urls=http://${address}:2380`,
    `--listen-client-urls=http://${address}:2379`,
    `--advertise-client-urls=http://${address}:2379`,
    `--initial-cluster=${members}`,
    '--initial-cluster-state=new',
    '--enable-v2=true',
  ];
}

async function makeDatabase(adminUrl: string, password: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: adminUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query(`select from pg_roles where rolname = '${ROLE}'`);
      if (rows.length === 0) await client.query(`create role ${ROLE} login password '${password}'`);
      await client.query(`create database ${DATABASE} owner ${ROLE}`);
      return;
    } catch {
      // Patroni initialises.
      await pause(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function processesOf(dataFolder: string): Promise<readonly number[]> {
  const [line = ''] = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(line);
  return [postmaster, ...(await childrenOf(postmaster))];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([A-Z_0-9]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
