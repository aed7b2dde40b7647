import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { IMAP_LOGIN, imapServer } from '../../testing/servers/imap-server.ts';
import { type OwnCertificate, ownCertificate } from '../../testing/servers/own-certificate.ts';
import { freePort } from '../../testing/servers/shop-process.ts';
import { imapMailbox } from './imap-mailbox.ts';

const MAIL = 'From: asha@example.in\r\nSubject: A question\r\n\r\nWhen?\r\n';

/** As NODE_EXTRA_CA_CERTS does at a start. */
function trust({ cert }: OwnCertificate): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}

// SUPPORT-18
describe.each([
  ['TLS', 'the start'],
  ['STARTTLS', 'STARTTLS'],
] as const)('a mailbox by %s', (security, from) => {
  const own = ownCertificate('127.0.0.1');
  let server: ReturnType<typeof imapServer>;
  afterEach(() => server.close());

  const mailbox = async (tls: OwnCertificate | null) => {
    server = imapServer(tls && { ...tls, from });
    const port = await freePort();
    await server.listen(port);
    return imapMailbox({ host: '127.0.0.1', port, mailbox: 'INBOX', ...IMAP_LOGIN }, security);
  };
  /** Of the login: name and password alone are a secret. */
  const inPlain = () => server.commands.filter(({ isEncrypted }) => !isEncrypted).map(({ line }) => line);

  it('of a trusted authority is read, and no word of it goes unencrypted', async () => {
    trust(own);
    const { open } = await mailbox(own);
    const mail = server.deliver(MAIL, new Date('2026-11-30T10:00:00Z'));
    const opened = await open();
    expect(opened).toMatchObject({ uidValidity: '1000', uidNext: 2 });
    expect(await opened.listUnseen({ after: 0, of: [] })).toEqual([1]);
    expect(String(await opened.read(1))).toBe(MAIL);
    expect(await opened.markSeen(1)).toBe(true);
    await opened.close();
    expect(mail.isSeen).toBe(true);
    expect(server.commands.some(({ line }) => line.startsWith('LOGIN '))).toBe(true);
    expect(inPlain().filter((line) => !/^(?:CAPABILITY|STARTTLS)$/.test(line))).toEqual([]);
  });

  it('with a certificate of its own is refused before the login', async () => {
    const { open } = await mailbox(own);
    await expect(open()).rejects.toMatchObject({ message: 'DEPTH_ZERO_SELF_SIGNED_CERT', isLogin: false });
    expect(server.commands.filter(({ line }) => /LOGIN|AUTH/.test(line))).toEqual([]);
  });

  it('with the certificate of another name is refused before the login', async () => {
    const other = ownCertificate('mail.example.in');
    trust(other);
    const { open } = await mailbox(other);
    await expect(open()).rejects.toMatchObject({ message: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    expect(server.commands.filter(({ line }) => /LOGIN|AUTH/.test(line))).toEqual([]);
  });

  it('that refuses the password says so, without it', async () => {
    trust(own);
    const { open } = await mailbox(own);
    server.state.refusesLogin = true;
    await expect(open()).rejects.toMatchObject({ message: 'login refused', isLogin: true });
  });
});

it('a server that offers no encryption gets no login where it is asked for', async () => {
  const server = imapServer();
  onTestFinished(() => server.close());
  const port = await freePort();
  await server.listen(port);
  const account = { host: '127.0.0.1', port, mailbox: 'INBOX', ...IMAP_LOGIN };
  await expect(imapMailbox(account, 'STARTTLS').open()).rejects.toMatchObject({
    message: 'no encryption offered',
  });
  expect(server.commands.filter(({ line }) => /LOGIN|AUTH/.test(line))).toEqual([]);
});
