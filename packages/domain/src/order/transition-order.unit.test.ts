import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './status.ts';
import { allowedMoves, moveOrder, ORDER_MOVES } from './transition-order.ts';

describe('moving an order', () => {
  it('has these moves and no other', () => {
    const legal = ORDER_STATUSES.flatMap((status) =>
      ORDER_MOVES.flatMap((move) => {
        const moved = moveOrder(status, move);
        return moved.ok ? [`${status} ${move} ${moved.value}`] : [];
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

  it('says what is allowed instead', () => {
    expect(moveOrder('placed', 'deliver')).toEqual({
      ok: false,
      error: {
        code: 'ORDER_MOVE_NOT_ALLOWED',
        status: 'placed',
        move: 'deliver',
        allowed: ['process', 'cancel'],
      },
    });
    expect(allowedMoves('delivered')).toEqual([]);
  });
});
