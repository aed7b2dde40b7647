import { paise } from '@ilaneer/domain/money';
import type { Database } from '../db/connect.ts';
import type { GatewayReport } from '../modules/payment/gateway.ts';
import { findSandboxCard, findSandboxOrder, listSandboxPayments, type SandboxPayment } from './books.ts';

/** All that the sandbox gateway knows of one of its orders, as it reports it, oldest first. */
export async function reportsOf(db: Database, orderId: string): Promise<GatewayReport[]> {
  const order = await findSandboxOrder(db, orderId);
  if (order === null) return [];
  const reports: GatewayReport[] = [];
  for (const payment of await listSandboxPayments(db, orderId)) {
    reports.push({
      gatewayOrderId: orderId,
      gatewayPaymentId: payment.id,
      report: payment.status,
      amount: paise(order.amountPaise),
      failureReason: payment.status === 'failed' ? 'The bank declined the payment.' : null,
      card: await cardToKeep(db, order.savesCard, payment),
    });
  }
  return reports;
}

async function cardToKeep(db: Database, savesCard: boolean, payment: SandboxPayment) {
  if (!savesCard || payment.status !== 'captured' || payment.cardToken === null) return null;
  const card = await findSandboxCard(db, payment.cardToken);
  if (card === null) return null;
  const { token, network, last4 } = card;
  return { token, network, last4, customerId: null };
}
