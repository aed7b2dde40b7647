import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf } from '../../../testing/servers/child-processes.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/servers/shop-process.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

describe.runIf(process.platform === 'linux')('a shop with three workers', () => {
  let dataDir: string;
  let shop: ShopProcess;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-workers-'));
    shop = await startShopProcess(dataDir, undefined, { WORKERS: '3', DRAIN_SECONDS: '1' });
  });
  afterAll(async () => {
    await shop.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = async (path: string) => {
    // Separate connections spread over workers.
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`${shop.url}${path}`, { headers: { connection: 'close' }, signal });
    return { status: response.status, text: await response.text() };
  };
  const ready = async () => {
    const { status, text } = await get('/health/ready');
    const { workers } = JSON.parse(text);
    return { status, workers };
  };
  /** Without PostgreSQL's. */
  const workerPids = () => childrenOf(shop.child.pid ?? 0, 'main.js');

  it('is ready when all of them are, and says so whichever is asked', async () => {
    await expect.poll(ready, PATIENT).toEqual({ status: 200, workers: { ready: 3, wanted: 3 } });
    const seen = new Set<number>();
    const ask = async () => {
      seen.add(JSON.parse((await get('/health/live')).text).worker);
      return [...seen].sort();
    };
    await expect.poll(ask, { ...PATIENT, interval: 5 }).toEqual([1, 2, 3]);
  });

  it('sums the metrics of all of them', async () => {
    const { text } = await get('/metrics');
    const memory = [...text.matchAll(/^process_resident_memory_bytes\{worker="(\d)"\} (\d+)$/gm)];
    expect(memory.map(([, worker]) => worker)).toEqual(['1', '2', '3']);
    expect(text).toContain('shop_workers_ready 3');
  });

  it('replaces a killed one, and continues to serve', async () => {
    const before = await workerPids();
    expect(before).toHaveLength(3);
    process.kill(before[1] ?? 0, 'SIGKILL');
    await expect.poll(async () => (await ready()).workers.ready, PATIENT).toBe(2);
    expect((await get('/api/home-banners')).status).toBe(200);
    await expect.poll(ready, PATIENT).toEqual({ status: 200, workers: { ready: 3, wanted: 3 } });
    const after = await workerPids();
    expect(after).toHaveLength(3);
    expect(after.filter((pid) => !before.includes(pid))).toHaveLength(1);
  });

  it('reports unready before it ends, serves remaining requests, and leaves no worker behind', async () => {
    const pids = await workerPids();
    const gone = shop.end('SIGTERM');
    await expect
      .poll(async () => (await get('/health/ready')).status, { timeout: 5_000, interval: 10 })
      .toBe(503);
    const late = await fetch(`${shop.url}/api/home-banners`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect(await gone).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
