import type { Database } from '../db/connect.ts';
import type { MailKind } from './mail-kinds.ts';
import { insertMessage } from './outbox-repository.ts';

/** An e-mail; `id` is the same whenever the same mail is tried again. */
export type Mail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  /** Where a reply goes instead of the shop's own address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The order that it is about, to whatever address was typed with it. */
  readonly orderId?: string;
  /** The order whose tax invoice is attached when the mail is sent. */
  readonly invoiceOf?: string;
  /** Such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A file that goes with a mail; it is read when the mail is sent and never stored with it. */
export type Attachment = { readonly name: string; readonly contentType: string; readonly bytes: Buffer };

/** Sends mails, or keeps them where the sandbox can show them. */
export type Mailer = (mail: Mail & { readonly attachments?: readonly Attachment[] }) => Promise<void>;

/** The sandbox's mailer: keeps every mail in the outbox. */
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
