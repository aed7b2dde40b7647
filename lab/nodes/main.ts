import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@ilaneer/server/db/embedded/start';
import pg from 'pg';
import { buildServer } from '../../scripts/build-server.ts';
import { databaseProcessorMs } from '../bench/embedded-database.ts';
import { freePort, type Server, startServer } from '../bench/server-process.ts';
import { createShoppers } from '../bench/shoppers.ts';
import { stockVariants } from '../bench/stocked-variants.ts';
import { readArgs } from '../read-args.ts';
import { findHaproxy, startHaproxy } from './haproxy.ts';
import { type Outcome, startShopping } from './shopping.ts';

// Four shops behind HAProxy: `npm run drill:nodes -- --seconds 15 --shoppers 16 --restarts 1`.
const NODES = 4;
const EVERY_MS = 60;
const WARM_UP_MS = 5_000;
const JWT_SECRET = 'a secret that only the drill of nodes knows';
const { values } = readArgs('npm run drill:nodes -- [--seconds 15] [--shoppers 16] [--restarts 1]', {
  seconds: { type: 'string', default: '15' },
  shoppers: { type: 'string', default: '16' },
  restarts: { type: 'string', default: '1' },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const closers: (() => unknown)[] = [];

try {
  findHaproxy(say);
  await buildServer();
  await drill();
} finally {
  for (const close of closers.reverse()) await close();
}

async function drill(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-nodes-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: say },
    onLost: (message) => {
      throw new Error(message);
    },
    settings: { max_connections: 200 },
  });
  if (!database.ok) throw new Error(database.error.message);
  const url = database.value.connectionString;
  closers.push(database.value.stop);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  closers.push(() => pool.end());

  const proxyPort = await freePort();
  const ports: number[] = [];
  while (ports.length < NODES) ports.push(await freePort());
  const proxy = await startHaproxy(proxyPort, ports);
  closers.push(proxy.stop);
  const nodes = new Map<number, Server>();
  closers.push(() => Promise.all([...nodes.values()].map((node) => node.stop())));
  const start = async (number: number): Promise<void> => {
    const settings = {
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, `node-${number}`),
      PUBLIC_URL: `http://localhost:${proxyPort}`,
      SANDBOX_PUBLIC: 'no',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '2',
      JWT_SECRET,
    };
    const options = ['--max-semi-space-size=8'];
    nodes.set(number, await startServer('shop.js', '/health/ready', settings, options, ports[number - 1]));
  };

  await start(1);
  await proxy.waitFor([1]);
  const variants = await stockVariants(pool);
  const shoppers = await createShoppers(pool, 'nodes', Number(values.shoppers), JWT_SECRET);
  const shopping = () => startShopping(proxy.url, shoppers, variants);
  /** Equal load per node, for comparison. */
  const evenly = (count: number) =>
    startShopping(proxy.url, shoppers.slice(0, (shoppers.length * count) / NODES), variants, EVERY_MS);
  const processorMs = () => ({
    nodes: [...nodes.values()].reduce((sum, node) => sum + node.processorMs(), 0),
    database: databaseProcessorMs(dataDir),
    proxy: proxy.processorMs(),
  });
  const acknowledged: string[] = [];
  const measure = async (what: string, begin: typeof shopping): Promise<Measured> => {
    // Compilation excluded.
    const warmUp = shopping();
    await wait(WARM_UP_MS);
    const warm = await warmUp.stop();
    const before = processorMs();
    const run = begin();
    await wait(Number(values.seconds) * 1_000);
    const outcome = await run.stop();
    const after = processorMs();
    acknowledged.push(...warm.orders, ...outcome.orders);
    const per = (part: keyof typeof before) => (after[part] - before[part]) / outcome.requests;
    const perSecond = outcome.requests / outcome.seconds;
    say(
      `${what}: ${perSecond.toFixed(0)} requests/s; processor time per request: shop ${per('nodes').toFixed(2)} ms, database ${per('database').toFixed(2)} ms, HAProxy ${per('proxy').toFixed(2)} ms; ${tell(outcome)}`,
    );
    return { perSecond, nodeMs: per('nodes'), failures: [...warm.failures, ...outcome.failures] };
  };

  const alone = await measure('One node, all that it can   ', shopping);
  const evenlyAlone = await measure('One node, its even share    ', () => evenly(1));
  for (const number of [2, 3, 4]) await start(number);
  await proxy.waitFor([1, 2, 3, 4]);
  const together = await measure('Four nodes, all that they can', shopping);
  const evenlyTogether = await measure('Four nodes, even shares     ', () => evenly(NODES));
  say(
    `Throughput per node, by what a request costs its processor at the same load for each: ${(evenlyAlone.nodeMs / evenlyTogether.nodeMs).toFixed(2)} of one alone.`,
  );
  say(
    `All that they can: ${(together.perSecond / alone.perSecond).toFixed(2)} times one, with shoppers, HAProxy, database and nodes sharing the ${availableParallelism()} processors of this machine.`,
  );

  say(`Rolling restart of all four, ${values.restarts} times, with ${values.shoppers} shoppers at it.`);
  const rolling = shopping();
  const all = [1, 2, 3, 4];
  for (let round = 0; round < Number(values.restarts); round += 1) {
    for (const number of all) {
      await nodes.get(number)?.stop();
      await start(number);
      await proxy.waitFor(all);
    }
  }
  const outcome = await rolling.stop();
  acknowledged.push(...outcome.orders);
  say(`Rolling restart: ${outcome.requests} requests in ${outcome.seconds.toFixed(0)} s, ${tell(outcome)}`);

  const { rows } = await pool.query<{ id: string }>('select id from orders');
  const there = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !there.has(id)).length;
  const doubled = rows.length - new Set(acknowledged).size;
  say(`Orders: ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} that nobody was told of.`);
  const measured = [alone, evenlyAlone, together, evenlyTogether].flatMap(({ failures }) => failures);
  const failed = [...measured, ...outcome.failures];
  for (const failure of failed.slice(0, 10)) say(`  ${failure}`);
  if (failed.length + lost + doubled > 0) process.exitCode = 1;
}

type Measured = {
  readonly perSecond: number;
  readonly nodeMs: number;
  readonly failures: readonly string[];
};

function tell({ failures, longestMs }: Outcome): string {
  return `${failures.length} failed, the longest took ${longestMs.toFixed(0)} ms`;
}
