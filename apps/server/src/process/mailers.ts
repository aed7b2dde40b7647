import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { type Mailer, outboxMailer } from '../messages/mailer.ts';
import { markBounced } from '../modules/newsletter/newsletter.ts';
import type { Config } from './config.ts';

/** OTPs have separate connections, so that they don't queue behind mails. */
export type OpenMailers = { readonly mailer: Mailer; readonly otpMailer: Mailer; close(): void };

const CONNECTIONS = 5;
const CONNECTIONS_FOR_OTPS = 3;

export async function openMailers(
  { mode, smtpUrl }: Pick<Config, 'mode' | 'smtpUrl'>,
  deps: {
    readonly db: Database;
    readonly now: () => Date;
    readonly log: Pick<Logger, 'warn' | 'error'>;
  },
  brand: { readonly name: string; readonly seller: Pick<Seller, 'email'> },
): Promise<OpenMailers> {
  if (mode === 'sandbox') {
    const mailer = outboxMailer(deps.db, deps.now);
    return { mailer, otpMailer: mailer, close: () => undefined };
  }
  if (smtpUrl === null) throw new Error('SMTP_URL must be set in MODE=live.');
  const { smtpMailer } = await import('../messages/smtp-mailer.ts');
  const from = {
    get name() {
      return brand.name;
    },
    get address() {
      return brand.seller.email;
    },
  };
  const onBounce = (address: string) => markBounced(deps.db, address, deps.now());
  const mails = smtpMailer(smtpUrl, from, deps.log, CONNECTIONS, onBounce);
  const otps = smtpMailer(smtpUrl, from, deps.log, CONNECTIONS_FOR_OTPS, onBounce);
  return {
    mailer: mails.send,
    otpMailer: otps.send,
    close: () => {
      mails.close();
      otps.close();
    },
  };
}
