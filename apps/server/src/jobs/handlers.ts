import type { AppDeps } from '../app-deps.ts';
import { resetLinkMail } from '../modules/account/forgot-password.ts';
import { tidyAccounts } from '../modules/account/tidy-accounts.ts';
import { linkMail } from '../modules/one-time/link-mail.ts';
import { otpMessage } from '../modules/one-time/otp-message.ts';
import { orderPlacedMail } from '../modules/order/order-placed-mail.ts';
import type { Mailer } from '../modules/outbox/mailer.ts';
import type { SmsSender } from '../modules/outbox/sms.ts';
import type { JobHandlers } from './jobs.ts';

/** What the handlers of the jobs need. */
type JobEnv = Pick<AppDeps, 'db' | 'brand' | 'now' | 'jwtSecret'> & {
  readonly publicUrl: string;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
};

/** What does each kind of job. */
export function jobHandlers(env: JobEnv): JobHandlers {
  return {
    'order-placed-mail': orderPlacedMail(env),
    'send-mail': env.mailer,
    'send-otp': otpMessage(env),
    'send-link': linkMail(env),
    'forgot-password': resetLinkMail(env),
    'tidy-accounts': tidyAccounts(env),
  };
}
