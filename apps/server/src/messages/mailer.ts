import type { Database } from '../db/connect.ts';
import type { MailKind } from './mail-kinds.ts';
import { insertMessage } from './outbox-repository.ts';

/** `id` is stable over retries. */
export type Mail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Its order, regardless of the address. */
  readonly orderId?: string;
  /** Order whose invoice is attached at sending. */
  readonly invoiceOf?: string;
  /** Quote whose PDF is attached at sending. */
  readonly quoteOf?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Stable over retries, and named by replies. */
export function messageIdOf(mailId: string, fromAddress: string): string {
  return `<${mailId.replace(/[^\w.-]+/g, '.')}@${fromAddress.replace(/^.*@/, '')}>`;
}

export type Attachment = { readonly name: string; readonly contentType: string; readonly bytes: Buffer };

export type Mailer = (mail: Mail & { readonly attachments?: readonly Attachment[] }) => Promise<void>;

export function outboxMailer(db: Database, now: () => Date): Mailer {
  return (mail) =>
    insertMessage(db, {
      id: mail.id,
      channel: 'email',
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      html: mail.html,
      sentAt: now(),
    });
}
