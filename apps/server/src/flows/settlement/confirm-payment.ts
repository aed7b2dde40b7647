import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { findOrderById, type Order } from '../../modules/order/order.ts';
import { type BroughtBack, findPaymentAt, GatewayUnavailable } from '../../modules/payment/payment.ts';
import { askGateway } from './poll-payments.ts';
import type { SettlementDeps } from './record-report.ts';

/** State and amount come from the gateway only. Errors: PAYMENT_INVALID, GATEWAY_UNAVAILABLE. */
export async function confirmPayment(
  deps: SettlementDeps,
  actor: ShopperActor | null,
  brought: BroughtBack,
): Promise<Result<Order, Failure>> {
  // By its own key.
  const gateway = deps.gateways.all.find((one) => one.isSigned(brought));
  if (gateway === undefined) return err({ code: 'PAYMENT_INVALID' });
  const payment = await findPaymentAt(deps.db, gateway.name, brought.gatewayOrderId);
  if (payment === null || (actor !== null && payment.userId !== actor.userId)) {
    return err({ code: 'PAYMENT_INVALID' });
  }
  try {
    await askGateway(deps, payment);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    deps.log.warn({ err: error }, 'a payment could not be confirmed');
    return err({ code: 'GATEWAY_UNAVAILABLE' });
  }
  const order = await findOrderById(deps.db, payment.orderId);
  return order === null ? err({ code: 'PAYMENT_INVALID' }) : ok(order);
}
