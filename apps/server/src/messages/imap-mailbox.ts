import { ImapFlow } from 'imapflow';
import type { Mailbox, OpenMailbox } from './mailbox.ts';
import { MailboxFault } from './mailbox.ts';
import { isLocal } from './smtp-mailer.ts';

export type ImapAccount = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly mailbox: string;
};

const TLS_PORT = 993;
const ANSWER_WITHIN_MS = 20_000;
/** The words of a mail precede its attachments, which are not kept. */
const LARGEST_BYTES = 5_000_000;

export type ImapSecurity = 'TLS' | 'STARTTLS' | 'none';

/** TLS from the start on port 993, else STARTTLS, which servers on another machine must offer. */
export function securityOf({ host, port }: Pick<ImapAccount, 'host' | 'port'>): ImapSecurity {
  if (port === TLS_PORT) return 'TLS';
  return isLocal(host) ? 'none' : 'STARTTLS';
}

/** Certificates are checked by Node's authorities and those of NODE_EXTRA_CA_CERTS. */
export function imapMailbox(account: ImapAccount, security = securityOf(account)): OpenMailbox {
  const { host, port, user, password, mailbox } = account;
  const open = async (): Promise<Mailbox> => {
    const client = new ImapFlow({
      ...{ host, port, auth: { user, pass: password } },
      ...(security === 'TLS' ? { secure: true } : { secure: false, doSTARTTLS: security === 'STARTTLS' }),
      ...{ connectionTimeout: ANSWER_WITHIN_MS, greetingTimeout: ANSWER_WITHIN_MS },
      socketTimeout: ANSWER_WITHIN_MS,
      disableAutoIdle: true,
      // It would write addresses and words of mails.
      logger: false,
    });
    // The command under way reports the fault; without a listener the process would end.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { uidValidity, uidNext } = await client.mailboxOpen(mailbox);
      return opened(client, { uidValidity: String(uidValidity), uidNext });
    } catch (error) {
      client.close();
      throw error;
    }
  };
  return {
    name: `${user}@${host}:${port}/${mailbox}`,
    open: () => guarded(open()),
    pause: { refusals: 0, until: 0 },
  };
}

function opened(client: ImapFlow, state: Pick<Mailbox, 'uidValidity' | 'uidNext'>): Mailbox {
  const one = { uid: true } as const;
  return {
    ...state,
    listUnseen: (query) =>
      guarded(
        (async () => {
          const range =
            'since' in query
              ? { since: query.since }
              : { uid: [...query.of, `${query.after + 1}:*`].join(',') };
          const found = await client.search({ seen: false, ...range }, one);
          if (!Array.isArray(found)) throw new MailboxFault('search refused');
          // `n:*` is never empty: it has the last mail, however low its UID is.
          const isAsked = (uid: number) => 'since' in query || uid > query.after || query.of.includes(uid);
          return found.filter(isAsked).toSorted((a, b) => a - b);
        })(),
      ),
    read: (uid) =>
      guarded(
        (async () => {
          const source = { start: 0, maxLength: LARGEST_BYTES };
          const mail = await client.fetchOne(String(uid), { source }, one);
          const bytes = mail ? mail.source : undefined;
          // A lost connection looks like a deleted mail.
          if (bytes === undefined && !client.usable) throw new MailboxFault('connection lost');
          return bytes ?? null;
        })(),
      ),
    markSeen: (uid) => guarded(client.messageFlagsAdd(String(uid), ['\\Seen'], one)),
    close: async () => {
      await client.logout().catch(() => client.close());
    },
  };
}

/** Codes alone: answers of servers name accounts and addresses. */
async function guarded<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MailboxFault) throw error;
    const { authenticationFailed, serverResponseCode, responseStatus, code, tlsFailed } = Object(error);
    if (authenticationFailed === true) throw new MailboxFault('login refused', true);
    const told = [serverResponseCode, code, responseStatus].find((word) => typeof word === 'string');
    throw new MailboxFault(String(told ?? (tlsFailed === true ? 'no encryption offered' : 'unreachable')));
  }
}
