import { ANSWER_UNDO_MS } from '@ilaneer/domain/support/ticket';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { ticketMessages } from '../../db/schema/content/ticket.ts';
import type { Mail } from '../../messages/mailer.ts';
import { messageIdOf } from '../../messages/mailer.ts';
import { mailAnswer } from '../../modules/support/support.ts';

const INBOUND = { address: 'reply@in.shop.example', secret: 'a secret of more than 32 characters!' };
const WITHIN = { timeout: 20_000, interval: 50 };

describe('answers in the shop', () => {
  const mails: Mail[] = [];
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop({
      config: { inboundMail: INBOUND },
      mailer: async (mail) => void mails.push(mail),
    });
    staff = await newTestStaff(shop, ['messages.answer']);
  });
  afterAll(() => shop.close());

  const newTicket = async () => {
    const shopper = await shop.newShopper();
    const { token, email } = shopper;
    const message = 'Where is my order, please?';
    const { body } = await shop.call('POST', '/support-tickets', { token, body: { message } });
    const { id, ticketNumber } = Object(body.ticket);
    return { token, email, id: String(id), number: String(ticketNumber) };
  };
  const answer = (id: string, version: number, message = 'It comes tomorrow.') =>
    staff.call('POST', `/messages/${id}/answers`, { body: { message }, version });
  const seenBy = async (token: string) =>
    Object(await shop.call('GET', '/support-tickets', { token })).body.tickets[0];
  /** The job, without the wait for Undo. */
  const mailNow = async (ticketId: string, position: number) => {
    const [row] = await shop.db
      .select()
      .from(ticketMessages)
      .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.position, position)));
    const mailAfter = row?.mailAfter?.toISOString() ?? 'gone';
    await mailAnswer(shop.deps)({ ticketId, position, mailAfter });
  };
  const answersTo = (email: string) =>
    mails.filter(({ kind, to }) => kind === 'ticket-answer' && to === email);

  it('are mailed to the writer in the thread, and shown on their ticket (SUPPORT-10)', async () => {
    const { token, email, id, number } = await newTicket();
    const answered = await answer(id, 1, 'It comes tomorrow.\n\nWith DTDC.');
    expect(answered).toMatchObject({
      status: 201,
      body: {
        message: {
          status: 'answered',
          urgency: 'none',
          assignee: { id: staff.id, name: staff.name },
          version: 2,
          messages: [{}, { author: 'staff', by: staff.name, isMail: false, mailAfter: expect.any(String) }],
        },
      },
    });
    expect((await seenBy(token)).messages).toHaveLength(1);
    await mailNow(id, 2);
    await mailNow(id, 2);
    expect((await seenBy(token)).messages).toMatchObject([
      {},
      { author: 'staff', message: 'It comes tomorrow.\n\nWith DTDC.' },
    ]);
    await expect.poll(() => answersTo(email).length, WITHIN).toBe(1);
    const support = shop.deps.brand.seller.email;
    const opened = messageIdOf(`ticket-opened ${id}`, support);
    const [first] = answersTo(email);
    expect(first).toMatchObject({
      subject: `Re: We have your message (${number})`,
      headers: { 'In-Reply-To': opened, References: opened, 'Auto-Submitted': 'no' },
    });
    expect(first?.text).toContain('It comes tomorrow.\n\nWith DTDC.');
    expect(first?.replyTo).toMatch(
      new RegExp(`^reply\\+${number.slice(-6).toLowerCase()}-[0-9a-f]{32}@in\\.shop\\.example$`),
    );
    await answer(id, 2, 'It is there.');
    await mailNow(id, 3);
    await expect.poll(() => answersTo(email).length, WITHIN).toBe(2);
    const before = messageIdOf(`ticket-answer ${id} 2`, support);
    expect(answersTo(email)[1]?.headers).toMatchObject({
      'In-Reply-To': before,
      References: `${opened} ${before}`,
    });
  });

  it('can be undone until they are mailed, and are never mailed then', async () => {
    const { token, email, id } = await newTicket();
    await answer(id, 1);
    const undo = (version: number) => staff.call('DELETE', `/messages/${id}/answers/2`, { version });
    expect(await undo(2)).toMatchObject({
      status: 200,
      body: { message: { status: 'open', version: 3, urgency: 'in time', assignee: null, messages: [{}] } },
    });
    await mailNow(id, 2);
    expect((await seenBy(token)).status).toBe('open');
    // Of the answer that was undone: it must not mail the next one early.
    const early = new Date(shop.deps.now().getTime() - 1).toISOString();
    await answer(id, 3, 'It comes on Monday.');
    await mailAnswer(shop.deps)({ ticketId: id, position: 2, mailAfter: early });
    expect((await seenBy(token)).messages).toHaveLength(1);
    await mailNow(id, 2);
    expect(await undo(4)).toMatchObject({ status: 409, body: { code: 'ANSWER_MAILED' } });
    await expect.poll(() => answersTo(email).map(({ text }) => text), WITHIN).toHaveLength(1);
    expect(answersTo(email)[0]?.text).toContain('It comes on Monday.');
  });

  it('leave the message with whom it was when they are undone', async () => {
    const undo = (id: string, version: number) =>
      staff.call('DELETE', `/messages/${id}/answers/2`, { version });
    const assign = (id: string, memberId: string | null, version: number) =>
      staff.call('PUT', `/messages/${id}/assignee`, { body: { memberId }, version });
    const { id } = await newTicket();
    await assign(id, staff.id, 1);
    await answer(id, 2);
    expect((await undo(id, 3)).body.message).toMatchObject({ assignee: { id: staff.id } });
    const colleague = await newTestStaff(shop, ['messages.answer']);
    const other = await newTicket();
    await answer(other.id, 1);
    await assign(other.id, colleague.id, 2);
    expect((await undo(other.id, 3)).body.message).toMatchObject({ assignee: { id: colleague.id } });
  });

  it('are mailed by themselves once the time for Undo is over', async () => {
    const { email, id } = await newTicket();
    const begun = Date.now();
    await answer(id, 1);
    await expect.poll(() => answersTo(email).length, { timeout: 30_000, interval: 100 }).toBe(1);
    expect(Date.now() - begun).toBeGreaterThan(ANSWER_UNDO_MS);
  });

  it('are one of two written at once; the slower sees the other', async () => {
    const { id } = await newTicket();
    const both = await Promise.all([answer(id, 1, 'On Monday.'), answer(id, 1, 'On Tuesday.')]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect(won?.status).toBe(201);
    expect(lost).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { version: 2, messages: [{}, { author: 'staff' }] } } },
    });
  });

  it('need words without gaps, and an address', async () => {
    const { id } = await newTicket();
    for (const [message, problem] of [
      [' ', 'Write an answer'],
      ['Dear {{name}}', 'Fill in {{name}} or remove it'],
      ['x'.repeat(5_001), 'An answer has at most 5,000 characters'],
    ] as const) {
      expect(await answer(id, 1, message)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'message', message: problem }] },
      });
    }
    const form = { firstName: 'Asha', phone: '+91 98765 43210', message: 'Do you deliver to Idukki?' };
    await shop.call('POST', '/contact-form', { body: form });
    const { body } = await staff.call('GET', '/messages?kind=contact&search=asha');
    const [row] = body.rows as { id: string }[];
    expect(await answer(row?.id ?? '', 1)).toMatchObject({
      status: 409,
      body: { code: 'TICKET_UNANSWERABLE' },
    });
  });

  it('belong to one person, and can be handed on or unassigned (SUPPORT-16)', async () => {
    const { id } = await newTicket();
    const colleague = await newTestStaff(shop, ['messages.answer']);
    const packer = await newTestStaff(shop, ['orders.read']);
    const { body } = await staff.call('GET', '/message-assignees');
    const people = (body.people as { id: string }[]).map((one) => one.id);
    expect(people).toEqual(expect.arrayContaining([staff.id, colleague.id]));
    expect(people).not.toContain(packer.id);
    const assign = (memberId: string | null, version: number) =>
      staff.call('PUT', `/messages/${id}/assignee`, { body: { memberId }, version });
    const listed = async (who: TestStaff, assignee: string) =>
      (Object(await who.call('GET', `/messages?assignee=${assignee}`)).body.rows as { id: string }[]).some(
        (row) => row.id === id,
      );
    expect(await listed(staff, 'none')).toBe(true);
    expect(await assign(packer.id, 1)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'memberId', message: 'This person does not answer messages' }] },
    });
    expect((await assign(colleague.id, 1)).body.message).toMatchObject({
      assignee: { name: colleague.name },
      version: 2,
    });
    expect([await listed(colleague, 'me'), await listed(staff, 'me'), await listed(staff, 'none')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await assign(null, 2)).body.message).toMatchObject({ assignee: null, version: 3 });
    const { body: log } = await (await newTestStaff(shop, ['staff.manage'])).call(
      'GET',
      `/history/ticket/${id}`,
    );
    expect(JSON.stringify(log)).toContain('assigned');
  });
});
