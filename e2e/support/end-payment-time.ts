import { connect } from '../../apps/server/src/db/connect.ts';
import { findRunningDatabase } from '../../apps/server/src/db/embedded/start.ts';
import { openQueue } from '../../apps/server/src/jobs/jobs.ts';

// A shop's clock cannot be moved from outside, so that the order's time is, beside the running shop.
const [orderNumber = ''] = process.argv.slice(2);
const fail = (error: Error): never => {
  throw error;
};
const url = await findRunningDatabase(process.env.DATA_DIR ?? '');
if (url === null) throw new Error('no shop runs here');
const { db, close } = connect(url, fail, 1);
const { rowCount } = await db.$client.query('update orders set payable_until = now() where number = $1', [
  orderNumber,
]);
if (rowCount !== 1) throw new Error(`there is no order ${orderNumber}`);
const jobs = await openQueue(url, fail);
await jobs.enqueue(db, 'hear-of-payments', {});
await jobs.stop();
await close();
