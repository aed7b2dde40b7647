import { openQueue } from '@ilaneer/server/jobs/jobs';
import { fail, onRunningShop } from './on-running-shop.ts';

export function endPaymentTime(dataDir: string, orderNumber: string): Promise<void> {
  return onRunningShop(dataDir, async ({ db, url }) => {
    const { rowCount } = await db.$client.query('update orders set payable_until = now() where number = $1', [
      orderNumber,
    ]);
    if (rowCount !== 1) throw new Error(`there is no order ${orderNumber}`);
    const jobs = await openQueue(url, fail);
    await jobs.enqueue(db, 'hear-of-payments', {});
    await jobs.stop();
  });
}
