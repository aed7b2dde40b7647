import { UNDO_WINDOW_MS, wasUndone } from '@ilaneer/domain/timeline/undo-window';
import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type SecretDeps, tokenOf } from '../../../deps/secrets.ts';
import type { JobData } from '../../../jobs/job-data.ts';
import { orderLinkOf } from '../order-links.ts';
import { findOrderById, type Order } from '../repository.ts';
import { notifyBySms } from './order-sms.ts';
import { BROUGHT_NOTHING, type Brought, orderStatusMail } from './order-status-mail.ts';

type MessageDeps = Pick<Deps, 'jobs' | 'brand' | 'config'> & SecretDeps;

/** Mail and SMS, where possible. */
export async function notifyShopper(
  tx: Database,
  deps: MessageDeps,
  order: Order,
  brought: Brought = BROUGHT_NOTHING,
): Promise<void> {
  const { publicUrl } = deps.config;
  const invoice = `${publicUrl}/#/invoice?link=${encodeURIComponent(tokenOf(deps.keys, 'invoice', order.id))}`;
  const links = {
    invoice,
    track: orderLinkOf(deps, 'track', order),
    confirm: orderLinkOf(deps, 'confirm', order),
  };
  const mail = orderStatusMail(order, brought, deps.brand, publicUrl, links);
  if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
  await notifyBySms(tx, deps, order);
}

/** After the undo window (ORDER-40). */
export async function notifyWhenSettled(
  tx: Database,
  { jobs }: Pick<Deps, 'jobs'>,
  { id, events }: Pick<Order, 'id' | 'events'>,
): Promise<void> {
  const move = events.at(-1);
  if (move === undefined) throw new Error(`order ${id} has no timeline`);
  const data = { orderId: id, event: move.position };
  await jobs.enqueue(tx, 'notify-order-status', data, { afterMs: UNDO_WINDOW_MS });
}

/** Job: skips undone and superseded moves. */
export function notifyOrderStatus(deps: MessageDeps & Pick<Deps, 'db'>) {
  return ({ orderId, event }: JobData['notify-order-status']): Promise<void> =>
    transactAll(deps.db, async (tx) => {
      const order = await findOrderById(tx, orderId);
      const move = order?.events.find(({ position }) => position === event);
      if (order === null || move === undefined || order.status !== move.status) return;
      if (!wasUndone(order.events, event)) await notifyShopper(tx, deps, order);
    });
}
