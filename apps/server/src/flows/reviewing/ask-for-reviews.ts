import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { ok } from '@ilaneer/domain/result';
import { deliveriesToAskAbout } from '@ilaneer/domain/review/may-review';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { findOrderById, orderLinkOf } from '../../modules/order/order.ts';
import { listOrdersToAskAbout, markAsked, reviewRequestMail } from '../../modules/review/review.ts';
import { readReviewableLines } from './reviewable-order.ts';

const BATCH = 200;

/** REVIEW-6. Each asked order leaves the list. */
export async function askForReviews(deps: Deps & SecretDeps): Promise<void> {
  const period = deliveriesToAskAbout(deps.now());
  let orders: Awaited<ReturnType<typeof listOrdersToAskAbout>>;
  do {
    orders = await listOrdersToAskAbout(deps.db, period, BATCH);
    for (const { orderId, email, name } of orders) await askAbout(deps, orderId, { email, name });
  } while (orders.length === BATCH);
}

async function askAbout(
  deps: Deps & SecretDeps,
  orderId: string,
  buyer: { readonly email: string; readonly name: string },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    if (!(await markAsked(tx, orderId, deps.now()))) return ok(null);
    const order = await findOrderById(tx, orderId);
    if (order === null) return ok(null);
    const lines = await readReviewableLines(tx, order, deps.now());
    const goods = lines.filter(({ offer }) => offer === 'write').map(({ line }) => lineName(line));
    if (goods.length === 0 || lines.some(({ review }) => review !== null)) return ok(null);
    const asked = { id: order.id, number: order.number, ...buyer, goods };
    const link = orderLinkOf(deps, 'review', order);
    const mail = reviewRequestMail({ ...asked, link }, deps.brand, deps.config.publicUrl);
    await deps.jobs.enqueue(tx, 'send-mail', mail);
    return ok(null);
  });
}
