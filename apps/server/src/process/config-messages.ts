import { err, ok, type Result } from '@ilaneer/domain/result';
import type { BudgetedMessage } from '@ilaneer/domain/verification/otp';

const DEFAULT_SMS_DAILY_BUDGET = 2_000;
const DEFAULT_OTP_MAIL_DAILY_BUDGET = 5_000;

/** How many SMS, and how many mails with OTPs, the shop sends in one day of India, over all its processes. */
export type MessageBudgets = Readonly<Record<BudgetedMessage, number>>;

/** How the shop's messages leave it. */
export type MessagesConfig = {
  /** Null in the sandbox when none is given; its mail stays in the outbox either way. */
  readonly smtpUrl: string | null;
  readonly messageBudgets: MessageBudgets;
};

type Read = <Value, Fallback>(
  variable: string,
  check: (text: string) => Result<Value, string>,
  fallback: Fallback,
) => Value | Fallback;

/** Reads what concerns mail and SMS. */
export function readMessages(read: Read): MessagesConfig {
  return {
    smtpUrl: read('SMTP_URL', smtpAddress, null),
    messageBudgets: {
      sms: read('SMS_DAILY_BUDGET', count, DEFAULT_SMS_DAILY_BUDGET),
      'otp-mail': read('OTP_MAIL_DAILY_BUDGET', count, DEFAULT_OTP_MAIL_DAILY_BUDGET),
    },
  };
}

/** May carry a password, so the message does not repeat it. */
function smtpAddress(text: string): Result<string, string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    return err('must be an address that starts with smtp:// or smtps://');
  }
  const requireTls = url.searchParams.get('requireTLS');
  if (requireTls !== null && requireTls !== 'true' && requireTls !== 'false') {
    return err('can say requireTLS=true or requireTLS=false only.');
  }
  return ok(text);
}

function count(text: string): Result<number, string> {
  return /^\d{1,9}$/.test(text)
    ? ok(Number(text))
    : err(`must be a whole number of messages, such as 2000, not '${text}'.`);
}
