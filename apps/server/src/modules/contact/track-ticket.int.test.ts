import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { tokenOf } from '../../deps/secrets.ts';

const form = {
  firstName: 'Asha',
  phone: '9876543210',
  email: 'asha@mail.example',
  message: 'Do you deliver to Idukki on a Friday?',
};

describe('following a message without an account (SUPPORT-6)', () => {
  let shop: TestShop;
  let number: string;
  beforeAll(async () => {
    shop = await openTestShop();
    number = String((await shop.call('POST', '/contact-form', { body: form })).body.ticketNumber);
  });
  afterAll(() => shop.close());

  const track = (body: object, at: TestShop = shop) => at.call('POST', '/track-ticket', { body });
  const idOf = async (ticketNumber: string) => {
    const [row] = await shop.db.select().from(tickets).where(eq(tickets.number, ticketNumber));
    return row?.id ?? '';
  };

  it('shows the state by number and address as people type them, and none of the words', async () => {
    const small = number.toLowerCase().replace('iln-t-', '');
    const { status, body } = await track({ ticketNumber: ` ${small} `, email: 'Asha@Mail.Example' });
    expect(status).toBe(200);
    expect(body.ticket).toMatchObject({ ticketNumber: number, kind: 'contact', status: 'open' });
    const { createdAt, answerBy } = body.ticket as { createdAt: string; answerBy: string };
    expect(Date.parse(answerBy) - Date.parse(createdAt)).toBe(48 * 3_600_000);
    expect(JSON.stringify(body)).not.toMatch(/Asha|Idukki|98765|mail\.example/);
  });

  it('shows it by the link of the mail, and by no other', async () => {
    const link = tokenOf(TEST_KEYS, 'ticket', await idOf(number));
    expect(await track({ link })).toMatchObject({ status: 200, body: { ticket: { ticketNumber: number } } });
    const other = tokenOf(TEST_KEYS, 'pay-link', await idOf(number));
    for (const wrong of [`${link}x`, other, await idOf(number), '']) {
      expect(await track({ link: wrong })).toMatchObject({ status: 404, body: { code: 'TICKET_NOT_FOUND' } });
    }
  });

  it("answers an unknown number, another's address and a ticket of an account alike", async () => {
    const { token } = await shop.newShopper();
    const body = { message: 'Where is the parcel that I wait for?' };
    const opened = await shop.call('POST', '/support-tickets', { token, body });
    const own = (opened.body.ticket as { ticketNumber: string }).ticketNumber;
    await shop.db.update(tickets).set({ email: 'owner@mail.example' }).where(eq(tickets.number, own));
    const unknown = await track({ ticketNumber: 'ILN-T-000000', email: form.email });
    expect(unknown.status).toBe(404);
    for (const [ticketNumber, email] of [
      [number, 'other@mail.example'],
      [own, 'owner@mail.example'],
    ] as const) {
      const refused = await track({ ticketNumber, email });
      expect({ status: refused.status, body: refused.body }).toEqual({
        status: unknown.status,
        body: unknown.body,
      });
    }
  });

  it('names missing fields', async () => {
    expect(await track({ ticketNumber: '', email: 'asha' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'ticketNumber' }, { field: 'email' }] },
    });
  });

  it('limits guessing: few tries for an address, successful or not', async () => {
    const limited = await openTestShop({ rateLimits: true });
    try {
      const statuses: number[] = [];
      for (let tried = 0; tried < 11; tried += 1) {
        statuses.push(
          (await track({ ticketNumber: `00000${tried % 10}`, email: form.email }, limited)).status,
        );
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    } finally {
      await limited.close();
    }
  });
});
