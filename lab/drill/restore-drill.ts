import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newKey } from '@ilaneer/server/backup/archive/seal';
import { withEmbedded } from '@ilaneer/server/backup/restore-folder';
import { runBackupCommand } from '@ilaneer/server/commands/backup-command';
import { runRestoreCommand } from '@ilaneer/server/commands/restore-command';
import { placesIn } from '@ilaneer/server/db/embedded/cluster';
import { findPostmaster } from '@ilaneer/server/db/embedded/postmaster-file';
import { isPostmasterOf } from '@ilaneer/server/db/embedded/postmaster-process';
import { type ShopProcess, startShopProcess } from '@ilaneer/server/testing/servers/shop-process';
import { newAddress } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import pg from 'pg';

// Stock must last.
const ORDER_EVERY_MS = 200;

type Acknowledged = { readonly id: string; readonly at: number };

export type DrillResult = {
  readonly acknowledged: number;
  readonly lost: number;
  /** From the oldest lost order. */
  readonly lostSeconds: number;
  /** At most one. */
  readonly unacknowledged: number;
  readonly restoreSeconds: number;
  readonly told: string;
};

type Options = {
  /** After the backup. */
  readonly seconds: number;
  readonly say: (line: string) => void;
};

/** Backup under orders, loss of process and data, restore, comparison. */
export async function runRestoreDrill({ seconds, say }: Options): Promise<DrillResult> {
  const root = await mkdtemp(join(tmpdir(), 'ilaneer-drill-'));
  const dataDir = join(root, 'data');
  const key = await newKey();
  await writeFile(join(root, 'key'), `${key.identity}\n`);
  await mkdir(join(root, 'kept'));
  const env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: join(root, 'kept'),
    BACKUP_RECIPIENTS: key.recipient,
  };
  try {
    const shop = await startShopProcess(dataDir, undefined, env);
    const orders = takeOrders(shop);
    await until(() => orders.acknowledged.length >= 10);
    say(await expectOk(runBackupCommand(['--verify'], env)));
    say(`${orders.acknowledged.length} orders; more come in for ${seconds} s.`);
    const end = Date.now() + seconds * 1_000;
    await until(() => Date.now() >= end);
    await destroy(shop, dataDir);
    const lostAt = Date.now();
    await orders.stop();
    say('The process was killed and the data folder destroyed.');

    const begin = performance.now();
    const told = await expectOk(runRestoreCommand(['latest', '--identity', join(root, 'key')], env));
    const restoreSeconds = (performance.now() - begin) / 1_000;
    const ids = await withEmbedded(dataDir, {}, ordersIn);
    const there = new Set(ids);
    const lost = orders.acknowledged.filter(({ id }) => !there.has(id));
    return {
      acknowledged: orders.acknowledged.length,
      lost: lost.length,
      lostSeconds: lost[0] === undefined ? 0 : (lostAt - lost[0].at) / 1_000,
      unacknowledged: there.size - (orders.acknowledged.length - lost.length),
      restoreSeconds,
      told,
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Sequential, until the shop is gone. */
function takeOrders({ url }: ShopProcess): { readonly acknowledged: Acknowledged[]; stop(): Promise<void> } {
  const acknowledged: Acknowledged[] = [];
  let isEnding = false;
  const post = async (path: string, token: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const goods = async () => {
    const { products } = (await (await fetch(`${url}/api/getAllProducts`)).json()) as {
      products: { id: string; variantCombinations: { variantId: string; quantity: number }[] }[];
    };
    return products.flatMap(({ id, variantCombinations }) =>
      variantCombinations
        .filter(({ quantity }) => quantity > 100)
        .map(({ variantId }) => ({ productId: id, variantId, quantity: 1 })),
    );
  };
  const run = async () => {
    const items = await goods();
    let token = '';
    for (let count = 0; !isEnding; count += 1) {
      // Cash limit (CHECKOUT-26).
      if (count % 5 === 0) token = String((await post('/signup-with-email', '', signupForm())).token);
      const item = items[count % items.length];
      if (item === undefined) throw new Error('the sample shop is empty');
      await post('/add-to-cart', token, item);
      const placed = await post('/place-order', token, {
        items: [item],
        deliveryAddress: newAddress(),
        paymentMethod: 'cod',
      });
      acknowledged.push({ id: String(placed.orderId), at: Date.now() });
      await pause(ORDER_EVERY_MS);
    }
  };
  let failure: unknown = null;
  const running = run().catch((error: unknown) => {
    failure = error;
  });
  return {
    acknowledged,
    stop: async () => {
      isEnding = true;
      await running;
      const isCutOff = failure === null || String(failure).includes('fetch failed');
      if (!isCutOff) throw failure;
    },
  };
}

async function ordersIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from orders');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

async function destroy(shop: ShopProcess, dataDir: string): Promise<void> {
  const { cluster } = placesIn(dataDir);
  const postmaster = await findPostmaster(cluster);
  await shop.end('SIGKILL');
  if (postmaster !== null) {
    process.kill(postmaster.pid, 'SIGKILL');
    await until(async () => !(await isPostmasterOf(cluster, postmaster.pid)));
  }
  // Backends may write for a moment.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

async function expectOk(outcome: Promise<{ ok: true; value: string } | { ok: false; error: string }>) {
  const done = await outcome;
  if (!done.ok) throw new Error(done.error);
  return done.value;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await pause(50);
  }
}
