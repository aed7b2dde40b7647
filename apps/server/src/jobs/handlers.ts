import type { AppDeps } from '../app-deps.ts';
import { orderPlacedMail } from '../modules/order/order-placed-mail.ts';
import type { Mailer } from '../modules/outbox/mailer.ts';
import type { JobHandlers } from './jobs.ts';

/** What the handlers of the jobs need. */
type JobEnv = Pick<AppDeps, 'db' | 'brand'> & { readonly mailer: Mailer };

/** What does each kind of job. */
export function jobHandlers(env: JobEnv): JobHandlers {
  return { 'order-placed-mail': orderPlacedMail(env), 'send-mail': env.mailer };
}
