import type { Database } from '../db/connect.ts';
import { insertMessage } from './outbox-repository.ts';

/** Each has a registered text (DLT). */
export type SmsTemplate =
  | 'otp'
  | 'order-placed'
  | 'order-confirm'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-cancelled'
  | 'parcel-out'
  | 'parcel-failed';

/** `text` is for the sandbox: operators send registered templates (DLT). `id` is stable over retries. */
export type Sms = {
  readonly id: string;
  readonly to: string;
  readonly template: SmsTemplate;
  readonly variables: Readonly<Record<string, string>>;
  readonly text: string;
};

export type SmsSender = (sms: Sms) => Promise<void>;

/** Live without an SMS gateway. */
export const noSms: SmsSender = async () => undefined;

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
