import type { Database } from '../db/connect.ts';
import { insertMessage } from './outbox-repository.ts';

/** The messages of which each has a registered text (DLT). */
export type SmsTemplate = 'otp' | 'order-placed' | 'order-shipped' | 'order-delivered' | 'order-cancelled';

/**
 * An SMS. India's operators pass only registered texts (DLT), so each is a template with variables; `text` is the same
 * filled in, for the sandbox. `id` is the same whenever the same SMS is tried again.
 */
export type Sms = {
  readonly id: string;
  /** Ten digits. */
  readonly to: string;
  readonly template: SmsTemplate;
  readonly variables: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Sends SMS, or keeps them where the sandbox can show them. */
export type SmsSender = (sms: Sms) => Promise<void>;

/** The sender of a live shop that has no SMS gateway. */
export const noSms: SmsSender = async () => undefined;

/** The sandbox's sender: keeps every SMS in the outbox. */
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
