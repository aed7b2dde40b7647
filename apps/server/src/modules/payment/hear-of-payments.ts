import type { PaymentEnvironment } from './environment.ts';
import { GatewayUnavailable } from './gateway.ts';
import { giveUpOrder } from './give-up-order.ts';
import { recordReport } from './record-report.ts';
import { listUnsentRefunds } from './refunds-repository.ts';
import { listOverdueOrders, listPayments, listUnheardPayments, type Payment } from './repository.ts';

const AT_ONCE = 100;
const QUIET_MS = 2 * 60 * 1_000;
const REFUND_OVERDUE_MS = 30 * 60 * 1_000;

/** Asks the gateway about one payment and takes in what it says: for webhooks that never came. */
export async function askGateway(env: PaymentEnvironment, payment: Payment): Promise<void> {
  const { gateway } = env;
  if (gateway === null || gateway.name !== payment.gateway) return;
  for (const report of await gateway.fetchReports(payment.gatewayOrderId)) {
    const recorded = await recordReport(env, { gateway: gateway.name, eventId: null, report });
    if (!recorded.ok) {
      env.log.error({ paymentId: payment.id, code: recorded.error.code }, 'a payment does not fit');
    }
  }
}

/**
 * Sets right what a minute may have brought: payments that nobody told us of, orders whose time to be paid is over,
 * refunds that were not sent. Nothing is given up while the gateway cannot be asked.
 */
export async function hearOfPayments(env: PaymentEnvironment): Promise<void> {
  const now = env.now();
  const quietSince = new Date(now.getTime() - QUIET_MS);
  try {
    for (const payment of await listUnheardPayments(env.db, quietSince, AT_ONCE)) {
      await askGateway(env, payment);
    }
    for (const orderId of await listOverdueOrders(env.db, now, AT_ONCE)) {
      for (const payment of await listPayments(env.db, [orderId])) await askGateway(env, payment);
      await giveUpOrder(env, orderId);
    }
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    env.log.warn({ err: error }, 'payments could not be asked about');
  }
  const overdue = new Date(now.getTime() - REFUND_OVERDUE_MS);
  for (const refundId of await listUnsentRefunds(env.db, overdue, AT_ONCE)) {
    await env.jobs.enqueue(env.db, 'send-refund', { refundId });
  }
}
