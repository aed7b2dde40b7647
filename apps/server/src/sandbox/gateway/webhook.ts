import { paise } from '@ilaneer/domain/money';
import Type from 'typebox';
import { Check } from 'typebox/value';
import type { KeyRing } from '../../deps/keys.ts';
import { type GatewayReport, type GatewayWebhook, sign } from '../../modules/payment/payment.ts';

const WebhookBody = Type.Object({
  event: Type.String({ minLength: 1, maxLength: 100 }),
  report: Type.Object({
    gatewayOrderId: Type.String(),
    gatewayPaymentId: Type.Union([Type.String(), Type.Null()]),
    report: Type.Enum(['authorised', 'captured', 'failed', 'expired']),
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    failureReason: Type.Union([Type.String(), Type.Null()]),
    card: Type.Union([
      Type.Object({
        token: Type.String(),
        network: Type.String(),
        last4: Type.String(),
        customerId: Type.Null(),
      }),
      Type.Null(),
    ]),
    // Missing in webhooks queued by an earlier release.
    paidWith: Type.Optional(
      Type.Union([Type.Object({ network: Type.String(), last4: Type.String() }), Type.Null()]),
    ),
  }),
});

export const SANDBOX_SIGNATURE = 'x-sandbox-signature';

export function writeSandboxWebhook(event: string, report: GatewayReport): string {
  return JSON.stringify({ event, report });
}

export function readSandboxWebhook(rawBody: Buffer): GatewayWebhook | null {
  const body: unknown = parse(rawBody);
  if (!Check(WebhookBody, body)) return null;
  const { amount, paidWith = null } = body.report;
  return { eventId: body.event, report: { ...body.report, amount: paise(amount), paidWith } };
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}

/** Derived from the shop's secret. */
export function sandboxSecret(keys: KeyRing): string {
  return sign('sandbox gateway', keys.oldest().secret);
}
