import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_DIR, TEST_BRAND } from '../../testing/content-dir.ts';
import { mailServer } from '../../testing/servers/mail-server.ts';
import { freePort } from '../../testing/servers/shop-process.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { newsletterMail } from '../modules/newsletter/newsletter-mails.ts';
import { letter } from './letter.ts';
import type { Mail } from './mailer.ts';
import { type SmtpMailer, smtpMailer } from './smtp-mailer.ts';

const TO = 'asha@example.in';
const MAIL: Mail = {
  id: 'order-placed 7c9e6679',
  kind: 'order-placed',
  to: TO,
  subject: 'Hello\r\nBcc: all@example.in',
  ...letter({
    brand: TEST_BRAND,
    shopUrl: 'https://shop.example.in',
    heading: 'Thank you for your order',
    greeting: 'Dear ആശ <Menon>,',
    paragraphs: ['A line.\r\nBcc: all@example.in'],
    button: { label: 'Open', url: 'https://shop.example.in/#/x?token=a.b&c=1' },
  }),
};

describe('mail over SMTP', () => {
  let shop: TestShop;
  let port: number;
  let mailer: SmtpMailer;
  let closeServer: () => Promise<void>;
  let logged: string;
  beforeEach(async () => {
    port = await freePort();
    closeServer = () => Promise.resolve();
    logged = '';
    const write = (line: string) => {
      logged += line;
    };
    const log = pino({ base: null }, { write });
    const from = { name: 'Ilaneer', address: 'hello@ilaneer.example' };
    mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from, log, 2);
    shop = await openTestShop({ mailer: mailer.send });
  });
  afterEach(async () => {
    mailer.close();
    await closeServer();
    await shop.close();
  });

  async function open(answers?: (number | null)[]) {
    const server = mailServer({ answers: answers ?? [] });
    await server.listen(port);
    closeServer = server.close;
    return server;
  }
  const queue = (mail: Mail) => shop.deps.jobs.enqueue(shop.db, 'send-mail', mail);
  const states = async () => {
    // Makes retries due.
    await shop.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    const { rows } = await shop.db.execute<{ state: string; retry_count: number }>(
      sql`select state, retry_count from pgboss.job where name = 'send-mail' order by created_on`,
    );
    return rows.map(({ state, retry_count }) => `${state} after ${retry_count} retries`);
  };
  const settled = (...expected: readonly string[]) =>
    expect.poll(states, { timeout: 30_000, interval: 100 }).toEqual(expected);
  const headerOf = (mail: Email | undefined, key: string) =>
    mail?.headers.find((header) => header.key === key)?.value;

  it('arrives with both its parts and its headers for any text', async () => {
    const server = await open();
    await queue(MAIL);
    await settled('completed after 0 retries');
    const [mail] = server.taken;
    expect(mail?.from).toMatchObject({ name: 'Ilaneer', address: 'hello@ilaneer.example' });
    expect(mail?.to).toMatchObject([{ address: TO }]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.messageId).toBe('<order-placed.7c9e6679@ilaneer.example>');
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined();
    expect(Math.abs(Date.now() - Date.parse(mail?.date ?? ''))).toBeLessThan(60_000);
    expect(headerOf(mail, 'content-type')).toMatch(/^multipart\/alternative/);
    expect(mail?.text).toContain('Dear ആശ <Menon>,');
    expect(mail?.html).toContain('Dear ആശ &lt;Menon&gt;,');
    expect(mail?.html).toContain('href="https://shop.example.in/#/x?token=a.b&amp;c=1"');
  });

  it('lets a mail of the newsletter be left with one click', async () => {
    const server = await open();
    const oneClick = 'https://shop.example.in/api/newsletter/unsubscribe?token=0b1f0a4e';
    const words = { brand: TEST_BRAND, shopUrl: 'https://shop.example.in', heading: 'News' };
    const leave = { oneClick, page: 'https://shop.example.in/#/newsletter/unsubscribe?token=0b1f0a4e' };
    const name = { id: 'newsletter-welcome 1', kind: 'newsletter-welcome', to: TO, subject: 'News' } as const;
    await queue(newsletterMail({ ...name, ...words, paragraphs: ['Onam is near.'], leave }));
    await settled('completed after 0 retries');
    const [mail] = server.taken;
    expect(headerOf(mail, 'list-unsubscribe')).toBe(`<${oneClick}>`);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('brings the logo as a part of its own, and the name where its picture is gone (SETTING-21)', async () => {
    const server = await open();
    const withPictures = await openTestShop({
      mailer: mailer.send,
      picturesDir: join(CONTENT_DIR, 'pictures'),
    });
    try {
      // A mail does not wait for the first drawing of a slow machine.
      if (MAIL.logo !== undefined) await withPictures.deps.drawLogo(MAIL.logo);
      const gone = { file: 'art/gone.svg', isOnDark: true };
      for (const mail of [MAIL, { ...MAIL, id: 'gone', logo: gone }]) {
        const already = server.taken.length;
        await withPictures.deps.jobs.enqueue(withPictures.db, 'send-mail', mail);
        await expect.poll(() => server.taken.length, { timeout: 30_000 }).toBe(already + 1);
      }
    } finally {
      await withPictures.close();
    }
    const [mail, without] = server.taken;
    const [logo, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    expect(logo).toMatchObject({
      contentId: '<logo>',
      mimeType: 'image/png',
      disposition: 'inline',
      related: true,
    });
    expect(mail?.html).toContain('<img src="cid:logo" alt="Ilaneer"');
    expect(`${mail?.html}`).not.toMatch(/src="(?!cid:logo")/);
    const png = Buffer.from(logo?.content as ArrayBuffer);
    expect(png.length).toBeLessThanOrEqual(20_480);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 440, height: 88 });
    expect(without?.attachments).toEqual([]);
    expect(without?.html).not.toContain('<img');
    expect(without?.html).toContain('>Ilaneer</td>');
  });

  it('is tried again as the same mail until it is taken, and then never again', async () => {
    const server = await open([451, 452]);
    await queue(MAIL);
    await settled('completed after 2 retries');
    expect(server.tried).toHaveLength(3);
    expect(server.taken).toHaveLength(1);
    expect(new Set(server.tried.map(({ messageId }) => messageId)).size).toBe(1);
    // Queued later and delivered: earlier ones are delivered too.
    await queue({ ...MAIL, id: 'order-placed 2' });
    await settled('completed after 2 retries', 'completed after 0 retries');
    expect(server.tried).toHaveLength(4);
    expect(logged).toContain('"status":451');
    expect(logged).not.toContain('@');
  });

  it('waits for a server that is not there', async () => {
    await queue(MAIL);
    await expect.poll(() => logged, { timeout: 30_000 }).toContain('is tried again');
    const server = await open();
    await expect
      .poll(async () => [await states(), server.taken.length], { timeout: 30_000 })
      .toMatchObject([[expect.stringContaining('completed')], 1]);
    expect(server.tried).toHaveLength(1);
    expect(logged).not.toContain('@');
  });

  it('ends with a permanent refusal, logged without the address', async () => {
    const server = await open([550]);
    await queue(MAIL);
    await queue({ ...MAIL, id: 'not-an-address', to: 'nobody' });
    await settled('completed after 0 retries', 'completed after 0 retries');
    expect(server.taken).toHaveLength(0);
    const lines = logged
      .trim()
      .split('\n')
      .map((line): { mailId: string } => JSON.parse(line))
      .toSorted((one, other) => one.mailId.localeCompare(other.mailId));
    expect(lines).toMatchObject([
      { level: 50, mailId: 'not-an-address', msg: 'a mail was refused for good' },
      { level: 50, mailId: MAIL.id, kind: 'order-placed', status: 550, msg: 'a mail was refused for good' },
    ]);
    expect(logged).not.toContain('@');
  });
});
