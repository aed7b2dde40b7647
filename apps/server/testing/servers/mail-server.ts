import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  /** Offered and accepted mails. */
  readonly tried: Email[];
  readonly taken: Email[];
  /** Mails per connection, and maximum concurrency. */
  readonly perConnection: Map<string, number>;
  mostAtOnce(): number;
  listen(port: number): Promise<void>;
  close(): Promise<void>;
};

export function mailServer({
  answers = [],
  whenOffered = async () => undefined,
  refuseAddress = () => null,
}: {
  readonly answers?: (number | null)[];
  readonly whenOffered?: () => Promise<void>;
  /** Reply to RCPT TO, such as '550 5.1.1 no such mailbox'; null: taken. */
  readonly refuseAddress?: (address: string) => string | null;
} = {}): MailServer {
  const seen = { tried: [] as Email[], taken: [] as Email[], perConnection: new Map<string, number>() };
  let mostAtOnce = 0;
  const refusal = (status: number) =>
    Object.assign(new Error('somebody@example.in is not wanted here'), { responseCode: status });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      mostAtOnce = Math.max(mostAtOnce, server.connections.size);
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const reply = refuseAddress(address);
      if (reply === null) done();
      else done(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
    },
    onData: (stream, session, done) => {
      text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(async (mail) => {
          seen.tried.push(mail);
          seen.perConnection.set(session.id, (seen.perConnection.get(session.id) ?? 0) + 1);
          await whenOffered();
          const status = answers.shift() ?? null;
          if (status === null) seen.taken.push(mail);
          done(status === null ? null : refusal(status));
        })
        .catch(done);
    },
  });
  server.on('error', () => undefined);
  return {
    ...seen,
    mostAtOnce: () => mostAtOnce,
    listen: (port) =>
      new Promise<void>((listening) => {
        server.listen(port, '127.0.0.1', listening);
      }),
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
