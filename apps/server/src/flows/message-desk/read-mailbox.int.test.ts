import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailedTicket, mailedTicket } from '../../../testing/inbound-mail.ts';
import { IMAP_LOGIN, imapServer } from '../../../testing/servers/imap-server.ts';
import { freePort } from '../../../testing/servers/shop-process.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { readMailboxes, ticketMessages, tickets } from '../../db/schema/content/ticket.ts';
import { type ImapAccount, imapMailbox } from '../../messages/imap-mailbox.ts';
import { readMailbox } from './message-desk.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// SUPPORT-18
describe('the mailbox of the shop', () => {
  let shop: TestShop;
  let port: number;
  let logged = '';
  let clock = new Date('2026-11-30T10:00:00Z');
  beforeAll(async () => {
    port = await freePort();
    shop = await openTestShop({
      now: () => clock,
      logTo: {
        write: (line: string) => {
          logged += line;
        },
      },
    });
  });
  afterAll(() => shop.close());

  let server: ReturnType<typeof imapServer>;
  beforeEach(async () => {
    logged = '';
    server = imapServer();
    await server.listen(port);
  });
  afterEach(async () => {
    await server.close();
    await shop.db.delete(readMailboxes);
  });

  const account = () => ({ host: '127.0.0.1', port, mailbox: 'INBOX', ...IMAP_LOGIN });
  // Without the job, which would read between two steps of a test.
  const read = (changed: Partial<ImapAccount> = {}) =>
    readMailbox({ ...shop.deps, mailbox: imapMailbox({ ...account(), ...changed }) });
  const mailOf = (fields: { from: string; answers?: string; text?: string; id?: string }) => {
    const { from, answers, text = 'Thank you, but when?', id = randomUUID() } = fields;
    const head = [`From: ${from}`, 'To: care@shop.example', `Message-ID: <${id}@mail.example>`];
    const thread = answers === undefined ? [] : [`In-Reply-To: ${answers}`];
    return [...head, ...thread, 'Subject: A question', '', text, ''].join('\r\n');
  };
  const reply = ({ email, opened }: MailedTicket, text?: string) =>
    mailOf({ from: email, answers: opened, ...(text !== undefined && { text }) });
  const wordsIn = async (ticketId: string) => {
    const rows = await shop.db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, ticketId));
    return rows.toSorted((a, b) => a.position - b.position).map(({ body }) => body);
  };
  const ticketsOf = (email: string) => shop.db.select().from(tickets).where(eq(tickets.email, email));
  const stateOf = async () => (await shop.db.select().from(readMailboxes))[0];

  it('begins with mails that arrive from then on, which land in their thread and are marked as read', async () => {
    const before = server.deliver(mailOf({ from: 'before@example.in' }), clock);
    await read();
    const ticket = await mailedTicket(shop);
    const mail = server.deliver(reply(ticket), clock);
    const stranger = server.deliver(mailOf({ from: 'new@example.in' }), clock);
    await read();
    expect((await wordsIn(ticket.id)).at(-1)).toBe('Thank you, but when?');
    expect(await ticketsOf('new@example.in')).toMatchObject([{ kind: 'contact', subject: 'A question' }]);
    expect([before, mail, stranger].map(({ isSeen }) => isSeen)).toEqual([false, true, true]);
    expect(await ticketsOf('before@example.in')).toEqual([]);
    await read();
    expect(server.fetched).toEqual([mail.uid, stranger.uid]);
    expect(await stateOf()).toMatchObject({ lastUid: 3, waiting: [], skipped: 0, readAt: clock });
  });

  it('files a mail once, however often it is delivered or read', async () => {
    await read();
    const ticket = await mailedTicket(shop);
    const twice = reply(ticket);
    server.deliver(twice, clock);
    server.deliver(twice, clock);
    await Promise.all([read(), read()]);
    // Stored, but the server ends before it is marked as read.
    server.deliver(reply(ticket, 'Second'), clock);
    server.cutAt('UID STORE');
    await read();
    await read();
    clock = new Date(clock.getTime() + 2 * HOUR_MS);
    await read();
    expect(await wordsIn(ticket.id)).toEqual(['Do you deliver to Idukki?', 'Thank you, but when?', 'Second']);
    expect(server.mails.every(({ isSeen }) => isSeen)).toBe(true);
    expect(await stateOf()).toMatchObject({ lastUid: 3, waiting: [] });
  });

  it('leaves alone what another program has read, and automatic mails', async () => {
    await read();
    server.deliver(mailOf({ from: 'seen@example.in' }), clock).isSeen = true;
    const bounce = server.deliver(mailOf({ from: 'MAILER-DAEMON@example.in' }), clock);
    await read();
    await read();
    expect(await ticketsOf('seen@example.in')).toEqual([]);
    expect(bounce.isSeen).toBe(false);
    expect(server.fetched).toEqual([bounce.uid]);
  });

  it('that numbers its mails afresh is looked through for the last days, and none counts twice', async () => {
    server.deliver(mailOf({ from: 'old@example.in' }), new Date(clock.getTime() - 30 * DAY_MS));
    await read();
    const known = server.deliver(mailOf({ from: 'known@example.in' }), clock);
    await read();
    const missed = server.deliver(mailOf({ from: 'missed@example.in' }), clock);
    known.isSeen = false;
    server.rebuild();
    await read();
    const later = server.deliver(mailOf({ from: 'later@example.in' }), clock);
    await read();
    const counts = [];
    for (const name of ['old', 'known', 'missed', 'later']) {
      counts.push((await ticketsOf(`${name}@example.in`)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1]);
    expect([known, missed, later].map(({ isSeen }) => isSeen)).toEqual([true, true, true]);
    expect(await stateOf()).toMatchObject({ uidValidity: '1001', lastUid: 4, waiting: [] });
  });

  it('that is down, refuses the login or cuts the line is read later, and no log has a secret', async () => {
    await read();
    const ticket = await mailedTicket(shop);
    server.deliver(reply(ticket), clock);
    await server.close();
    await read();
    expect(logged).toContain('could not be read; tried again in a minute');
    await server.listen(port);
    server.cutAt('UID FETCH');
    await read();
    expect(await wordsIn(ticket.id)).toHaveLength(1);
    clock = new Date(clock.getTime() + HOUR_MS);
    await read();
    expect(await wordsIn(ticket.id)).toHaveLength(2);
    await read({ password: 'wrong one' });
    expect(logged).toContain('the mailbox refuses the login');
    for (const secret of [IMAP_LOGIN.password, 'wrong one', IMAP_LOGIN.user, ticket.email]) {
      expect(logged).not.toContain(secret);
    }
  });

  it('that refuses the login is tried again after 2, 4, 8 … 60 minutes, and each minute once it accepts', async () => {
    await read();
    const mailbox = imapMailbox(account());
    const logins = () => server.commands.filter(({ line }) => line.startsWith('LOGIN ')).length - 1;
    /** Logins within minutes of one reading each. */
    const triesWithin = async (minutes: number) => {
      const before = logins();
      for (let minute = 0; minute < minutes; minute += 1) {
        clock = new Date(clock.getTime() + MINUTE_MS);
        await readMailbox({ ...shop.deps, mailbox });
      }
      return logins() - before;
    };
    server.state.refusesLogin = true;
    expect(await triesWithin(1)).toBe(1);
    expect(await triesWithin(1)).toBe(0);
    expect(await triesWithin(1)).toBe(1);
    expect(await triesWithin(3)).toBe(0);
    expect(await triesWithin(1)).toBe(1);
    expect(await triesWithin(8 + 16 + 32)).toBe(3);
    expect(await triesWithin(59)).toBe(0);
    expect(await triesWithin(1)).toBe(1);
    expect(logged).toMatch(/"minutes":2,.*"minutes":4,.*"minutes":8,.*"minutes":60,/s);
    expect(logged).not.toContain(IMAP_LOGIN.password);
    const mail = server.deliver(mailOf({ from: 'patient@example.in' }), clock);
    server.state.refusesLogin = false;
    expect(await triesWithin(60)).toBe(1);
    expect(mail.isSeen).toBe(true);
    expect(await triesWithin(3)).toBe(3);
    server.state.refusesLogin = true;
    expect(await triesWithin(2)).toBe(1);
    expect(await triesWithin(1)).toBe(1);
    expect(await ticketsOf('patient@example.in')).toHaveLength(1);
  });

  it('that cuts the line in the middle of a mail: none is filed in half, twice, or lost', async () => {
    await read();
    const ticket = await mailedTicket(shop);
    const long = `It leaks. ${'Drop by drop. '.repeat(400)}The end.`;
    const cut = server.deliver(reply(ticket, long), clock);
    const next = server.deliver(reply(ticket, 'And the next'), clock);
    server.cutNextMail();
    await read();
    expect(await wordsIn(ticket.id)).toHaveLength(1);
    expect([cut, next].map(({ isSeen }) => isSeen)).toEqual([false, false]);
    expect(await stateOf()).toMatchObject({ lastUid: cut.uid, waiting: [{ uid: cut.uid, tries: 1 }] });
    // The others do not wait for it.
    await read();
    expect((await wordsIn(ticket.id)).slice(1)).toEqual(['And the next']);
    clock = new Date(clock.getTime() + HOUR_MS);
    await read();
    await read();
    expect((await wordsIn(ticket.id)).slice(1)).toEqual(['And the next', long]);
    expect([cut, next].map(({ isSeen }) => isSeen)).toEqual([true, true]);
    expect(await stateOf()).toMatchObject({ waiting: [], skipped: 0 });
  });

  it('gives up a mail that cannot be read, counts it, and reads on', async () => {
    await read();
    const ticket = await mailedTicket(shop);
    const nested = Array.from({ length: 60 }, (_, depth) =>
      [`Content-Type: multipart/mixed; boundary="b${depth}"`, '', `--b${depth}`].join('\r\n'),
    );
    const broken = server.deliver(`From: broken@example.in\r\n${nested.join('\r\n')}\r\n\r\nx`, clock);
    const next = server.deliver(reply(ticket), clock);
    await read();
    await read();
    expect(server.fetched).toEqual([broken.uid, next.uid]);
    expect(broken.isSeen).toBe(false);
    expect(await wordsIn(ticket.id)).toHaveLength(2);
    expect(await stateOf()).toMatchObject({ skipped: 1, waiting: [], lastUid: next.uid });
  });

  it('reads the words of a large mail, and not its attachments to the end', async () => {
    await read();
    const ticket = await mailedTicket(shop);
    const [head = ''] = reply(ticket).split('\r\n\r\n');
    const photo = 'iVBORw0KGgo='.repeat(700_000).replaceAll(/.{72}/g, '$&\r\n');
    const large = [
      `${head}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"`,
      '--b\r\nContent-Type: text/plain\r\n\r\nThe bottle leaks, see the photo.',
      `--b\r\nContent-Type: image/png; name="photo.png"\r\nContent-Disposition: attachment; filename="photo.png"\r\nContent-Transfer-Encoding: base64\r\n\r\n${photo}`,
      '--b--\r\n',
    ].join('\r\n\r\n');
    const mail = server.deliver(large, clock);
    const before = server.state.sentBytes;
    await read();
    expect((await wordsIn(ticket.id)).at(-1)).toBe(
      '(1 attachment not kept)\n\nThe bottle leaks, see the photo.',
    );
    expect(mail.raw.length).toBeGreaterThan(8_000_000);
    expect(server.state.sentBytes - before).toBeLessThan(5_100_000);
    expect(mail.isSeen).toBe(true);
  });

  it('is read by a job where one is set up, and by none else', async () => {
    await read();
    const ticket = await mailedTicket(shop);
    const mail = server.deliver(reply(ticket), clock);
    expect(shop.deps.mailbox).toBeNull();
    const reader = await openTestShop({ beside: shop, config: { imap: account() } });
    await reader.deps.jobs.enqueue(reader.db, 'read-mailbox', {});
    await expect.poll(() => mail.isSeen, { timeout: 30_000 }).toBe(true);
    const { body: figures } = await reader.app.inject('/metrics');
    expect(figures).toMatch(/^shop_mailbox_age_seconds \d/m);
    expect(figures).toMatch(/^shop_mailbox_skipped 0$/m);
    await reader.close();
    expect(await wordsIn(ticket.id)).toHaveLength(2);
  });

  it('tries those of one sender again that are too many for now', async () => {
    await read();
    for (let number = 0; number < 7; number += 1) {
      server.deliver(mailOf({ from: 'flood@example.in', text: `Mail ${number}` }), clock);
    }
    await read();
    expect(await ticketsOf('flood@example.in')).toHaveLength(5);
    expect((await stateOf())?.waiting).toMatchObject([
      { uid: 6, tries: 1 },
      { uid: 7, tries: 1 },
    ]);
    // Not due: no fetch.
    await read();
    expect(server.fetched).toHaveLength(7);
    clock = new Date(clock.getTime() + 2 * HOUR_MS);
    await read();
    expect(await ticketsOf('flood@example.in')).toHaveLength(7);
    expect(await stateOf()).toMatchObject({ waiting: [], skipped: 0 });
  });
});
