import type { IncomingHttpHeaders } from 'node:http';
import { systemActor } from '@ilaneer/domain/actor/actor';
import type { GatewayName } from '@ilaneer/domain/payment/gateway-name';
import { err, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { SecretDeps } from '../../deps/secrets.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import { invalid } from '../../http/failure.ts';
import { findUnstorableText } from '../../http/unstorable-text.ts';
import { findPaymentAt, type GatewayWebhook, type PaymentGateway } from '../../modules/payment/payment.ts';
import { payTokenOf } from '../line-edit/line-edit.ts';
import { confirmPayment } from './confirm-payment.ts';
import { recordReport, type SettlementDeps } from './record-report.ts';

// Repeated parameters are lists.
type ReturnQuery = Readonly<Partial<Record<'order' | 'payment' | 'signature', string | string[]>>>;

const NO_BODY = Buffer.alloc(0);

const refusals = {
  SIGNATURE_INVALID: { code: 'PAYMENT_INVALID', message: 'Invalid signature' },
  BODY_INVALID: invalid([{ field: 'body', message: 'The request body is not what the gateway sends.' }]),
  UNSTORABLE: invalid([
    { field: 'body', message: 'The request body contains a character that is not allowed' },
  ]),
} as const;

export function gatewayRoutes(app: FastifyInstance, deps: SettlementDeps & SecretDeps): void {
  for (const gateway of deps.gateways.all) routesOf(app, deps, gateway);
}

function routesOf(app: FastifyInstance, deps: SettlementDeps & SecretDeps, gateway: PaymentGateway): void {
  app.register(async (hooks) => {
    // Signatures cover raw bytes: no parsing before.
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    for (const path of webhookPaths(gateway)) {
      hooks.post<{ Body: Buffer | undefined }>(path, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const webhook = readWebhook(gateway, request.body ?? NO_BODY, request.headers);
        if (!webhook.ok) {
          if (webhook.error === 'SIGNATURE_INVALID') {
            hooks.security.record({ event: 'webhook.refused', gateway: gateway.name }, request);
          }
          const { status, body } = toErrorReply(refusals[webhook.error]);
          return reply.code(status).send(body);
        }
        const { eventId, report } = webhook.value;
        if (report !== null) {
          const recorded = await recordReport(deps, systemActor(gateway.name), { eventId, report });
          if (!recorded.ok) deps.log.error({ eventId, code: recorded.error.code }, 'a webhook does not fit');
        }
        return reply.send({ success: true, status: 'ok' });
      });
    }
  });

  app.get<{ Querystring: ReturnQuery }>(`/payment-return/${gateway.name}`, async (request, reply) => {
    const gatewayOrderId = once(request.query.order) ?? '';
    const gatewayPaymentId = once(request.query.payment);
    const signature = once(request.query.signature) ?? '';
    reply.header('cache-control', 'no-store');
    const payment = await findPaymentAt(deps.db, gateway.name, gatewayOrderId);
    const orderId = payment?.orderId;
    if (orderId === undefined) return reply.redirect('/#/payment-failed', 303);
    const brought = gatewayPaymentId === undefined ? null : { gatewayOrderId, gatewayPaymentId, signature };
    // Payment links are public: only a signed result leads back (PAYMENT-26).
    const isSigned = brought !== null && gateway.isSigned(brought);
    const here = (page: string) => {
      const link = payment?.byLink === true && isSigned ? payTokenOf(deps, orderId) : null;
      const to =
        link === null
          ? `${page}?order=${encodeURIComponent(orderId)}`
          : `pay?link=${encodeURIComponent(link)}`;
      return reply.redirect(`/#/${to}`, 303);
    };
    if (brought === null) return here('payment-pending');
    const confirmed = await confirmPayment(deps, null, brought);
    if (!confirmed.ok) return here('payment-pending');
    return here(confirmed.value.paymentStatus === 'completed' ? 'payment-success' : 'payment-failed');
  });
}

/** Errors: the gateway's, or unstorable content. */
function readWebhook(
  gateway: PaymentGateway,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Result<GatewayWebhook, keyof typeof refusals> {
  const webhook = gateway.readWebhook(body, headers);
  return webhook.ok && findUnstorableText(webhook.value, '') !== null ? err('UNSTORABLE') : webhook;
}

function once(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

// Webhook paths of existing set-ups.
const formerPaths: Readonly<Record<GatewayName, readonly string[]>> = {
  sandbox: [],
  razorpay: ['/razorpay-webhook'],
};

function webhookPaths({ name }: PaymentGateway): string[] {
  return [`/payment-webhooks/${name}`, ...formerPaths[name]];
}
