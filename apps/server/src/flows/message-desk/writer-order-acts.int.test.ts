import type { WriterOrder } from '@ilaneer/contract/staff/messages/messages';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverOnlineOrder, openReturnShop, runReturn } from '../../../testing/shoppers/returned-order.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { auditEntries } from '../../db/schema/staff/audit.ts';

type Member = Awaited<ReturnType<typeof newTestStaff>>;

// SUPPORT-19
describe('acts on an order beside its message', () => {
  let setting: Awaited<ReturnType<typeof openReturnShop>>;
  beforeAll(async () => {
    setting = await openReturnShop();
  });
  afterAll(() => setting.shop.close());

  const member = (...permissions: readonly Permission[]) =>
    newTestStaff(setting.shop, ['messages.answer', 'orders.read', ...permissions]);
  /** A delivered order, its return at the shop, and the message about it. */
  const complaint = async () => {
    const { shop, shirt } = setting;
    const shopper = await shop.newShopper();
    const { token } = shopper;
    const orderId = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
    const lines = [{ position: 1, quantity: 1, reason: 'damaged' }];
    const asked = await shop.call('POST', `/orders/${orderId}/returns`, { token, body: { lines } });
    for (const move of ['return-approve', 'return-picked-up', 'return-received'])
      expect(await runReturn(shop, [move, orderId])).toMatchObject({ ok: true });
    const message = 'The seam is open.';
    const opened = await shop.call('POST', '/support-tickets', { token, body: { orderId, message } });
    return {
      shopper,
      orderId,
      returnId: String(Object(asked.body.return).id),
      ticketId: String(Object(opened.body.ticket).id),
    };
  };
  const ordersOf = async (staff: Member, ticketId: string) =>
    (await staff.call('GET', `/messages/${ticketId}/orders`)).body.orders as WriterOrder[];

  it('replace a received return; the message shows the new order, and the writer its number', async () => {
    const { shop } = setting;
    const { shopper, orderId, returnId, ticketId } = await complaint();
    const staff = await member('returns.decide');
    const [order] = await ordersOf(staff, ticketId);
    expect(order).toMatchObject({
      ...{ id: orderId, match: 'ticket', status: 'delivered' },
      returns: [{ id: returnId, number: 1, state: 'received' }],
    });

    const { version } = (await staff.call('GET', `/returns/${returnId}`)).body.return as { version: number };
    const exchange = () => staff.call('POST', `/returns/${returnId}/exchange`, { body: {}, version });
    const answers = await Promise.all([exchange(), exchange()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200)?.body.return;
    const { orderId: newId, orderNumber } = Object(done).exchange as { orderId: string; orderNumber: string };
    const after = await ordersOf(staff, ticketId);
    expect(after[0]).toMatchObject({ id: orderId, returns: [{ id: returnId, state: 'refunded' }] });
    expect(after).toContainEqual(
      expect.objectContaining({ id: newId, orderNumber, match: 'account', status: 'placed', returns: [] }),
    );
    const acts = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, returnId));
    expect(acts.filter(({ actorId }) => actorId === staff.id)).toHaveLength(1);

    const sentence = `We are sending you a replacement for your order, as order ${orderNumber}.`;
    const sent = await staff.call('POST', `/messages/${ticketId}/answers`, {
      version: 1,
      body: { message: sentence },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const seen = await shop.call('GET', `/orders/${newId}`, { token: shopper.token });
    expect(seen.body.order).toMatchObject({ orderNumber, replacementFor: { orderId, returnNumber: 1 } });
  });

  it('take the permission of their own page each, beside that for messages', async () => {
    const { orderId, returnId, ticketId } = await complaint();
    const reader = await member();
    expect(await ordersOf(reader, ticketId)).toMatchObject([{ returns: [{ state: 'received' }] }]);
    const act = (staff: Member, what: 'refund' | 'replace' | 'address') => {
      const version = 1;
      switch (what) {
        case 'refund':
          return staff.call('POST', `/orders/${orderId}/refunds`, {
            version,
            body: { amount: 1, reason: 'Open seam' },
          });
        case 'replace':
          return staff.call('POST', `/returns/${returnId}/exchange`, { version, body: {} });
        case 'address':
          return staff.call('PUT', `/orders/${orderId}/address`, { version, body: addressForm() });
      }
    };
    const acts = ['refund', 'replace', 'address'] as const;
    for (const what of acts) expect((await act(reader, what)).status, what).toBe(403);
    for (const [permission, permitted] of [
      ['refunds.issue', 'refund'],
      ['returns.decide', 'replace'],
      ['orders.edit', 'address'],
    ] as const) {
      const holder = await member(permission);
      // A version of the past is refused once the act is permitted.
      for (const what of acts)
        expect((await act(holder, what)).status, `${permission}: ${what}`).toBe(
          what === permitted ? 409 : 403,
        );
    }
  });
});
