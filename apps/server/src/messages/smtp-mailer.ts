import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { type Mailer, messageIdOf } from './mailer.ts';

export type MailSender = { readonly name: string; readonly address: string };

export type SmtpMailer = { readonly send: Mailer; close(): void };

const ANSWER_WITHIN_MS = 15_000;
// Some servers cut a connection after a number of mails.
const MAILS_PER_CONNECTION = 100;

/** Temporary refusals throw and are retried under the same Message-ID; permanent ones are dropped. */
export function smtpMailer(
  smtpUrl: string,
  from: MailSender,
  log: Pick<Logger, 'warn' | 'error'>,
  maxConnections: number,
  /** The address itself is refused for good. */
  onBounce: (address: string) => Promise<void> = async () => undefined,
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
    const messageId = messageIdOf(id, address);
    try {
      // Suppresses auto-replies (RFC 3834); what a person wrote says 'no'.
      const marked = { 'Auto-Submitted': 'auto-generated', ...headers };
      // An object, so that it is not parsed as a list.
      const plain = (typed: string) => ({ name: '', address: typed });
      const mail = { from: { name, address }, to: plain(to), subject, text, html, messageId };
      const answered = replyTo === undefined ? {} : { replyTo: plain(replyTo) };
      const files = attachments.map(({ name: filename, contentType, bytes: content, cid }) => ({
        filename,
        contentType,
        content,
        ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
      }));
      await transport.sendMail({ ...mail, ...answered, attachments: files, headers: marked });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.isFinal) {
        log.error({ mailId: id, kind, status: refusal.status }, 'a mail was refused for good');
        if (refusal.isOfAddress) await onBounce(to);
        return;
      }
      log.warn(
        { mailId: id, kind, code: refusal.code, status: refusal.status },
        'a mail could not be sent, and is tried again',
      );
      throw new Error(`the mail server did not take a mail (${refusal.status ?? refusal.code})`);
    }
  };
  return { send, close: () => transport.close() };
}

type Refusal = {
  readonly code: string;
  readonly status: number | null;
  readonly isFinal: boolean;
  readonly isOfAddress: boolean;
};

/** RFC 5321 status, if any. */
function refusalOf(error: unknown): Refusal {
  const fields: { code?: unknown; responseCode?: unknown; command?: unknown; response?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const code = typeof fields.code === 'string' ? fields.code : 'unknown';
  const status = typeof fields.responseCode === 'number' ? fields.responseCode : null;
  // A 5xx on login is a configuration error, not the mail's.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // Without a status the address itself is invalid.
  const isFinal = isAboutMail && (status === null || status >= 500);
  // 5.7.x is the server's policy against the sender (RFC 3463).
  const isPolicy = typeof fields.response === 'string' && /^5\d\d[ -]5\.7\./.test(fields.response);
  const isOfAddress = isFinal && status !== null && fields.command === 'RCPT TO' && !isPolicy;
  return { code, status, isFinal, isOfAddress };
}

type SmtpOptions = { readonly url: string; readonly requireTLS: boolean };

/**
 * `smtp://` could be downgraded by a man in the middle: remote servers must offer STARTTLS unless
 * `?requireTLS=false`.
 */
export function smtpOptions(smtpUrl: string): SmtpOptions {
  const url = new URL(smtpUrl);
  const asked = url.searchParams.get('requireTLS');
  url.searchParams.delete('requireTLS');
  const isOpenAtFirst = url.protocol === 'smtp:';
  const requireTLS = isOpenAtFirst && (asked === null ? !isLocal(url.hostname) : asked === 'true');
  return { url: url.href, requireTLS };
}

export function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
