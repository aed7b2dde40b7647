import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/shop-process.ts';
import { letter } from './letter.ts';
import { smtpMailer } from './mailer.ts';

describe('mail over SMTP', () => {
  const received: Email[] = [];
  let server: SMTPServer;
  let port = 0;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        text(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((mail) => {
            received.push(mail);
            done();
          }, done);
      },
    });
    port = await freePort();
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  });
  afterAll(() => new Promise<void>((closed) => server.close(closed)));

  it('arrives with both its forms, whatever the words hold', async () => {
    const words = letter({
      brandName: 'Ilaneer',
      shopUrl: 'https://shop.example.in',
      heading: 'Set a new password',
      greeting: 'Dear ആശ <Menon>,',
      paragraphs: ['A line.\r\nBcc: all@example.in'],
      button: { label: 'Open', url: 'https://shop.example.in/#/x?token=a.b&c=1' },
    });
    const send = smtpMailer(`smtp://127.0.0.1:${port}`, 'Ilaneer <hello@ilaneer.example>');
    await send({ id: 'mail-1', to: 'asha@example.in', subject: 'Hello\r\nBcc: all@example.in', ...words });
    const [mail] = received;
    expect(received).toHaveLength(1);
    expect(mail?.from).toMatchObject({ name: 'Ilaneer', address: 'hello@ilaneer.example' });
    expect(mail?.to).toMatchObject([{ address: 'asha@example.in' }]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'x-message-id', value: 'mail-1' }));
    expect(mail?.text).toContain('Dear ആശ <Menon>,');
    expect(mail?.html).toContain('Dear ആശ &lt;Menon&gt;,');
    expect(mail?.html).toContain('href="https://shop.example.in/#/x?token=a.b&amp;c=1"');
  });
});
