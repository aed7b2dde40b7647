import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CourierServer, startCourierServer } from '../../testing/servers/courier-server.ts';
import { runCouriersCommand } from './couriers-command.ts';

describe('npm run couriers', () => {
  let server: CourierServer;
  let folder: string;
  beforeAll(async () => {
    server = await startCourierServer();
    folder = await mkdtemp(join(tmpdir(), 'couriers-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const run = (...words: readonly string[]) => runCouriersCommand(words, { PORT: new URL(server.url).port });
  const book = (reference: string, toCollect: number) =>
    server.world.assign(server.world.create('delhivery', { reference, pinCode: '682001', toCollect }));
  const done = async (...words: readonly string[]) => {
    const outcome = await run(...words);
    expect(outcome).toMatchObject({ ok: true });
    return outcome.ok ? outcome.value : '';
  };

  it('lists parcels, chooses a life, moves the clock, and pays the cash with the wanted faults', async () => {
    const [first, second] = [book('OD10001-1', 672.6), book('OD10002-1', 100)];
    book('OD10003-1', 0);
    const listed = await done('list');
    expect(listed).toContain(`OD10001-1  Delhivery ${first}  ₹672.60 to collect`);
    expect(listed).toContain('Manifest uploaded (delivered), next scan in 12 h');
    expect(listed).toContain('prepaid');
    expect(await done('life', 'od10003-1', 'lost')).toBe('OD10003-1: lost');
    await done('next', first);
    expect(await done('list')).toContain('Picked up (lost)');
    await done('later', '3d');
    expect(await done('list')).toContain('Shipment lost (lost)');
    expect(await run('next', 'OD10003-1')).toMatchObject({
      ...{ ok: false, error: 'OD10003-1 has no further scan: Shipment lost.' },
    });
    const file = join(folder, 'paid.csv');
    const paid = await done('remit', 'delhivery', '--faults', 'short', '--file', file);
    expect(paid).toContain('Delhivery paid ₹762.60 under the reference IN');
    const csv = await readFile(file, 'utf8');
    expect(csv).toContain(`662.6,Kochi,Delivered,672.6,${first},OD10001-1`);
    expect(csv).toContain(second);
    expect(await done('list')).toContain('₹672.60 paid over');
  });

  it('refuses with the reason, and its usage', async () => {
    const error = expect.stringContaining('No emulated courier has OD99999-1');
    expect(await run('next', 'OD99999-1')).toEqual({ ok: false, error });
    const usage = expect.stringContaining('npm run couriers -- remit');
    expect(await run('pay')).toEqual({ ok: false, error: usage });
    const nowhere = await runCouriersCommand(['list'], { PORT: '1' });
    expect(nowhere).toMatchObject({ ok: false, error: expect.stringContaining('No shop answers') });
    const live = { MODE: 'live', DATABASE_URL: 'postgres://db/shop' };
    expect((await runCouriersCommand(['list'], live)).ok).toBe(false);
  });
});
