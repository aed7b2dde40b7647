import type { AppDeps } from '../app-deps.ts';
import { orderPlacedMail } from '../modules/order/order-placed-mail.ts';
import type { Mailer } from '../modules/outbox/mailer.ts';
import type { PaymentEnvironment } from '../modules/payment/environment.ts';
import { hearOfPayments } from '../modules/payment/hear-of-payments.ts';
import { sendRefund } from '../modules/payment/send-refund.ts';
import type { SendSandboxWebhook } from '../sandbox-gateway/send-webhook.ts';
import type { JobHandlers, Jobs } from './jobs.ts';

/** What the handlers of the jobs need, beside the queue. */
type JobEnv = Omit<PaymentEnvironment, 'jobs'> &
  Pick<AppDeps, 'brand'> & { readonly mailer: Mailer; readonly sendSandboxWebhook: SendSandboxWebhook };

/** What does each kind of job. */
export function jobHandlers(env: JobEnv): (jobs: Pick<Jobs, 'enqueue'>) => JobHandlers {
  return (jobs) => ({
    'order-placed-mail': orderPlacedMail(env),
    'send-mail': env.mailer,
    'send-refund': ({ refundId }) => sendRefund({ ...env, jobs }, refundId),
    'hear-of-payments': () => hearOfPayments({ ...env, jobs }),
    'sandbox-webhook': env.sendSandboxWebhook,
  });
}
