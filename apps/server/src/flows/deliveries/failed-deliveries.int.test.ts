import type { FailedDeliveryView } from '@ilaneer/contract/order/attempt-link';
import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelDesk } from '../../../testing/shoppers/shipped-parcels.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { failedParcel } from '../../../testing/staff/failed-delivery.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { attemptAnswers } from '../../db/schema/order/parcel.ts';
import { tokenOf } from '../../deps/secrets.ts';
import type { Courier } from '../../modules/parcel/parcel.ts';
import { tellCourier } from './tell-courier.ts';

type Desk = ReturnType<typeof parcelDesk>;
type Failed = Awaited<ReturnType<typeof failedParcel>>;

describe('the desk of failed deliveries (PARCEL-25 to PARCEL-28, SUPPORT-20)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let desk: Desk;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, ['orders.fulfil', 'orders.read', 'messages.answer']);
    desk = parcelDesk(staff);
  });
  afterAll(() => shop.close());

  const fail = () => failedParcel(shop, shopper, staff);
  const linkOf = ({ number }: Failed) => tokenOf(shop.deps.keys, 'attempt', number);
  const open = (link: string) => shop.call('POST', '/delivery-links', { body: { link } });
  const choose = (link: string, body: object) =>
    shop.call('POST', '/delivery-links/choice', { body: { link, attempt: 1, seen: 0, ...body } });
  const message = async ({ messageId }: Failed) =>
    (await staff.call('GET', `/messages/${messageId}`)).body.message as StaffMessageView;
  const act = async (failed: Failed, path: string, body: object = {}) =>
    staff.call('POST', `/messages/${failed.messageId}/${path}`, {
      ...{ body, version: (await message(failed)).version },
    });
  const answerOf = async ({ parcelId }: Failed) => {
    const rows = await shop.db.select().from(attemptAnswers).where(eq(attemptAnswers.parcelId, parcelId));
    expect(rows).toHaveLength(1);
    return rows[0] ?? expect.fail('no answer');
  };
  const step = async (failed: Failed) => (await message(failed)).delivery?.step;
  const mailsOf = async (orderId: string) => {
    const { rows } = await shop.db.execute<{ kind: string }>(sql`
      select data ->> 'kind' as kind from pgboss.job
      where name = 'send-mail' and data ->> 'orderId' = ${orderId} and data ->> 'kind' like 'parcel-%'
      order by created_on`);
    return rows.map(({ kind }) => kind);
  };

  it('opens one row of the inbox, again with each attempt, and closes it at the end of the parcel', async () => {
    const failed = await fail();
    const opened = await message(failed);
    expect(opened).toMatchObject({
      ...{ kind: 'delivery', status: 'open', email: null, messages: [], assignee: null, resolveBy: null },
      delivery: { parcelNumber: failed.number, state: 'attempt failed', attempts: 1, step: 'ask' },
      attempts: [{ number: 1, reason: 'not at home', answer: null }],
    });
    expect(opened.answerDueAt).toMatch(/T18:29:00\.000Z$/);
    const listed = await staff.call('GET', '/messages?kind=delivery&status=open&clock=in%20time');
    expect((listed.body.rows as { id: string }[]).map(({ id }) => id)).toContain(failed.messageId);
    const own = await shop.call('GET', '/support-tickets', { token: shopper.token });
    expect(JSON.stringify(own.body)).not.toContain(failed.messageId);

    await desk.move(failed.parcelId, 'in-transit');
    expect(await message(failed)).toMatchObject({ status: 'open', delivery: { isOpen: true } });
    await desk.move(failed.parcelId, 'out-for-delivery');
    expect(await message(failed)).toMatchObject({ status: 'answered', delivery: { isOpen: false } });
    await desk.move(failed.parcelId, 'attempt-failed', { reason: 'refused' });
    expect(await message(failed)).toMatchObject({
      status: 'open',
      delivery: { attempts: 2, reason: 'refused', step: 'ask' },
    });
    await desk.move(failed.parcelId, 'deliver');
    expect(await message(failed)).toMatchObject({ status: 'closed', delivery: { state: 'delivered' } });
    const all = await shop.db.select().from(tickets).where(eq(tickets.parcelId, failed.parcelId));
    expect(all).toHaveLength(1);
    expect(await mailsOf(failed.orderId)).toEqual([
      'parcel-attempt-failed',
      'parcel-out-for-delivery',
      'parcel-attempt-failed',
    ]);
  });

  it.each(['return', 'back', 'lost'])('closes the row when the parcel takes the step %s', async (move) => {
    const failed = await fail();
    await desk.move(failed.parcelId, move);
    expect((await message(failed)).status).toBe('closed');
    const link = linkOf(failed);
    expect((await open(link)).body.delivery).toMatchObject({ isOpen: false });
    expect(await choose(link, { choice: 'send back' })).toMatchObject({
      ...{ status: 409, body: { code: 'ATTEMPT_CLOSED' } },
    });
  });

  it('states the outcome to shopper and staff, and the consequence for order and money (PARCEL-50)', async () => {
    const [back, delivered] = [await fail(), await fail()];
    await desk.move(back.parcelId, 'return');
    expect((await open(linkOf(back))).body.delivery).toMatchObject({
      outcome: expect.stringMatching(/^On the way back to us since /),
      aftermath: ['You do not pay for it.'],
    });
    await desk.move(back.parcelId, 'back');
    const [order = ''] = back.number.split('-');
    expect((await open(linkOf(back))).body.delivery).toMatchObject({
      isOpen: false,
      outcome: expect.stringMatching(/^Came back to us on /),
      aftermath: [
        `Order ${order} could not be delivered, so it is cancelled. You do not pay for it.`,
        'You have paid nothing for it, so there is nothing to give back.',
      ],
    });
    expect(await message(back)).toMatchObject({
      delivery: { outcome: { kind: 'back' } },
      attempts: [{ answer: null, outcome: { kind: 'back' } }],
    });
    await desk.move(delivered.parcelId, 'deliver');
    expect((await open(linkOf(delivered))).body.delivery).toMatchObject({
      outcome: expect.stringMatching(/^Delivered on /),
      aftermath: [expect.stringMatching(/^Order OD\d+ has been delivered\.$/)],
    });
  });

  it('is one attempt for two reports of a day, and sends nothing twice', async () => {
    const failed = await fail();
    await desk.move(failed.parcelId, 'attempt-failed', { reason: 'refused' });
    expect(await message(failed)).toMatchObject({ delivery: { attempts: 1, reason: 'refused' } });
    expect(await mailsOf(failed.orderId)).toEqual(['parcel-attempt-failed']);
  });

  it('takes the choice of the link, shows no address, and has staff tell a courier without calls', async () => {
    const failed = await fail();
    const link = linkOf(failed);
    const opened = (await open(link)).body.delivery as FailedDeliveryView;
    expect(opened).toMatchObject({ isOpen: true, seen: 0, chosen: null });
    const lines = { addressLine1: '7 Ferry Lane', addressLine2: 'Behind the mill' };
    const wrong = await choose(link, { choice: 'other address', ...lines, addressLine2: 'Delhi 110001' });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'addressLine2' }] } });
    const chosen = await choose(link, { choice: 'other address', ...lines });
    expect(chosen.body.delivery).toMatchObject({
      chosen: { choice: 'other address', isTold: false },
      seen: 1,
    });
    expect(JSON.stringify(chosen.body)).not.toContain('Ferry');
    await expect.poll(() => step(failed), { timeout: 20_000 }).toBe('tell');
    expect((await message(failed)).status).toBe('open');
    expect((await act(failed, 'courier-told')).status).toBe(200);
    const told = await message(failed);
    expect(told).toMatchObject({
      ...{ status: 'answered', assignee: { id: staff.id } },
      attempts: [{ answer: { ...lines, by: null, step: 'told', toldBy: staff.name } }],
    });
    const parcel = (await staff.call('GET', `/parcels/${failed.parcelId}`)).body.parcel as ParcelView;
    expect(parcel.attempts).toEqual(told.attempts);
    expect((await open(link)).body.delivery).toMatchObject({ isOpen: false, chosen: { isTold: true } });
    expect((await choose(link, { choice: 'send back', seen: 1 })).body.code).toBe('ATTEMPT_CLOSED');
    expect((await act(failed, 'courier-told')).body.code).toBe('ATTEMPT_CLOSED');
  });

  it('is changed until it is told, counts once when it is sent twice, and one of two at once', async () => {
    const failed = await fail();
    const link = linkOf(failed);
    const both = await Promise.all([
      choose(link, { choice: 'send back' }),
      choose(link, { choice: 'send back' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answerOf(failed)).version).toBe(1);
    const rivals = await Promise.all([
      choose(link, { choice: 'other phone', phone: '9847011111', seen: 1 }),
      choose(link, { choice: 'other phone', phone: '9847022222', seen: 1 }),
    ]);
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(rivals.find(({ status }) => status === 409)?.body.code).toBe('ATTEMPT_CHANGED');
    const winner = rivals[0]?.status === 200 ? '9847011111' : '9847022222';
    expect(await answerOf(failed)).toMatchObject({ phone: winner, version: 2, actorKind: 'shopper' });
  });

  it('is not found by tokens of other purposes and parcels', async () => {
    const [failed, other] = [await fail(), await fail()];
    const [, mark = ''] = linkOf(other).split('.');
    const { keys } = shop.deps;
    const wrong = [
      '',
      failed.number,
      `${failed.number}.${mark}`,
      `${linkOf(failed)}x`,
      tokenOf(keys, 'track', failed.number),
      tokenOf(keys, 'attempt', `${failed.number.split('-')[0]}-9`),
      tokenOf(keys, 'attempt', failed.number.split('-')[0] ?? ''),
    ];
    for (const link of wrong) {
      expect((await open(link)).body.code, link).toBe('TRACKING_NOT_FOUND');
      expect((await choose(link, { choice: 'send back' })).body.code, link).toBe('TRACKING_NOT_FOUND');
    }
    const later = await choose(linkOf(failed), { attempt: 2, choice: 'send back' });
    expect(later.body.code).toBe('ATTEMPT_CLOSED');
  });

  it('is chosen by staff for the shopper, with a trace of the choice alone', async () => {
    const failed = await fail();
    const body = { attempt: 1, choice: 'other phone', phone: '98470 12345' };
    expect((await act(failed, 'attempt-choice', { ...body, phone: '1' })).body).toMatchObject({
      fields: [{ field: 'phone' }],
    });
    expect((await act(failed, 'attempt-choice', body)).status).toBe(200);
    expect((await message(failed)).attempts).toMatchObject([
      { answer: { choice: 'other phone', phone: '9847012345', by: staff.name } },
    ]);
    const { rows } = await shop.db.execute<{ after: object }>(
      sql`select after from audit_entries where action = 'chose for the shopper' and object_id = ${failed.messageId}`,
    );
    expect(rows).toEqual([{ after: { attempt: 1, choice: 'Call another phone' } }]);
    const reader = await newTestStaff(shop, ['orders.read']);
    const refused = await reader.call('POST', `/messages/${failed.messageId}/attempt-choice`, {
      ...{ version: 1, body },
    });
    expect(refused.status).toBe(403);
  });

  it('is told by the call of the courier, as often as needed, and only as it stands', async () => {
    const failed = await fail();
    const heard: AttemptChoice[] = [];
    let isUp = false;
    const courier: Courier = {
      ...shop.deps.courier,
      answerAttempt: async (_, choice) => {
        if (!isUp) throw new Error('the courier does not answer');
        heard.push(choice);
        return true;
      },
    };
    const tell = tellCourier({ ...shop.deps, courier });
    await choose(linkOf(failed), { choice: 'send back' });
    // The shop's own job, of the courier by hand.
    await expect.poll(() => step(failed), { timeout: 20_000 }).toBe('tell');
    const { eventId } = await answerOf(failed);
    await expect(tell({ eventId, version: 1 })).rejects.toThrow('the courier does not answer');
    expect(await step(failed)).toBe('tell');
    isUp = true;
    await tell({ eventId, version: 7 });
    expect(heard).toEqual([]);
    await tell({ eventId, version: 1 });
    await tell({ eventId, version: 1 });
    expect(heard).toEqual([{ kind: 'send back' }]);
    expect(await message(failed)).toMatchObject({
      status: 'answered',
      delivery: { step: 'told', state: 'attempt failed' },
      attempts: [{ answer: { toldBy: null } }],
    });
  });
});
