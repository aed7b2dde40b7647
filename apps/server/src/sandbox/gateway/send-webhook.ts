import type { Database } from '../../db/connect.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { sign } from '../../modules/payment/payment.ts';
import { reportsOf } from './reports.ts';
import { SANDBOX_SIGNATURE, sandboxSecret, writeSandboxWebhook } from './webhook.ts';

/** Where the sandbox gateway sends its webhooks to. */
export const SANDBOX_WEBHOOK_PATH = '/api/payment-webhooks/sandbox';

/** Brings a signed webhook to the shop; throws when the shop does not take it in, so that it is tried again. */
export type PostWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<void>;

/** The job that notifies the shop of a decision. */
export type SendSandboxWebhook = (data: JobData['sandbox-webhook']) => Promise<void>;

/** Tells the shop of decisions as a real gateway does: signed, over the network, until it is taken in. */
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
