import { isOpen } from '@ilaneer/domain/payment/payment-status';
import type { PaymentEnvironment } from '../../modules/payment/environment.ts';
import { GatewayUnavailable } from '../../modules/payment/gateways/gateway.ts';
import { listUnsentRefunds } from '../../modules/payment/refunds-repository.ts';
import {
  countStranded,
  listOverdueOrders,
  listPayments,
  listUnheardPayments,
  type Payment,
} from '../../modules/payment/repository.ts';
import { giveUpOrder } from './give-up-order.ts';
import { recordReport } from './record-report.ts';

const AT_ONCE = 100;
const QUIET_MS = 2 * 60 * 1_000;
const REFUND_OVERDUE_MS = 30 * 60 * 1_000;

/**
 * Asks a payment's own gateway about it and takes in what it says: for webhooks that never came. Throws
 * GatewayUnavailable, also when the gateway is not set up: nobody can tell then whether money was taken.
 */
export async function askGateway(env: PaymentEnvironment, payment: Payment): Promise<void> {
  const gateway = env.gateways.named(payment.gateway);
  if (gateway === null) throw new GatewayUnavailable(payment.gateway);
  for (const report of await gateway.fetchReports(payment.gatewayOrderId)) {
    const recorded = await recordReport(env, { gateway: gateway.name, eventId: null, report });
    if (!recorded.ok) {
      env.log.error({ paymentId: payment.id, code: recorded.error.code }, 'a payment does not fit');
    }
  }
}

/**
 * Sets right what a minute may have brought: payments that nobody told us of, orders whose time to be paid is over,
 * refunds that were not sent. An order is not given up while a gateway that may have taken its money cannot be asked.
 */
export async function hearOfPayments(env: PaymentEnvironment): Promise<void> {
  const now = env.now();
  const names = env.gateways.all.map(({ name }) => name);
  await warnOfStranded(env, names);
  const ask = askWhoAnswers(env);
  const quietSince = new Date(now.getTime() - QUIET_MS);
  for (const payment of await listUnheardPayments(env.db, { quietSince, gateways: names, limit: AT_ONCE })) {
    await ask(payment);
  }
  for (const orderId of await listOverdueOrders(env.db, { now, gateways: names, limit: AT_ONCE })) {
    if (await hearsOfAll(ask, await listPayments(env.db, [orderId]))) await giveUpOrder(env, orderId);
  }
  const before = new Date(now.getTime() - REFUND_OVERDUE_MS);
  for (const refundId of await listUnsentRefunds(env.db, { before, gateways: names, limit: AT_ONCE })) {
    await env.jobs.enqueue(env.db, 'send-refund', { refundId });
  }
}

type Ask = (payment: Payment) => Promise<boolean>;

/** Asks about a payment; false when its gateway does not answer, which is then not asked about another one. */
function askWhoAnswers(env: PaymentEnvironment): Ask {
  const silent = new Set<string>();
  return async (payment) => {
    if (silent.has(payment.gateway)) return false;
    try {
      await askGateway(env, payment);
      return true;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      silent.add(payment.gateway);
      env.log.warn({ err: error, gateway: payment.gateway }, 'payments could not be asked about');
      return false;
    }
  };
}

async function hearsOfAll(ask: Ask, payments: readonly Payment[]): Promise<boolean> {
  for (const payment of payments.filter(({ status }) => isOpen(status))) {
    if (!(await ask(payment))) return false;
  }
  return true;
}

async function warnOfStranded(env: PaymentEnvironment, names: readonly string[]): Promise<void> {
  const stranded = await countStranded(env.db, names);
  if (stranded.payments + stranded.refunds === 0) return;
  env.log.warn(stranded, 'payments or refunds wait for a gateway that is not set up');
}
