import type { LetterForm, LetterView } from '@ilaneer/contract/staff/messages/letters';
import { EVERYONE } from '@ilaneer/domain/customer/segment';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { letterDeliveries, letters } from '../../db/schema/content/letter.ts';
import { newsletterSubscriptions } from '../../db/schema/content/newsletter.ts';
import type { SentMail } from '../../messages/mailer.ts';
import { markBounced } from '../newsletter/newsletter.ts';
import { sendLetters } from './letter.ts';

const FORM: LetterForm = {
  subject: 'Harvest',
  heading: 'The harvest is in',
  words: 'First.\n\nSecond.',
  buttonLabel: 'See it',
  buttonUrl: '/products',
  segmentId: null,
};

describe('letters', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let sent: SentMail[] = [];
  let mailer: (mail: SentMail) => Promise<void>;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['letters.send', 'customers.write', 'customers.read']);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    sent = [];
    mailer = async (mail) => {
      sent.push(mail);
    };
    await shop.db.delete(letterDeliveries);
    await shop.db.delete(letters);
    await shop.db.delete(newsletterSubscriptions);
  });

  const subscribe = async (...names: readonly string[]) => {
    const at = shop.deps.now();
    for (const name of names) {
      await shop.db.insert(newsletterSubscriptions).values({
        ...{ id: `sub-${name}`, email: `${name}@letters.example`, textVersion: '1' },
        ...{ requestedAt: at, confirmedAt: at, createdAt: at, updatedAt: at },
      });
    }
  };
  const run = (lettersPerMinute = 10_000) =>
    sendLetters({
      ...shop.deps,
      config: { ...shop.deps.config, lettersPerMinute },
      mailer: (mail) => mailer(mail),
    });
  const make = async (form: Partial<LetterForm> = {}) => {
    const { status, body } = await staff.call('POST', '/letters', { body: { ...FORM, ...form } });
    expect(status).toBe(201);
    return body.letter as LetterView;
  };
  const act = async ({ id, version }: LetterView, path: string, body?: object) => {
    const answer = await staff.call('POST', `/letters/${id}/${path}`, { version, body });
    return { status: answer.status, body: answer.body, letter: answer.body.letter as LetterView };
  };
  const read = async ({ id }: LetterView) =>
    (await staff.call('GET', `/letters/${id}`)).body.letter as LetterView;
  /** Scheduled and already due, without the job of 'now'. */
  const begin = async (form: Partial<LetterForm> = {}) => {
    const made = await make(form);
    const { letter } = await act(made, 'schedule', { at: new Date(Date.now() + 3_600_000).toISOString() });
    expect(letter.state).toBe('scheduled');
    await shop.db
      .update(letters)
      .set({ sendAt: new Date(Date.now() - 1_000) })
      .where(eq(letters.id, letter.id));
    return read(letter);
  };
  const recipients = () => sent.map(({ to }) => to.replace(/@.*/, '')).toSorted();

  it('go once to each confirmed address, with a link and headers to unsubscribe (NEWSLETTER-8, NEWSLETTER-11)', async () => {
    await subscribe('asha', 'biju', 'left', 'pending');
    const at = shop.deps.now();
    await shop.db
      .update(newsletterSubscriptions)
      .set({ unsubscribedAt: at })
      .where(eq(newsletterSubscriptions.id, 'sub-left'));
    await shop.db
      .update(newsletterSubscriptions)
      .set({ confirmedAt: null })
      .where(eq(newsletterSubscriptions.id, 'sub-pending'));
    const letter = await begin();
    await run();
    await run();
    expect(recipients()).toEqual(['asha', 'biju']);
    expect(sent[0]).toMatchObject({
      subject: 'Harvest',
      text: expect.stringContaining('First.\n\nSecond.'),
      html: expect.stringContaining(`${shop.deps.config.publicUrl}/products`),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(await read(letter)).toMatchObject({
      state: 'sent',
      recipients: 2,
      deliveries: { sent: 2, waiting: 0 },
      finishedAt: expect.any(String),
    });
    const oneClick = /token=([^>]+)>/.exec(sent[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const left = await shop.call('POST', `/newsletter/unsubscribe?token=${oneClick}`, { body: {} });
    expect(left.status).toBe(200);
  });

  it('keep the pace of a minute, stop, and continue with the rest (NEWSLETTER-8, NEWSLETTER-9)', async () => {
    await subscribe('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const letter = await begin();
    await run(3);
    expect(sent).toHaveLength(3);
    const { letter: stopped } = await act(await read(letter), 'stop');
    expect(stopped.state).toBe('stopped');
    await run();
    expect(sent).toHaveLength(3);
    const continued = await act(stopped, 'continuation');
    expect(continued.letter.state).toBe('sending');
    await expect
      .poll(
        async () => {
          await run();
          return (await read(letter)).state;
        },
        { timeout: 20_000 },
      )
      .toBe('sent');
    const { rows } = await shop.db.execute<{ tries: number }>(
      sql`select tries from letter_deliveries where state = 'sent'`,
    );
    expect(rows.map(({ tries }) => tries)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('try a temporary refusal again under the same id, and skip those unsubscribed meanwhile (NEWSLETTER-10, NEWSLETTER-11)', async () => {
    await subscribe('asha', 'biju');
    const ids: string[] = [];
    mailer = async (mail) => {
      ids.push(mail.id);
      throw new Error('451');
    };
    const letter = await begin();
    await run();
    expect(await read(letter)).toMatchObject({ state: 'sending', deliveries: { waiting: 2 } });
    await run();
    expect(ids).toHaveLength(2);
    await shop.db
      .update(newsletterSubscriptions)
      .set({ unsubscribedAt: shop.deps.now() })
      .where(eq(newsletterSubscriptions.id, 'sub-biju'));
    await shop.db.update(letterDeliveries).set({ dueAt: new Date(Date.now() - 1_000) });
    mailer = async (mail) => {
      ids.push(mail.id);
      sent.push(mail);
    };
    await run();
    expect(recipients()).toEqual(['asha']);
    expect(new Set(ids).size).toBe(2);
    expect(await read(letter)).toMatchObject({ state: 'sent', deliveries: { sent: 1, left: 1 } });
  });

  it('take up the deliveries of a killed process (NEWSLETTER-9)', async () => {
    await subscribe('asha', 'biju');
    const letter = await begin();
    await run(1);
    await shop.db
      .update(letterDeliveries)
      .set({ state: 'sending' })
      .where(eq(letterDeliveries.state, 'waiting'));
    await run();
    expect(recipients()).toEqual(['asha', 'biju']);
    expect((await read(letter)).state).toBe('sent');
  });

  it('end for an address that is refused for good, until it subscribes again (NEWSLETTER-12)', async () => {
    await subscribe('asha', 'gone');
    mailer = async (mail) => {
      sent.push(mail);
      if (mail.to.startsWith('gone')) await markBounced(shop.db, mail.to, shop.deps.now());
    };
    const first = await begin();
    await run();
    expect(await read(first)).toMatchObject({ state: 'sent', deliveries: { sent: 1, refused: 1 } });
    sent = [];
    await begin();
    await run();
    expect(recipients()).toEqual(['asha']);
    const again = await shop.call('POST', '/newsletter/subscribe', {
      body: { email: 'gone@letters.example' },
    });
    expect(again.status).toBe(202);
    const [row] = await shop.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, 'sub-gone'));
    expect(row).toMatchObject({ bouncedAt: null, confirmedAt: null });
  });

  it('reach a segment by proven addresses, counted beforehand, and none once it is deleted (NEWSLETTER-8)', async () => {
    await subscribe('stranger', 'member', 'claimed');
    for (const name of ['member', 'claimed']) {
      const { userId } = await shop.newShopper();
      await shop.db
        .update(users)
        .set({ email: `${name}@letters.example`, emailVerified: name === 'member' })
        .where(eq(users.id, userId));
    }
    const made = await staff.call('POST', '/segments', { body: { name: 'All', ...EVERYONE } });
    const segment = made.body.segment as { id: string; version: number };
    const counted = await staff.call('GET', `/letter-recipients?segment=${segment.id}`);
    expect(counted.body).toMatchObject({ count: 1, segments: [{ id: segment.id, name: 'All' }] });
    expect((await staff.call('GET', '/letter-recipients')).body.count).toBe(3);
    await begin({ segmentId: segment.id });
    await run();
    expect(recipients()).toEqual(['member']);
    const next = await begin({ segmentId: segment.id });
    await staff.call('DELETE', `/segments/${segment.id}`, { version: segment.version });
    sent = [];
    await run();
    expect(sent).toEqual([]);
    expect(await read(next)).toMatchObject({ state: 'draft', sendAt: null });
    expect((await act(await read(next), 'schedule', { at: null })).status).toBe(404);
  });

  it('name each fault, and are not sent to no address or at a past time (NEWSLETTER-7)', async () => {
    const blank = await staff.call('POST', '/letters', {
      body: { ...FORM, subject: ' ', segmentId: 'none' },
    });
    expect(blank).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'subject' }, { field: 'segmentId' }] },
    });
    const letter = await make();
    expect(await act(letter, 'schedule', { at: null })).toMatchObject({
      status: 409,
      body: { code: 'LETTER_WITHOUT_RECIPIENTS' },
    });
    expect(await act(letter, 'schedule', { at: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'at' }] },
    });
    expect(await act(letter, 'stop')).toMatchObject({ status: 409, body: { code: 'LETTER_NOT_IN_STATE' } });
    const other = await newTestStaff(shop, ['customers.read']);
    expect((await other.call('GET', '/letters')).status).toBe(403);
  });

  it('are tested by a mail to oneself (NEWSLETTER-7)', async () => {
    const letter = await make();
    expect((await act(letter, 'tests')).status).toBe(200);
    await expect
      .poll(
        async () => {
          const { rows } = await shop.db.execute(
            sql`select 1 from outbox_messages where recipient = ${`${staff.id}@staff.example`} and subject = 'Harvest'`,
          );
          return rows.length;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    expect((await read(letter)).state).toBe('draft');
  });
});
