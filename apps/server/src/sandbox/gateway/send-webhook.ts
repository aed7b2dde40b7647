import type { Database } from '../../db/connect.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { sign } from '../../modules/payment/payment.ts';
import { reportsOf } from './reports.ts';
import { SANDBOX_SIGNATURE, sandboxSecret, writeSandboxWebhook } from './webhook.ts';

export const SANDBOX_WEBHOOK_PATH = '/api/payment-webhooks/sandbox';

/** Delivers a signed webhook; throws if refused, for a retry. */
export type PostWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<void>;

export type SendSandboxWebhook = (data: JobData['sandbox-webhook']) => Promise<void>;

/** Signed, over HTTP, with retries, like a real gateway. */
export function sendSandboxWebhook(
  deps: { readonly db: Database } & SecretDeps,
  post: PostWebhook,
): SendSandboxWebhook {
  return async ({ orderId, paymentId }) => {
    const reports = await reportsOf(deps.db, orderId);
    const report = reports.find(({ gatewayPaymentId }) => gatewayPaymentId === paymentId);
    if (report === undefined) throw new Error(`the sandbox gateway knows no payment ${paymentId}`);
    const body = writeSandboxWebhook(paymentId, report);
    const signature = sign(body, sandboxSecret(deps.keys));
    await post(body, { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature });
  };
}
