import type { PaymentView } from '@ilaneer/contract/payment/payment';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { isOpen } from '@ilaneer/domain/payment/payment-status';
import { upiLink } from '@ilaneer/domain/payment/upi-link';
import { renderSVG } from 'uqr';
import type { Deps } from '../../../deps/deps.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import type { PaymentDeps } from '../gateways/registry.ts';
import type { Payment } from './repository.ts';

type PayableOrder = {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly payableUntil: Date | null;
};

/** Null when its gateway is not set up. */
export function toPaymentView(
  deps: Pick<Deps, 'brand'> & PaymentDeps,
  order: PayableOrder,
  payment: Payment,
): PaymentView | null {
  const gateway = deps.gateways.named(payment.gateway);
  if (gateway === null) return null;
  const amount = paise(payment.amountPaise);
  const checkout = gateway.checkoutOf(payment.gatewayOrderId);
  return {
    id: payment.id,
    orderId: order.id,
    orderNumber: order.number,
    method: payment.method,
    status: payment.status,
    amount: rupeesFromPaise(amount),
    failureReason: payment.failureReason,
    expiresAt: (order.payableUntil ?? order.createdAt).toISOString(),
    checkout:
      checkout.kind === 'page'
        ? checkout
        : {
            ...checkout,
            gatewayOrderId: payment.gatewayOrderId,
            amountPaise: payment.amountPaise,
            customerId: payment.gatewayCustomerId,
            savesCard: payment.savesCard,
          },
    upi: payment.method === 'upi' && isOpen(payment.status) ? toUpi(deps, gateway, order, payment) : null,
  };
}

function toUpi(deps: Pick<Deps, 'brand'>, gateway: PaymentGateway, order: PayableOrder, payment: Payment) {
  if (gateway.upiPayee === null) return null;
  const link = upiLink({
    payee: gateway.upiPayee,
    payeeName: deps.brand.name,
    amount: paise(payment.amountPaise),
    paymentId: payment.id,
    note: `Order ${order.number}`,
  });
  return { link, qrSvg: renderSVG(link, { ecc: 'M', border: 2 }) };
}
