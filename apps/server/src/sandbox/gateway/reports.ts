import { paise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import type { GatewayReport } from '../../modules/payment/payment.ts';
import { findSandboxCard, findSandboxOrder, listSandboxPayments } from './ledger.ts';

export async function reportsOf(db: Database, orderId: string): Promise<GatewayReport[]> {
  const order = await findSandboxOrder(db, orderId);
  if (order === null) return [];
  const reports: GatewayReport[] = [];
  for (const payment of await listSandboxPayments(db, orderId)) {
    const card = payment.cardToken === null ? null : await findSandboxCard(db, payment.cardToken);
    const paidWith = card && { network: card.network, last4: card.last4 };
    reports.push({
      gatewayOrderId: orderId,
      gatewayPaymentId: payment.id,
      report: payment.status,
      amount: paise(order.amountPaise),
      failureReason: payment.status === 'failed' ? 'The bank declined the payment.' : null,
      paidWith,
      card: card && paidWith && order.savesCard ? { token: card.token, ...paidWith, customerId: null } : null,
    });
  }
  return reports;
}
