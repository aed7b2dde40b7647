import { createServer, type Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { OwnCertificate } from './own-certificate.ts';

export type StoredMail = {
  uid: number;
  readonly raw: Buffer;
  readonly arrivedAt: Date;
  isSeen: boolean;
};

export const IMAP_LOGIN = { user: 'care@shop.example', password: 'password of the mailbox' } as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type ImapServerOptions = OwnCertificate & { readonly from: 'the start' | 'STARTTLS' };

/** One INBOX over IMAP4rev1 (RFC 3501), as much of it as a reader of mails speaks; without options unencrypted. */
export function imapServer(tls: ImapServerOptions | null = null) {
  const mails: StoredMail[] = [];
  const sockets = new Set<Socket>();
  const state = { uidValidity: 1_000, uidNext: 1, sentBytes: 0, refusesLogin: false };
  /** Of all connections, in order. */
  const commands: { readonly line: string; readonly isEncrypted: boolean }[] = [];
  /** UIDs that were fetched, in order. */
  const fetched: number[] = [];
  let cutAt: string | null = null;
  let cutsMail = false;

  const serve = (socket: Socket, greeting: string | null): void => {
    const isEncrypted = socket instanceof TLSSocket;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const send = (...lines: readonly (string | Buffer)[]) => {
      for (const line of lines) {
        const bytes = typeof line === 'string' ? Buffer.from(`${line}\r\n`) : line;
        if (cutsMail && typeof line !== 'string') {
          cutsMail = false;
          socket.write(bytes.subarray(0, bytes.length / 2), () => socket.destroy());
          return;
        }
        state.sentBytes += bytes.length;
        socket.write(bytes);
      }
    };
    let typed = '';
    socket.on('data', (bytes) => {
      typed += bytes.toString('latin1');
      for (let end = typed.indexOf('\r\n'); end >= 0; end = typed.indexOf('\r\n')) {
        const line = typed.slice(0, end);
        typed = typed.slice(end + 2);
        const [tag = '', ...words] = line.split(' ');
        const command = words.join(' ');
        commands.push({ line: command, isEncrypted });
        if (cutAt !== null && command.startsWith(cutAt)) {
          cutAt = null;
          socket.destroy();
          return;
        }
        if (command === 'STARTTLS' && tls !== null && !isEncrypted) {
          send(`${tag} OK begin`);
          socket.removeAllListeners('data');
          serve(new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(tls) }), null);
          return;
        }
        send(...answer(tag, command, capabilityOf(isEncrypted)));
        if (command === 'LOGOUT') socket.end();
      }
    });
    if (greeting !== null) send(greeting);
  };
  const greet = (socket: Socket) => serve(socket, '* OK ready');
  const server = tls?.from === 'the start' ? createTlsServer(tls, greet) : createServer(greet);
  // A client that refuses the certificate ends the handshake.
  server.on('tlsClientError', () => undefined);

  function capabilityOf(isEncrypted: boolean): string {
    return tls === null || isEncrypted ? 'IMAP4rev1' : 'IMAP4rev1 STARTTLS LOGINDISABLED';
  }

  function answer(tag: string, command: string, capability: string): (string | Buffer)[] {
    const ok = `${tag} OK done`;
    if (command.startsWith('LOGIN ')) {
      if (capability.includes('LOGINDISABLED')) return [`${tag} NO [PRIVACYREQUIRED] encrypt first`];
      const isRight =
        !state.refusesLogin && [IMAP_LOGIN.user, IMAP_LOGIN.password].every((word) => command.includes(word));
      return [isRight ? ok : `${tag} NO [AUTHENTICATIONFAILED] ${command} is wrong`];
    }
    if (command === 'CAPABILITY') return [`* CAPABILITY ${capability}`, ok];
    if (command === 'LIST "" ""') return ['* LIST (\\Noselect) "/" ""', ok];
    const [, list] = /^(LIST|LSUB) /.exec(command) ?? [];
    if (list !== undefined) return [`* ${list} () "/" INBOX`, ok];
    if (/^SELECT "?INBOX"?$/.test(command)) {
      return [
        '* FLAGS (\\Seen \\Answered)',
        `* ${mails.length} EXISTS`,
        '* 0 RECENT',
        '* OK [PERMANENTFLAGS (\\Seen \\Answered)] kept',
        `* OK [UIDVALIDITY ${state.uidValidity}] valid`,
        `* OK [UIDNEXT ${state.uidNext}] next`,
        `${tag} OK [READ-WRITE] done`,
      ];
    }
    const [, query] = /^UID SEARCH (.*)$/.exec(command) ?? [];
    if (query !== undefined) return [`* SEARCH ${searched(query).join(' ')}`.trimEnd(), ok];
    const [, uid, size] = /^UID FETCH (\d+) .*BODY\.PEEK\[\]<0\.(\d+)>/.exec(command) ?? [];
    if (uid !== undefined) return [...fetchedMail(Number(uid), Number(size)), ok];
    const [, marked] = /^UID STORE (\d+) \+FLAGS \(\\Seen\)$/.exec(command) ?? [];
    if (marked !== undefined) {
      const mail = mails.find((one) => one.uid === Number(marked));
      if (mail !== undefined) mail.isSeen = true;
      return [ok];
    }
    if (command === 'LOGOUT') return ['* BYE see you', ok];
    return /^(NOOP|CLOSE)$/.test(command) ? [ok] : [`${tag} BAD ${command}`];
  }

  function searched(query: string): number[] {
    const [, set] = /UID (\S+)/.exec(query) ?? [];
    const [, day, month, year] = /SINCE "?(\d+)-(\w+)-(\d+)"?/.exec(query) ?? [];
    const since = day === undefined ? 0 : Date.UTC(Number(year), MONTHS.indexOf(month ?? ''), Number(day));
    return mails
      .filter(({ uid, isSeen, arrivedAt }) => {
        const isAsked = set === undefined || isIn(set, uid);
        return isAsked && arrivedAt.getTime() >= since && !(query.includes('UNSEEN') && isSeen);
      })
      .map(({ uid }) => uid);
  }

  function isIn(set: string, uid: number): boolean {
    const last = Math.max(0, ...mails.map((mail) => mail.uid));
    const numberOf = (text: string) => (text === '*' ? last : Number(text));
    return set.split(',').some((part) => {
      const [from = '', to = from] = part.split(':');
      const ends = [numberOf(from), numberOf(to)];
      return uid >= Math.min(...ends) && uid <= Math.max(...ends);
    });
  }

  function fetchedMail(uid: number, size: number): (string | Buffer)[] {
    const at = mails.findIndex((one) => one.uid === uid);
    const mail = mails[at];
    if (mail === undefined) return [];
    fetched.push(uid);
    const bytes = mail.raw.subarray(0, size);
    return [`* ${at + 1} FETCH (UID ${uid} BODY[]<0> {${bytes.length}}`, bytes, ')'];
  }

  return {
    mails,
    fetched,
    state,
    commands,
    deliver(raw: string, arrivedAt: Date): StoredMail {
      const mail = { uid: state.uidNext, raw: Buffer.from(raw), arrivedAt, isSeen: false };
      state.uidNext += 1;
      mails.push(mail);
      return mail;
    },
    /** Another UIDVALIDITY; UIDs begin at 1 again. */
    rebuild(): void {
      state.uidValidity += 1;
      state.uidNext = 1;
      for (const mail of mails) {
        mail.uid = state.uidNext;
        state.uidNext += 1;
      }
    },
    /** The connection ends at the next command that begins so. */
    cutAt(command: string): void {
      cutAt = command;
    },
    /** The connection ends in the middle of the next mail. */
    cutNextMail(): void {
      cutsMail = true;
    },
    listen: (port: number) =>
      new Promise<void>((listening) => {
        server.listen(port, '127.0.0.1', listening);
      }),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
