import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { type Mailer, outboxMailer } from './modules/outbox/mailer.ts';
import { smtpMailer } from './modules/outbox/smtp-mailer.ts';

/** Who sends the shop's mail: its mail server in live mode, else the outbox that the sandbox shows. */
export function openMailer(
  { mode, smtpUrl }: Pick<Config, 'mode' | 'smtpUrl'>,
  env: { readonly db: Database; readonly now: () => Date; readonly log: Pick<Logger, 'warn' | 'error'> },
  brand: { readonly name: string; readonly emails: readonly string[] },
): Mailer {
  const [sender = ''] = brand.emails;
  return smtpUrl !== null && mode === 'live'
    ? smtpMailer(smtpUrl, `${brand.name} <${sender}>`, env.log)
    : outboxMailer(env.db, env.now);
}
