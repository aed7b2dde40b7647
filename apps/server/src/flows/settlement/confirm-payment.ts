import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { findOrderById, type Order } from '../../modules/order/repository.ts';
import type { PaymentEnvironment } from '../../modules/payment/environment.ts';
import { type BroughtBack, GatewayUnavailable } from '../../modules/payment/gateways/gateway.ts';
import { findPaymentAt } from '../../modules/payment/repository.ts';
import { askGateway } from './poll-payments.ts';

/**
 * Takes in what the browser brought back from the gateway: signed by the gateway, for a payment of this shopper. The
 * signature only says that the payment exists: whether it is captured, and how much, the gateway itself is asked.
 * Errors: PAYMENT_INVALID, GATEWAY_UNAVAILABLE.
 */
export async function confirmPayment(
  env: PaymentEnvironment,
  userId: string | null,
  brought: BroughtBack,
): Promise<Result<Order, Failure>> {
  // Each signs with a key of its own.
  const gateway = env.gateways.all.find((one) => one.isSigned(brought));
  if (gateway === undefined) return err({ code: 'PAYMENT_INVALID' });
  const payment = await findPaymentAt(env.db, gateway.name, brought.gatewayOrderId);
  if (payment === null || (userId !== null && payment.userId !== userId)) {
    return err({ code: 'PAYMENT_INVALID' });
  }
  try {
    await askGateway(env, payment);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    env.log.warn({ err: error }, 'a payment could not be confirmed');
    return err({ code: 'GATEWAY_UNAVAILABLE' });
  }
  const order = await findOrderById(env.db, payment.orderId);
  return order === null ? err({ code: 'PAYMENT_INVALID' }) : ok(order);
}
