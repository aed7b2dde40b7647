import { type SystemActor, systemActor } from '@ilaneer/domain/actor/actor';
import { isOpen } from '@ilaneer/domain/payment/payment-status';
import {
  countStranded,
  GatewayUnavailable,
  listOverdueOrders,
  listOverdueRequests,
  listPayments,
  listUnheardPayments,
  listUnsentRefunds,
  type Payment,
} from '../../modules/payment/payment.ts';
import { giveUpOrder, giveUpRequest } from './give-up-order.ts';
import { recordReport, type SettlementDeps } from './record-report.ts';

const AT_ONCE = 100;
const QUIET_MS = 2 * 60 * 1_000;
const REFUND_OVERDUE_MS = 30 * 60 * 1_000;

/** Throws GatewayUnavailable, also for a removed gateway: the state is then unknown. */
export async function askGateway(deps: SettlementDeps, payment: Payment): Promise<void> {
  const gateway = deps.gateways.named(payment.gateway);
  if (gateway === null) throw new GatewayUnavailable(payment.gateway);
  for (const report of await gateway.fetchReports(payment.gatewayOrderId)) {
    const recorded = await recordReport(deps, systemActor(gateway.name), { eventId: null, report });
    if (!recorded.ok) {
      deps.log.error({ paymentId: payment.id, code: recorded.error.code }, 'a payment does not fit');
    }
  }
}

/** Every minute. Orders with an unreachable gateway are not cancelled. */
export async function pollPayments(deps: SettlementDeps, actor: SystemActor): Promise<void> {
  const now = deps.now();
  const names = deps.gateways.all.map(({ name }) => name);
  await warnOfStranded(deps, names);
  const ask = askWhoAnswers(deps);
  const quietSince = new Date(now.getTime() - QUIET_MS);
  for (const payment of await listUnheardPayments(deps.db, { quietSince, gateways: names, limit: AT_ONCE })) {
    await ask(payment);
  }
  for (const orderId of await listOverdueOrders(deps.db, { now, gateways: names, limit: AT_ONCE })) {
    if (await answersOfAll(ask, await listPayments(deps.db, [orderId])))
      await giveUpOrder(deps, actor, orderId);
  }
  for (const orderId of await listOverdueRequests(deps.db, { now, limit: AT_ONCE })) {
    if (await answersOfAll(ask, await listPayments(deps.db, [orderId]))) {
      await giveUpRequest(deps, actor, orderId);
    }
  }
  const before = new Date(now.getTime() - REFUND_OVERDUE_MS);
  for (const refundId of await listUnsentRefunds(deps.db, { before, gateways: names, limit: AT_ONCE })) {
    await deps.jobs.enqueue(deps.db, 'send-refund', { refundId });
  }
}

type Ask = (payment: Payment) => Promise<boolean>;

/** False if unreachable; that gateway is skipped afterwards. */
function askWhoAnswers(deps: SettlementDeps): Ask {
  const silent = new Set<string>();
  return async (payment) => {
    if (silent.has(payment.gateway)) return false;
    try {
      await askGateway(deps, payment);
      return true;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      silent.add(payment.gateway);
      deps.log.warn({ err: error, gateway: payment.gateway }, 'payments could not be asked about');
      return false;
    }
  };
}

async function answersOfAll(ask: Ask, payments: readonly Payment[]): Promise<boolean> {
  for (const payment of payments.filter(({ status }) => isOpen(status))) {
    if (!(await ask(payment))) return false;
  }
  return true;
}

async function warnOfStranded(deps: SettlementDeps, names: readonly string[]): Promise<void> {
  const stranded = await countStranded(deps.db, names);
  if (stranded.payments + stranded.refunds === 0) return;
  deps.log.warn(stranded, 'payments or refunds wait for a gateway that is not set up');
}
