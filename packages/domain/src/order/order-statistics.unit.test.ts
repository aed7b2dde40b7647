import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatistics } from './order-statistics.ts';
import { ORDER_STATUSES } from './status.ts';

describe('the statistics of an order list (ORDER-14)', () => {
  it('counts by status, a missing one as pending', () => {
    const orders = [...ORDER_STATUSES, null, undefined, 'Delivered'].map((status) => ({
      ...(status === undefined ? {} : { status }),
      totalAmount: 0,
    }));
    expect(orderStatistics(orders)).toEqual({
      pending: 4,
      processing: 1,
      shipped: 2,
      delivered: 2,
      cancelled: 1,
      total: 0,
      average: 0,
    });
  });

  it('adds up paid amounts without float errors, and leaves cancelled orders out', () => {
    const orders = [
      { status: 'placed', totalAmount: 0.1 },
      { status: 'delivered', totalAmount: 0.2 },
      { status: 'cancelled', totalAmount: 1_000 },
    ];
    expect(orderStatistics(orders)).toMatchObject({ total: 0.3, average: 0.15 });
    expect(orderStatistics([])).toMatchObject({ total: 0, average: 0 });
  });

  it('counts every order once', () => {
    const order = fc.record({
      status: fc.option(fc.string(), { nil: null }),
      totalAmount: fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100),
    });
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const { pending, processing, shipped, delivered, cancelled } = orderStatistics(orders);
        expect(pending + processing + shipped + delivered + cancelled).toBe(orders.length);
      }),
    );
  });
});
