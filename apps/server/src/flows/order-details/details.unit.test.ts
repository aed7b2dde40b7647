import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { sampleOrder } from '../../sandbox/mail-preview/sample-order.ts';
import { readDetails } from './details.ts';

describe('the details of orders', () => {
  // Nothing listens: any query fails.
  const { db, close } = connect('postgres://nobody@127.0.0.1:1/nothing', () => undefined, 1);
  afterAll(() => close());

  it('are not looked for while an order can have none', async () => {
    const orders = [sampleOrder('cod'), sampleOrder('prepaid')];
    const detailsOf = await readDetails(db, orders, []);
    const none = {
      payment: null,
      invoice: null,
      creditNotes: [],
      vouchers: [],
      refunds: [],
      goodwill: [],
      parcels: [],
      payouts: [],
      cashOwed: new Map(),
      photos: [],
      exchanges: [],
      request: null,
    };
    expect(orders.map(detailsOf)).toEqual([none, none]);
  });

  it('are looked for once its timeline or its courier says that there are some', async () => {
    const order = sampleOrder('prepaid');
    const [event] = order.events;
    if (event === undefined) throw new Error('no event');
    const tried = { ...order, events: [event, { ...event, kind: 'payment_created' as const }] };
    await expect(readDetails(db, [tried], [])).rejects.toThrow();
    await expect(readDetails(db, [{ ...order, courier: 'DTDC' }], [])).rejects.toThrow();
  });
});
