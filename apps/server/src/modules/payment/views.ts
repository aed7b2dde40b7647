import type { PaymentView, SavedCardView } from '@ilaneer/contract/payment';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { isOpen } from '@ilaneer/domain/payment/payment-status';
import { upiLink } from '@ilaneer/domain/payment/upi-link';
import { renderSVG } from 'uqr';
import type { Order } from '../order/repository.ts';
import type { PaymentEnvironment } from './environment.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import type { Payment } from './repository.ts';
import type { SavedCardNow } from './saved-cards/refresh-saved-cards.ts';

/** A payment as its shopper sees it; null when its gateway is not set up, so that nobody could pay there. */
export function toPaymentView(
  env: Pick<PaymentEnvironment, 'brand' | 'gateways'>,
  order: Order,
  payment: Payment,
): PaymentView | null {
  const gateway = env.gateways.named(payment.gateway);
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
    upi: payment.method === 'upi' && isOpen(payment.status) ? toUpi(env, gateway, order, payment) : null,
  };
}

function toUpi(
  env: Pick<PaymentEnvironment, 'brand'>,
  gateway: PaymentGateway,
  order: Order,
  payment: Payment,
) {
  if (gateway.upiPayee === null) return null;
  const link = upiLink({
    payee: gateway.upiPayee,
    payeeName: env.brand.name,
    amount: paise(payment.amountPaise),
    paymentId: payment.id,
    note: `Order ${order.number}`,
  });
  return { link, qrSvg: renderSVG(link, { ecc: 'M', border: 2 }) };
}

/** A saved card as its shopper sees it. */
export function toSavedCardView({ id, network, last4, expiry, createdAt }: SavedCardNow): SavedCardView {
  return { id, network, last4, expiry, savedAt: createdAt.toISOString() };
}
