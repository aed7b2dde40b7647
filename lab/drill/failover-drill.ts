import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { placesIn } from '@ilaneer/server/db/embedded/cluster';
import { findPostmaster } from '@ilaneer/server/db/embedded/postmaster-file';
import { findRunningDatabase } from '@ilaneer/server/db/embedded/start';
import { type Judgement, judgeOrders } from '@ilaneer/server/testing/orders/judge-orders';
import { takeOrders } from '@ilaneer/server/testing/orders/order-stream';
import { childrenOf } from '@ilaneer/server/testing/servers/child-processes';
import { BUILT, type ShopProcess, startShopProcess } from '@ilaneer/server/testing/servers/shop-process';
import { type Fault, type FaultOutcome, sufferFault, until } from './faults.ts';
import { fillDisk, type Machine, makeMachines, mountDisk, removeMachines, unmountDisk } from './machines.ts';
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts';
import { freeze, slowDown } from './slow-processes.ts';
import { watchShop } from './watch-shop.ts';

const SERVER_DISK_MB = 600;
const SHOP_DISK_MB = 700;
const CALM_MS = 5_000;

export type DrillOptions = {
  readonly postgresBin: string;
  readonly haproxyPort: number;
  readonly shopPort: number;
  /** How often the first server is killed. */
  readonly kills: number;
  readonly say: (line: string) => void;
};

export type DrillResult = {
  readonly faults: readonly FaultOutcome[];
  readonly judgement: Judgement;
  readonly repeats: ReadonlyMap<string, number>;
  readonly pages: ReadonlyMap<string, number>;
};

/** Three servers under Patroni with HAProxy, on own networks and disks, with orders and successive faults. */
export async function runFailoverDrill(options: DrillOptions): Promise<DrillResult> {
  const root = await mkdtemp(join(tmpdir(), 'ilaneer-failover-'));
  await chmod(root, 0o711);
  await removeMachines(null);
  let cluster: PatroniCluster | null = null;
  try {
    const machines = await makeMachines(root, SERVER_DISK_MB);
    cluster = await startPatroniCluster(root, machines, {
      postgresBin: options.postgresBin,
      port: options.haproxyPort,
    });
    await cluster.isWhole();
    options.say('Three servers are up; the shop starts.');
    const settings = { DATABASE_URL: cluster.url };
    const shop = await startShopProcess(join(root, 'shop'), options.shopPort, settings, BUILT);
    return await suffer(shop, serverFaults(cluster, options.kills), cluster.url, root, options.say);
  } finally {
    await cluster?.stop();
    await removeMachines(root);
    await rm(root, { recursive: true, force: true });
  }
}

/** Embedded database, own disk. */
export async function runEmbeddedDrill({ shopPort, say }: DrillOptions): Promise<DrillResult> {
  const root = await mkdtemp(join(tmpdir(), 'ilaneer-embedded-'));
  const dataDir = join(root, 'data');
  await mountDisk(dataDir, SHOP_DISK_MB);
  try {
    const shop = await startShopProcess(dataDir, shopPort, {}, BUILT);
    const url = await findRunningDatabase(dataDir);
    if (url === null) throw new Error('the shop runs without its database');
    return await suffer(shop, embeddedFaults(dataDir), url, root, say);
  } finally {
    await removeDisk(dataDir);
    await rm(root, { recursive: true, force: true });
  }
}

async function suffer(
  shop: ShopProcess,
  faults: readonly Fault[],
  databaseUrl: string,
  root: string,
  say: (line: string) => void,
): Promise<DrillResult> {
  const watch = watchShop(shop.url);
  try {
    const orders = await takeOrders(shop.url, join(root, 'acknowledged'));
    const outcomes: FaultOutcome[] = [];
    for (const fault of faults) {
      await pause(CALM_MS);
      const outcome = await sufferFault(fault, orders, watch);
      outcomes.push(outcome);
      say(tellOutcome(outcome));
    }
    await orders.stop();
    if (shop.child.exitCode !== null) throw new Error('the shop ended meanwhile');
    const judgement = await judgeOrders(databaseUrl, orders.acknowledged);
    return { faults: outcomes, judgement, repeats: orders.repeats, pages: watch.pages };
  } finally {
    await watch.stop();
    await shop.end('SIGTERM');
  }
}

