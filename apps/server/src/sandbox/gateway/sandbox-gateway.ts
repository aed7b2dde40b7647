import { err, ok } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { isSignedBy, type PaymentGateway } from '../../modules/payment/payment.ts';
import { deleteSandboxCard, insertSandboxOrder, insertSandboxRefund, listSandboxCards } from './ledger.ts';
import { reportsOf } from './reports.ts';
import { readSandboxWebhook, SANDBOX_SIGNATURE, sandboxSecret } from './webhook.ts';

/** Dependencies. */
export type SandboxGatewayDeps = SecretDeps & {
  readonly db: Database;
  readonly now: () => Date;
  readonly newId: () => string;
};

export const SANDBOX_GATEWAY_PATH = '/sandbox-gateway';

export function sandboxGateway({ db, now, newId, keys }: SandboxGatewayDeps): PaymentGateway {
  return {
    name: 'sandbox',
    upiPayee: 'ilaneer@sandbox',
    // Specified card fields.
    asksForCard: true,
    window: null,
    open: async ({ amount, description, method, savedCard, savesCard }) => {
      const id = `sbx_order_${newId()}`;
      await insertSandboxOrder(db, {
        id,
        description,
        method,
        cardToken: savedCard?.token ?? null,
        savesCard,
        amountPaise: amount,
        createdAt: now(),
      });
      return { gatewayOrderId: id };
    },
    checkoutOf: (gatewayOrderId) => ({ kind: 'page', url: `${SANDBOX_GATEWAY_PATH}/${gatewayOrderId}` }),
    isSigned: ({ gatewayOrderId, gatewayPaymentId, signature }) =>
      isSignedBy(signature, `${gatewayOrderId}|${gatewayPaymentId}`, sandboxSecret(keys)),
    readWebhook: (rawBody, headers) => {
      const signature = headers[SANDBOX_SIGNATURE];
      if (typeof signature !== 'string' || !isSignedBy(signature, rawBody, sandboxSecret(keys))) {
        return err('SIGNATURE_INVALID');
      }
      const webhook = readSandboxWebhook(rawBody);
      return webhook === null ? err('BODY_INVALID') : ok(webhook);
    },
    fetchReports: (gatewayOrderId) => reportsOf(db, gatewayOrderId),
    refund: async ({ refundId, gatewayPaymentId, amount }) => {
      const refund = { id: `sbx_refund_${newId()}`, requestId: refundId, paymentId: gatewayPaymentId };
      const gatewayRefundId = await insertSandboxRefund(db, {
        ...refund,
        amountPaise: amount,
        createdAt: now(),
      });
      return { gatewayRefundId };
    },
    savedCards: {
      openCustomer: null,
      list: (_customerId, tokens) => listSandboxCards(db, tokens),
      forget: (_customerId, token) => deleteSandboxCard(db, token, now()),
    },
  };
}
