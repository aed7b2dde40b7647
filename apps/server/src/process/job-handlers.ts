import { systemActor } from '@ilaneer/domain/actor';
import type { AppDeps } from '../app-deps.ts';
import { tidyAccounts } from '../flows/privacy/tidy-accounts.ts';
import { pollPayments } from '../flows/settlement/poll-payments.ts';
import type { SettlementDeps } from '../flows/settlement/record-report.ts';
import { sendRefund } from '../flows/settlement/send-refund.ts';
import type { JobHandlers, Jobs } from '../jobs/jobs.ts';
import type { Mailer } from '../messages/mailer.ts';
import type { SmsSender } from '../messages/sms.ts';
import { withinBudget } from '../messages/within-budget.ts';
import { resetLinkMail } from '../modules/account/credentials/forgot-password.ts';
import { expireCoins } from '../modules/coin/expire-coins.ts';
import { orderMailer } from '../modules/order/messages/order-mailer.ts';
import { sendOrderPlacedMail } from '../modules/order/messages/order-placed-mail.ts';
import { sendOrderSms } from '../modules/order/messages/order-sms.ts';
import { forgetCards } from '../modules/payment/saved-cards/forget-cards.ts';
import { tellOfRestock } from '../modules/restock/tell-of-restock.ts';
import { linkMail } from '../modules/verification/link-mail.ts';
import { otpMessage } from '../modules/verification/otp-message.ts';
import type { SendSandboxWebhook } from '../sandbox/gateway/send-webhook.ts';

/** What the handlers of the jobs need, beside the queue. */
type JobEnv = Omit<SettlementDeps, 'jobs'> &
  Pick<AppDeps, 'brand' | 'jwtSecret' | 'config' | 'log'> & {
    readonly mailer: Mailer;
    readonly otpMailer: Mailer;
    readonly sms: SmsSender;
    readonly sendSandboxWebhook: SendSandboxWebhook;
  };

/** What does each kind of job; some put further jobs into the queue. */
export function jobHandlers(env: JobEnv): (jobs: Pick<Jobs, 'enqueue'>) => JobHandlers {
  const account = { ...env, publicUrl: env.config.publicUrl };
  const sms = withinBudget(env, 'sms', env.sms);
  const otp = otpMessage({ ...account, sms, mailer: withinBudget(env, 'otp-mail', env.otpMailer) });
  const mailer = orderMailer(env);
  return (jobs) => ({
    'order-placed-mail': sendOrderPlacedMail({ ...env, mailer }),
    'order-sms': sendOrderSms({ ...env, sms }),
    'send-mail': mailer,
    'send-otp': otp,
    'send-otp-mail': otp,
    'send-link': linkMail(account),
    'forgot-password': resetLinkMail(account),
    'tidy-accounts': tidyAccounts(env),
    'expire-coins': () => expireCoins(env, systemActor('clock')),
    'tell-of-restock': () => tellOfRestock({ ...env, jobs }),
    'send-refund': ({ refundId }) => sendRefund({ ...env, jobs }, refundId),
    'hear-of-payments': () => pollPayments({ ...env, jobs }, systemActor('clock')),
    'forget-cards': (data) => forgetCards(env, data),
    'sandbox-webhook': env.sendSandboxWebhook,
  });
}
