import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { type MailServer, mailServer } from '../../testing/servers/mail-server.ts';
import { freePort } from '../../testing/servers/shop-process.ts';
import { type SmtpMailer, smtpMailer } from './smtp-mailer.ts';

const REPLIES: Readonly<Record<string, string>> = {
  'gone@example.in': '550 5.1.1 no such mailbox',
  'policy@example.in': '550 5.7.1 your network is not wanted here',
  'full@example.in': '452 4.2.2 mailbox full',
};

let server: MailServer | undefined;
let mailer: SmtpMailer | undefined;
afterEach(async () => {
  mailer?.close();
  await server?.close();
});

it('an address that is refused for good is a bounce; policy, and refusals for now, are none (NEWSLETTER-12)', async () => {
  const port = await freePort();
  server = mailServer({ answers: [null, 554], refuseAddress: (address) => REPLIES[address] ?? null });
  await server.listen(port);
  const bounced: string[] = [];
  const from = { name: 'Shop', address: 'hello@shop.example' };
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from, pino({ level: 'silent' }), 1, async (address) => {
    bounced.push(address);
  });
  const send = async (to: string) =>
    mailer?.send({
      id: to,
      kind: 'newsletter-letter',
      to,
      subject: 'News',
      text: 'News',
      html: '<p>News</p>',
    });
  await send('asha@example.in');
  await send('gone@example.in');
  await send('policy@example.in');
  await expect(send('full@example.in')).rejects.toThrow('452');
  // Its content is refused.
  await send('biju@example.in');
  expect(bounced).toEqual(['gone@example.in']);
  expect(server.taken.map(({ to }) => to?.[0]?.address)).toEqual(['asha@example.in']);
});
