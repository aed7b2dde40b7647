import { storedUntil } from '@ilaneer/domain/privacy/retention';
import { signupForm } from '@ilaneer/testing/signup-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../testing/shoppers/verification.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { withheldMessages } from '../../db/schema/account/data-protection.ts';
import { enquiries, tickets } from '../../db/schema/content/ticket.ts';
import { tokenOf } from '../../deps/secrets.ts';
import { tidyAccounts } from './tidy-accounts.ts';

const clock = testClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

const write = async (email: string, phone = '9876543210') => {
  const form = { firstName: 'Asha', phone, email, message: 'Do you deliver to Idukki on a Friday?' };
  const { body } = await shop.call('POST', '/contact-form', { body: form });
  return rowOf(String(body.ticketNumber));
};
const enquire = async (email: string) => {
  const form = {
    kind: 'bulk',
    name: 'Asha Menon',
    phone: '9876543210',
    email,
    purpose: 'A wedding in Thrissur',
  };
  const { body } = await shop.call('POST', '/enquiries', { body: form });
  return rowOf(String(body.ticketNumber));
};
const rowOf = async (number: string) => {
  const [row] = await shop.db.select().from(tickets).where(eq(tickets.number, number));
  return row ?? expect.fail('no ticket');
};
const linkOf = ({ id }: { readonly id: string }) => tokenOf(TEST_KEYS, 'ticket', id);
const erase = (link: string) => shop.call('POST', '/erase-messages', { body: { link } });
const wordsHeld = async () => {
  const { rows } = await shop.db.$client.query(
    `select coalesce(string_agg(t::text, ' '), '') || coalesce((select string_agg(m::text, ' ') from ticket_messages m), '')
       || coalesce((select string_agg(e::text, ' ') from enquiries e), '') as held from tickets t`,
  );
  return String(rows[0].held);
};

describe('messages that were written without an account (PRIVACY-16)', () => {
  it('are erased at once by the mailed link, all of that address and no others', async () => {
    const first = await write('asha@mail.example');
    await enquire('asha@mail.example');
    const other = await write('vinu@mail.example', '9876500002');
    expect(await erase(linkOf(first))).toMatchObject({ status: 200, body: { erased: 2 } });
    const after = await rowOf(first.number);
    expect(after).toMatchObject({ status: 'closed', email: null, phone: null, name: 'Erased on request' });
    expect(await shop.db.select().from(enquiries)).toEqual([]);
    const held = await wordsHeld();
    expect(held).not.toMatch(/asha@mail|9876543210|wedding/);
    expect(held).toContain('vinu@mail.example');
    expect((await rowOf(other.number)).status).toBe('open');
    // Repeats and forged links find nothing.
    for (const link of [linkOf(first), `${linkOf(other)}x`, tokenOf(TEST_KEYS, 'pay-link', other.id), '']) {
      expect((await erase(link)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await rowOf(other.number)).status).toBe('open');
  });

  it('are held for a year, sealed, and open for a reason alone; then they are gone', async () => {
    const ticket = await write('held@mail.example');
    await erase(linkOf(ticket));
    const erasedAt = clock.now();
    const owner = await newTestStaff(shop, ['deleted-accounts.open']);
    const found = await owner.call('GET', '/deleted-accounts?search=held@mail.example');
    const [one] = found.body.accounts as { userId: string; kind: string; eraseAt: string }[];
    expect(one).toMatchObject({
      kind: 'messages',
      eraseAt: storedUntil('deleted-accounts', erasedAt).toISOString(),
    });
    const body = { reason: 'The police asks with a warrant' };
    const opened = await owner.call('POST', `/deleted-accounts/${one?.userId}/open`, { body });
    expect(opened.body.data).toMatchObject({
      profile: { email: 'held@mail.example' },
      tickets: [
        { messages: [{ message: 'Do you deliver to Idukki on a Friday?' }], writer: { name: 'Asha' } },
      ],
    });
    clock.pass(366 * 86_400);
    await tidyAccounts({ ...shop.deps, now: clock.now })();
    expect(await shop.db.select().from(withheldMessages)).toEqual([]);
  });

  it('go with the account whose address or number is proven, and stay with one that has proven nothing', async () => {
    const { token, email } = await shop.newShopper();
    const ticket = await write(email);
    const data = async () => Object((await shop.call('GET', '/account/data', { token })).body).data;
    expect((await data()).tickets).toEqual([]);
    await shop.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    expect((await data()).tickets).toMatchObject([{ ticketNumber: ticket.number }]);
    await shop.call('POST', '/delete-account', { token, body: { password: 'karikku-2026' } });
    expect(await rowOf(ticket.number)).toMatchObject({ email: null, status: 'closed' });

    const form = signupForm();
    const kept = await write(form.email);
    const signed = await shop.call('POST', '/signup-with-email', { body: form });
    await shop.call('POST', '/delete-account', {
      token: String(signed.body.token),
      body: { password: form.password },
    });
    expect(await rowOf(kept.number)).toMatchObject({ email: form.email, status: 'open' });
  });
});
