import type { LiveChange } from '@ilaneer/contract/staff/live';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelDesk, shippedParcels } from '../../../testing/shoppers/shipped-parcels.ts';
import { logInByOtp, messagesTo, newMobile } from '../../../testing/shoppers/verification.ts';
import { failedParcel } from '../../../testing/staff/failed-delivery.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { listen } from '../../db/announcements.ts';
import { users } from '../../db/schema/account/account.ts';
import { attemptAnswers } from '../../db/schema/order/parcel.ts';
import { tokenOf } from '../../deps/secrets.ts';
import { anonymiseBuyersOfFinishedOrders } from '../../modules/order/order.ts';
import { printDocuments } from '../packing/print-documents.ts';

describe('the notices of a parcel', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let desk: ReturnType<typeof parcelDesk>;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.fulfil', 'orders.read', 'messages.answer']);
    desk = parcelDesk(staff);
  });
  afterAll(() => shop.close());

  const choose = (number: string, body: object) => {
    const link = tokenOf(shop.deps.keys, 'attempt', number);
    return shop.call('POST', '/delivery-links/choice', { body: { link, attempt: 1, seen: 0, ...body } });
  };

  it('are an SMS to the proven number with the link, once, and none of a late event (PARCEL-26)', async () => {
    const mobile = newMobile();
    const reader = { mobile, email: '', ...(await logInByOtp(shop, mobile)) };
    const { number, parcelId } = await failedParcel(shop, reader, staff);
    const { shippedAt } = await desk.read(parcelId);
    // Reported after the failure, with an earlier moment.
    expect((await desk.move(parcelId, 'out-for-delivery', { at: shippedAt })).status).toBe(200);
    await desk.move(parcelId, 'out-for-delivery');
    const smsTo = async () =>
      (await messagesTo(shop, mobile)).map(({ body }) => body).filter((body) => body.includes('deliver'));
    await expect.poll(smsTo, { timeout: 20_000 }).toHaveLength(2);
    const [out, failed] = await smsTo();
    const order = number.split('-')[0];
    expect(out).toMatch(
      new RegExp(
        `^Your Ilaneer order ${order} is out for delivery\\. Follow it: https?://[^ ]+/#/track/${order}\\.[\\w-]{22}$`,
      ),
    );
    expect(failed).toMatch(
      new RegExp(`Please choose what happens next: https?://[^ ]+/#/delivery/${number}\\.[\\w-]{22}$`),
    );
  });

  it('stand alone: a failed attempt, a round and the way back bring no mail about transit (PARCEL-47)', async () => {
    const mailsAfter = async (move: string, more: object = {}) => {
      const { orderId, parcels } = await shippedParcels(shop, await shop.newShopper(), staff);
      const id = parcels[0]?.id ?? expect.fail('no parcel');
      expect((await desk.move(id, move, more)).status).toBe(200);
      const { rows } = await shop.db.execute<{ kind: string }>(sql`
        select data ->> 'kind' as kind from pgboss.job
        where name = 'send-mail' and data ->> 'orderId' = ${orderId}
          and data ->> 'kind' in ('order-in-transit', 'parcel-out-for-delivery', 'parcel-attempt-failed', 'parcel-returning')`);
      return rows.map(({ kind }) => kind);
    };
    expect(await mailsAfter('attempt-failed', { reason: 'not at home' })).toEqual(['parcel-attempt-failed']);
    expect(await mailsAfter('out-for-delivery')).toEqual(['parcel-out-for-delivery']);
    expect(await mailsAfter('return')).toEqual(['parcel-returning']);
    expect(await mailsAfter('in-transit')).toEqual(['order-in-transit']);
  });

  it('reach the inbox of staff at once (SUPPORT-20)', async () => {
    const heard: LiveChange[] = [];
    const ignore = () => undefined;
    const announcements = await listen(shop.url, {
      on: {
        staff_changed: (payload) => heard.push(JSON.parse(payload)),
        ...{ catalogue_changed: ignore, content_changed: ignore, settings_changed: ignore },
        ...{ stores_changed: ignore, keys_changed: ignore, session_revoked: ignore },
      },
      onGap: ignore,
      onError: ignore,
    });
    const { messageId, number } = await failedParcel(shop, await shop.newShopper(), staff);
    const ofRow = () => heard.filter(({ kind, id }) => kind === 'ticket' && id === messageId).length;
    await expect.poll(ofRow).toBe(1);
    await choose(number, { choice: 'send back' });
    await expect.poll(ofRow).toBeGreaterThan(1);
    await announcements.close();
    const { body } = await staff.call('GET', '/counts');
    expect(Object(body.counts).messages).toMatchObject({ found: expect.any(Number) });
  });

  it('change the label by the chosen address and phone, and are erased with the buyer (PARCEL-28)', async () => {
    const shopper = await shop.newShopper();
    const { parcelId, number } = await failedParcel(shop, shopper, staff);
    const chosen = await choose(number, { choice: 'other address', addressLine1: 'Ferry Lane 7' });
    expect(chosen.status).toBe(200);
    const actor = { kind: 'staff', id: staff.id, name: staff.name, permissions: [] } as const;
    const wanted = { parcelIds: [parcelId], orderNumbers: [], kinds: ['label'], format: 'zpl' } as const;
    const printed = await printDocuments(shop.deps, actor, wanted);
    expect(printed.ok && String(printed.value.bytes)).toContain('Ferry Lane 7');
    const data = await shop.call('GET', '/account/data', { token: shopper.token });
    expect(data.body.data).toMatchObject({
      deliveryChoices: [{ choice: 'other address', addressLine1: 'Ferry Lane 7', day: null, phone: null }],
    });
    await desk.move(parcelId, 'deliver');
    const { deps, db } = shop;
    const at = deps.now();
    const deleted = { email: null, passwordHash: null, deletedAt: at, deactivatedAt: at };
    await db.update(users).set(deleted).where(eq(users.id, shopper.userId));
    await anonymiseBuyersOfFinishedOrders(db, at);
    const [answer] = await db.select().from(attemptAnswers).where(eq(attemptAnswers.parcelId, parcelId));
    expect(answer).toMatchObject({ choice: 'other address', addressLine1: '', addressLine2: '' });
  });
});