function tellOutcome({ name, told, pauseSeconds, unreadySeconds }: FaultOutcome): string {
  return `${name} (${told}): orders paused for ${pauseSeconds.toFixed(1)} s, not ready for ${unreadySeconds.toFixed(1)} s`;
}

function serverFaults(cluster: PatroniCluster, kills: number): Fault[] {
  const ofFirst = (
    name: string,
    lastsMs: number,
    happen: (first: Machine) => Promise<() => Promise<void> | void>,
    isSurvived = true,
  ): Fault => ({
    name,
    lastsMs,
    isSurvived,
    happen: async () => {
      const first = await cluster.first();
      const mend = await happen(first);
      return {
        told: first.name,
        mend: async () => {
          await mend();
          await cluster.isWhole();
        },
      };
    },
  });
  const nothing = () => undefined;
  return [
    ...Array.from({ length: kills }, () =>
      ofFirst('kill -9 of the first server and its Patroni', 0, async (first) => {
        await cluster.kill(first);
        return () => cluster.revive(first);
      }),
    ),
    ofFirst('planned switchover', 0, async (first) => {
      await cluster.order(first, 'switchover');
      return nothing;
    }),
    ofFirst('restart of the first server', 0, async (first) => {
      await cluster.order(first, 'restart');
      return nothing;
    }),
    ofFirst('network of the first server cut', 20_000, async (first) => {
      await first.connect(false);
      return () => first.connect(true);
    }),
    ofFirst('slow disk (the server halts half of the time)', 10_000, async (first) =>
      slowDown(() => cluster.processes(first)),
    ),
    ofFirst('hanging server (all its processes stopped)', 25_000, async (first) =>
      freeze(await cluster.processes(first)),
    ),
    // No failover: the server answers, read-only.
    ofFirst(
      'full disk of the first server',
      15_000,
      async (first) => {
        await first.fill(true);
        return () => first.fill(false);
      },
      false,
    ),
  ];
}

function embeddedFaults(dataDir: string): Fault[] {
  const { cluster } = placesIn(dataDir);
  const postmaster = async (): Promise<number> => {
    const found = await findPostmaster(cluster);
    if (found === null) throw new Error('no database runs');
    return found.pid;
  };
  const processes = async () => {
    const pid = await postmaster();
    return [pid, ...(await childrenOf(pid))];
  };
  const fault = (
    name: string,
    lastsMs: number,
    isSurvived: boolean,
    happen: () => Promise<() => Promise<void> | void>,
  ): Fault => ({
    name,
    lastsMs,
    isSurvived,
    happen: async () => {
      const mend = await happen();
      return { told: 'embedded', mend: async () => mend() };
    },
  });
  return [
    ...[1, 2].map(() =>
      fault('kill -9 of the database', 0, true, async () => {
        process.kill(await postmaster(), 'SIGKILL');
        return () => undefined;
      }),
    ),
    fault('kill -9 of one of its processes', 0, true, async () => {
      const [child] = await childrenOf(await postmaster());
      if (child !== undefined) process.kill(child, 'SIGKILL');
      return () => undefined;
    }),
    fault('slow disk (the server halts half of the time)', 10_000, true, async () => slowDown(processes)),
    fault('hanging database (all its processes stopped)', 6_000, false, async () =>
      freeze(await processes()),
    ),
    fault('full data folder', 15_000, false, async () => {
      await fillDisk(dataDir, true);
      return () => fillDisk(dataDir, false);
    }),
  ];
}

async function removeDisk(folder: string): Promise<void> {
  await until(async () => (await findPostmaster(placesIn(folder).cluster)) === null, 'the database ended');
  await unmountDisk(folder);
}
