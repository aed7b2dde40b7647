import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './status.ts';
import { allowedTransitions, ORDER_TRANSITIONS, transitionOrder } from './transition-order.ts';

describe('moving an order', () => {
  it('has these moves and no other', () => {
    const legal = ORDER_STATUSES.flatMap((status) =>
      ORDER_TRANSITIONS.flatMap((transition) => {
        const moved = transitionOrder(status, transition);
        return moved.ok ? [`${status} ${transition} ${moved.value}`] : [];
      }),
    );
    expect(legal).toEqual([
      'pending accept placed',
      'pending cancel cancelled',
      'placed process processing',
      'placed cancel cancelled',
      'processing ship shipped',
      'processing cancel cancelled',
      'shipped in-transit in transit',
      'shipped deliver delivered',
      'in transit deliver delivered',
    ]);
  });

  it('lead to every status but the first, and on from every one but the last two', () => {
    const reached = ORDER_STATUSES.flatMap((status) =>
      allowedTransitions(status).flatMap((transition) => {
        const moved = transitionOrder(status, transition);
        return moved.ok ? [moved.value] : [];
      }),
    );
    expect(ORDER_STATUSES.filter((status) => !reached.includes(status))).toEqual(['pending']);
    const ends = ORDER_STATUSES.filter((status) => allowedTransitions(status).length === 0);
    expect(ends).toEqual(['delivered', 'cancelled']);
  });

  it('names the allowed moves instead', () => {
    expect(transitionOrder('placed', 'deliver')).toEqual({
      ok: false,
      error: {
        code: 'ORDER_MOVE_NOT_ALLOWED',
        status: 'placed',
        transition: 'deliver',
        allowed: ['process', 'cancel'],
      },
    });
    expect(allowedTransitions('delivered')).toEqual([]);
  });
});
