import type { Database } from '../db/connect.ts';
import { insertMessage } from './outbox-repository.ts';

/** Each has a registered text (DLT). */
export type SmsTemplate = 'otp' | 'order-placed' | 'order-shipped' | 'order-delivered' | 'order-cancelled';

/**
 * India's operators pass registered templates only (DLT); `text` is rendered for the sandbox. `id` is stable
 * over retries.
 */
export type Sms = {
  readonly id: string;
  readonly to: string;
  readonly template: SmsTemplate;
  readonly variables: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Sends, or stores in the sandbox's outbox. */
export type SmsSender = (sms: Sms) => Promise<void>;

/** Live without an SMS gateway. */
export const noSms: SmsSender = async () => undefined;

/** Sandbox: stores in the outbox. */
export function outboxSms(db: Database, now: () => Date): SmsSender {
  return ({ id, to, text }) =>
    insertMessage(db, {
      id,
      channel: 'sms',
      recipient: to,
      subject: '',
      body: text,
      html: null,
      sentAt: now(),
    });
}
