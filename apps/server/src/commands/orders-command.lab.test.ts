import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startShopProcess } from '../../testing/servers/shop-process.ts';
import { runOrdersCommand } from './orders-command.ts';

it('the orders command finds the database of a shop by its data folder, and says when none runs there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-orders-'));
  const run = () => runOrdersCommand(['process', 'OD1'], { DATA_DIR: dataDir });
  expect(await run()).toMatchObject({ ok: false, error: expect.stringContaining('No shop runs on') });
  const running = await startShopProcess(dataDir);
  const refused = await run();
  await running.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
  expect(refused).toMatchObject({ ok: false, error: 'There is no order OD1.' });
});
