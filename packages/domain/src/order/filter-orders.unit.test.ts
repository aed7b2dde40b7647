import { describe, expect, it } from 'vitest';
import { filterOrders, type ListedOrder, NO_ORDER_FILTER, type OrderFilter } from './filter-orders.ts';

const now = new Date('2026-11-21T12:00:00Z');

function order(id: string, changes: Partial<ListedOrder> = {}): ListedOrder {
  return {
    id,
    orderNumber: `ILN-${id}`,
    status: 'placed',
    createdAt: '2026-11-20T12:00:00Z',
    totalAmount: 100,
    items: [{ name: 'Coconut oil 1 L', productDetails: { description: 'Cold pressed' } }],
    ...changes,
  };
}

function idsOf(orders: readonly ListedOrder[], changes: Partial<OrderFilter> = {}): string[] {
  return filterOrders(orders, { ...NO_ORDER_FILTER, ...changes }, now).map(({ id }) => id);
}

describe('searching orders', () => {
  const orders = [
    order('a1'),
    order('b2', { status: 'in transit' }),
    order('c3', {
      items: [{ name: 'Palm cap', productDetails: { description: 'Organic cotton' } }],
    }),
  ];

  it.each([
    ['the id', 'A1', ['a1']],
    ['the id with a number sign', '#A1', ['a1']],
    ['the title of its card', 'Order #a1', ['a1']],
    ['the order number', 'iln-C3', ['c3']],
    ['the status', 'TRANSIT', ['b2']],
    ["an item's name", 'palm CAP', ['c3']],
    ["an item's description", 'cold PRESSED', ['a1', 'b2']],
    ['words with blanks round them', '  cotton ', ['c3']],
  ])('finds by %s, whatever the case', (_, searchQuery, found) => {
    expect(idsOf(orders, { searchQuery })).toEqual(found);
  });

  it('finds nothing for words that are nowhere', () => {
    expect(idsOf(orders, { searchQuery: 'papaya' })).toEqual([]);
  });

  it('shows everything for blanks', () => {
    expect(idsOf(orders, { searchQuery: '   ' })).toEqual(['a1', 'b2', 'c3']);
  });
});

describe('narrowing orders', () => {
  it('keeps one status, ignoring case on the wire', () => {
    const orders = [order('a', { status: 'Delivered' }), order('b')];
    expect(idsOf(orders, { status: 'delivered' })).toEqual(['a']);
  });

  it('keeps what counts as the status', () => {
    const orders = [order('a', { status: 'in transit' }), order('b', { status: 'shipped' }), order('c')];
    expect(idsOf(orders, { status: 'shipped' })).toEqual(['a', 'b']);
    expect(idsOf(orders, { status: 'pending' })).toEqual(['c']);
  });

  it.each([
    ['week', ['6 days']],
    ['month', ['6 days', '29 days']],
    ['year', ['6 days', '29 days', '364 days']],
    ['all', ['6 days', '29 days', '364 days', '366 days', 'unknown']],
  ] as const)('reaches back a %s', (dateRange, kept) => {
    const aged = (days: number) =>
      order(`${days} days`, { createdAt: new Date(now.getTime() - days * 86_400_000).toISOString() });
    const orders = [aged(366), aged(6), order('unknown', { createdAt: '' }), aged(364), aged(29)];
    expect(idsOf(orders, { dateRange })).toEqual(kept);
  });
});

describe('sorting orders', () => {
  const orders = [
    order('middle', { createdAt: '2026-11-10T00:00:00Z', totalAmount: 900 }),
    order('undated', { createdAt: 'soon', totalAmount: 50 }),
    order('newest', { createdAt: '2026-11-19T00:00:00Z', totalAmount: 99.5 }),
    order('oldest', { createdAt: '2025-01-01T00:00:00Z', totalAmount: 100 }),
  ];

  it.each([
    ['newest', ['newest', 'middle', 'oldest', 'undated']],
    ['oldest', ['undated', 'oldest', 'middle', 'newest']],
    ['amount_high', ['middle', 'oldest', 'newest', 'undated']],
    ['amount_low', ['undated', 'newest', 'oldest', 'middle']],
  ] as const)('by %s', (sortBy, sorted) => {
    expect(idsOf(orders, { sortBy })).toEqual(sorted);
  });

  it('leaves its input alone and keeps equals in their order', () => {
    const same = [order('first', { createdAt: '' }), order('second', { createdAt: '' })];
    expect(idsOf(same)).toEqual(['first', 'second']);
    expect(idsOf(orders, { sortBy: 'amount_low' })).not.toEqual(orders.map(({ id }) => id));
    expect(orders[0]?.id).toBe('middle');
  });
});
