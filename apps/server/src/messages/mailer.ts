import type { Database } from '../db/connect.ts';
import type { MailLogo } from './letter-content.ts';
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
  /** Attached at sending. */
  readonly logo?: MailLogo;
  /** Quote whose PDF is attached at sending. */
  readonly quoteOf?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Stable over retries, and named by replies. */
export function messageIdOf(mailId: string, fromAddress: string): string {
  return `<${mailId.replace(/[^\w.-]+/g, '.')}@${fromAddress.replace(/^.*@/, '')}>`;
}

export type Attachment = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Shown in the HTML by this Content-ID. */
  readonly cid?: string;
};

export type SentMail = Mail & { readonly attachments?: readonly Attachment[] };

export type Mailer = (mail: SentMail) => Promise<void>;

export function outboxMailer(db: Database, now: () => Date): Mailer {
  return (mail) =>
    insertMessage(db, {
      id: mail.id,
      channel: 'email',
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      html: htmlWithPictures(mail),
      sentAt: now(),
    });
}

/** For browsers, which know no parts of a mail. */
export function htmlWithPictures({ html, attachments = [] }: Pick<SentMail, 'html' | 'attachments'>): string {
  return attachments.reduce(
    (shown, { cid, contentType, bytes }) =>
      cid === undefined
        ? shown
        : shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${bytes.toString('base64')}"`),
    html,
  );
}
