import type { AppDeps } from '../app-deps.ts';
import { resetLinkMail } from '../modules/account/forgot-password.ts';
import { tidyAccounts } from '../modules/account/tidy-accounts.ts';
import { expireCoins } from '../modules/coin/expire-coins.ts';
import { linkMail } from '../modules/one-time/link-mail.ts';
import { otpMessage } from '../modules/one-time/otp-message.ts';
import { orderMailer } from '../modules/order/order-mailer.ts';
import { sendOrderPlacedMail } from '../modules/order/order-placed-mail.ts';
import { sendOrderSms } from '../modules/order/order-sms.ts';
import type { Mailer } from '../modules/outbox/mailer.ts';
import type { SmsSender } from '../modules/outbox/sms.ts';
import { withinBudget } from '../modules/outbox/within-budget.ts';
import type { PaymentEnvironment } from '../modules/payment/environment.ts';
import { forgetCards } from '../modules/payment/forget-cards.ts';
import { hearOfPayments } from '../modules/payment/hear-of-payments.ts';
import { sendRefund } from '../modules/payment/send-refund.ts';
import { tellOfRestock } from '../modules/restock/tell-of-restock.ts';
import type { SendSandboxWebhook } from '../sandbox-gateway/send-webhook.ts';
import type { JobHandlers, Jobs } from './jobs.ts';

/** What the handlers of the jobs need, beside the queue. */
type JobEnv = Omit<PaymentEnvironment, 'jobs'> &
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
    'expire-coins': expireCoins(env),
    'tell-of-restock': () => tellOfRestock({ ...env, jobs }),
    'send-refund': ({ refundId }) => sendRefund({ ...env, jobs }, refundId),
    'hear-of-payments': () => hearOfPayments({ ...env, jobs }),
    'forget-cards': (data) => forgetCards(env, data),
    'sandbox-webhook': env.sendSandboxWebhook,
  });
}
