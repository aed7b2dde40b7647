import { SMS_STATUSES, type SmsStatus } from '@ilaneer/domain/order/status';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { JobData } from '../../../jobs/job-data.ts';
import type { Sms, SmsSender } from '../../../messages/sms.ts';
import { smsText } from '../../../messages/sms-words.ts';
import { orderLinkOf } from '../order-links.ts';
import { findMobileOf } from '../recipients-repository.ts';
import { findOrderById, type Order } from '../repository.ts';
import { formatAmount } from './order-facts.ts';

type OrderSmsJob = JobData['send-order-sms'];

/** Service messages under the terms' consent: advertising rules don't apply. Verified numbers only. */
export async function notifyBySms(
  tx: Database,
  { jobs }: Pick<Deps, 'jobs'>,
  { id, status, events }: Pick<Order, 'id' | 'status' | 'events'>,
): Promise<void> {
  const news = SMS_STATUSES.find((one) => one === status);
  if (news !== undefined)
    await jobs.enqueue(tx, 'send-order-sms', { orderId: id, news, event: events.length });
}

export function sendOrderSms(
  deps: Pick<Deps, 'db' | 'brand' | 'config'> & SecretDeps & { readonly sms: SmsSender },
) {
  return async ({ orderId, news, event }: OrderSmsJob): Promise<void> => {
    const order = await findOrderById(deps.db, orderId);
    const mobile = order === null ? null : await findMobileOf(deps.db, order.userId);
    if (order === null || mobile === null) return;
    const page = needsWord(order, news) ? 'confirm' : 'track';
    const text = { brandName: deps.brand.name, link: orderLinkOf(deps, page, order) };
    await deps.sms(orderSms(order, { news, event }, mobile, text));
  };
}

export function orderSms(
  order: Order,
  { news, event }: Omit<OrderSmsJob, 'orderId'>,
  to: string,
  { brandName, link }: { readonly brandName: string; readonly link: string },
): Sms {
  const isAsked = needsWord(order, news);
  const variables = { order: order.number, ...(isAsked ? { link } : variablesOf(order, news, link)) };
  const template = isAsked ? 'order-confirm' : (`order-${news}` as const);
  return {
    // Unique by timeline entry: an order can be cancelled twice.
    id: `order-sms ${order.id} ${event}`,
    to,
    template,
    variables,
    text: smsText(template, brandName, variables),
  };
}

/** CHECKOUT-31. */
function needsWord({ confirmBy }: Order, news: SmsStatus): boolean {
  return news === 'placed' && confirmBy !== null;
}

function variablesOf(order: Order, status: SmsStatus, link: string): Record<string, string> {
  switch (status) {
    case 'placed':
      // ₹ would switch to 70-character encoding.
      return { total: formatAmount(order.totalPaise).replace('₹', 'Rs ') };
    case 'shipped':
      return { courier: order.courier ?? '', tracking: order.trackingNumber ?? '', link };
    case 'delivered':
    case 'cancelled':
      return {};
  }
}
