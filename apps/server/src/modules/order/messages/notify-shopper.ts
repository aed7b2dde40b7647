import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Order } from '../repository.ts';
import { notifyBySms } from './order-sms.ts';
import { type Brought, orderStatusMail } from './order-status-mail.ts';

/** Queues the mail and the SMS about an order's new status; who can get neither reads of it in the shop. */
export async function notifyShopper(
  tx: Database,
  deps: Pick<Deps, 'jobs' | 'brand' | 'config'>,
  order: Order,
  brought: Brought = { coins: 0 },
): Promise<void> {
  const mail = orderStatusMail(order, brought, deps.brand.name, deps.config.publicUrl);
  if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
  await notifyBySms(tx, deps, order);
}
