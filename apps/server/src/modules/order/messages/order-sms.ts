import { SMS_STATUSES, type SmsStatus } from '@ilaneer/domain/order/status';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { JobData } from '../../../jobs/job-data.ts';
import type { Sms, SmsSender } from '../../../messages/sms.ts';
import { smsText } from '../../../messages/sms-words.ts';
import { findMobileOf } from '../recipients-repository.ts';
import { findOrderById, type Order } from '../repository.ts';
import { formatAmount } from './order-facts.ts';

type OrderSmsJob = JobData['order-sms'];

/**
 * Queues the SMS about an order's new status, if there is one. These are service messages, part of running the account
 * (the consent to the terms): the hours and the consent that rule advertising are not asked for. Only a number that its
 * owner has proven gets them.
 */
export async function notifyBySms(
  tx: Database,
  { jobs }: Pick<Deps, 'jobs'>,
  { id, status, events }: Pick<Order, 'id' | 'status' | 'events'>,
): Promise<void> {
  const news = SMS_STATUSES.find((one) => one === status);
  if (news !== undefined) await jobs.enqueue(tx, 'order-sms', { orderId: id, news, event: events.length });
}

/** The job: sends the SMS to the number that the account has by then; without one there is nobody to tell. */
export function sendOrderSms(deps: Pick<Deps, 'db' | 'brand'> & { readonly sms: SmsSender }) {
  return async ({ orderId, news, event }: OrderSmsJob): Promise<void> => {
    const order = await findOrderById(deps.db, orderId);
    const mobile = order === null ? null : await findMobileOf(deps.db, order.userId);
    if (order === null || mobile === null) return;
    await deps.sms(orderSms(order, { news, event }, mobile, deps.brand.name));
  };
}

/** The SMS about a status; the texts as they are registered with the operators. */
export function orderSms(
  order: Order,
  { news, event }: Omit<OrderSmsJob, 'orderId'>,
  to: string,
  brandName: string,
): Sms {
  const variables = { order: order.number, ...variablesOf(order, news) };
  const template = `order-${news}` as const;
  return {
    // By its timeline: an order that is given up and then paid late may be cancelled twice.
    id: `order-sms ${order.id} ${event}`,
    to,
    template,
    variables,
    text: smsText(template, brandName, variables),
  };
}

function variablesOf(order: Order, status: SmsStatus): Record<string, string> {
  switch (status) {
    case 'placed':
      // The rupee sign would make it a message of 70 characters.
      return { total: formatAmount(order.totalPaise).replace('₹', 'Rs ') };
    case 'shipped':
      return { courier: order.courier ?? '', tracking: order.trackingNumber ?? '' };
    case 'delivered':
    case 'cancelled':
      return {};
  }
}
