import { createTransport } from 'nodemailer';
import type { Database } from '../../db/connect.ts';
import { insertMessage } from './repository.ts';

/** An e-mail; `id` is the same whenever the same mail is tried again. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends mails, or keeps them where the sandbox can show them. */
export type Mailer = (mail: Mail) => Promise<void>;

/** The sandbox's mailer: keeps every mail in the outbox. */
export function outboxMailer(db: Database, now: () => Date): Mailer {
  return (mail) =>
    insertMessage(db, {
      id: mail.id,
      channel: 'email',
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      html: mail.html ?? null,
      sentAt: now(),
    });
}

/** Sends through an SMTP server. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return async ({ id, to, subject, text, html, headers }) => {
    await transport.sendMail({ from, to, subject, text, html, headers: { ...headers, 'X-Message-Id': id } });
  };
}
