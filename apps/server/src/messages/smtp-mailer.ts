import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mailer } from './mailer.ts';

/** Who the shop's mails are from, asked anew for each. */
export type MailSender = { readonly name: string; readonly address: string };

/** A mailer with connections to the mail server, which stay open between mails. */
export type SmtpMailer = { readonly send: Mailer; close(): void };

const ANSWER_WITHIN_MS = 15_000;
// Some servers count mails per connection, and cut it off in the middle of one after that.
const MAILS_PER_CONNECTION = 100;

/**
 * Sends through an SMTP server. What the server may take later is thrown and so tried again, under the same Message-ID;
 * what it refuses for good is written to the log and let go. Neither repeats the server's words: they hold the address.
 */
export function smtpMailer(
  smtpUrl: string,
  from: MailSender,
  log: Pick<Logger, 'warn' | 'error'>,
  maxConnections: number,
): SmtpMailer {
  const waits = {
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  };
  const connections = { pool: true, maxConnections, maxMessages: MAILS_PER_CONNECTION } as const;
  const transport = createTransport({ ...smtpOptions(smtpUrl), ...connections, ...waits });
  const send: Mailer = async ({ attachments = [], ...written }) => {
    const { id, kind, to, replyTo, subject, text, html, headers } = written;
    const { name, address } = from;
    const messageId = `<${id.replace(/[^\w.-]+/g, '.')}@${address.replace(/^.*@/, '')}>`;
    try {
      // No robot shall answer (RFC 3834).
      const marked = { ...headers, 'Auto-Submitted': 'auto-generated' };
      // As an object, so that nobody reads the address for names, groups and lists once more.
      const plain = (typed: string) => ({ name: '', address: typed });
      const mail = { from: { name, address }, to: plain(to), subject, text, html, messageId };
      const answered = replyTo === undefined ? {} : { replyTo: plain(replyTo) };
      const files = attachments.map(({ name: filename, contentType, bytes: content }) => ({
        filename,
        contentType,
        content,
      }));
      await transport.sendMail({ ...mail, ...answered, attachments: files, headers: marked });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.isFinal) {
        log.error({ mailId: id, kind, status: refusal.status }, 'a mail was refused for good');
        return;
      }
      log.warn({ mailId: id, kind, ...refusal }, 'a mail could not be sent, and is tried again');
      throw new Error(`the mail server did not take a mail (${refusal.status ?? refusal.code})`);
    }
  };
  return { send, close: () => transport.close() };
}

type Refusal = { readonly code: string; readonly status: number | null; readonly isFinal: boolean };

/** How a mail was refused: by the status of RFC 5321, where the server got to say one. */
function refusalOf(error: unknown): Refusal {
  const fields: { code?: unknown; responseCode?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const code = typeof fields.code === 'string' ? fields.code : 'unknown';
  const status = typeof fields.responseCode === 'number' ? fields.responseCode : null;
  // A 5xx to the login is the operator's to set right, and no fault of the mail.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // Without a status it was not even asked: the address is none.
  return { code, status, isFinal: isAboutMail && (status === null || status >= 500) };
}

/** What nodemailer is told of the mail server. */
type SmtpOptions = { readonly url: string; readonly requireTLS: boolean };

/**
 * Reads SMTP_URL. `smtp://` begins in the clear, and whoever stands in between could keep it so: the login and every
 * OTP with it. So a server elsewhere must offer STARTTLS, unless the address says `?requireTLS=false`.
 */
export function smtpOptions(smtpUrl: string): SmtpOptions {
  const url = new URL(smtpUrl);
  const asked = url.searchParams.get('requireTLS');
  url.searchParams.delete('requireTLS');
  const isOpenAtFirst = url.protocol === 'smtp:';
  const requireTLS = isOpenAtFirst && (asked === null ? !isLocal(url.hostname) : asked === 'true');
  return { url: url.href, requireTLS };
}

function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
