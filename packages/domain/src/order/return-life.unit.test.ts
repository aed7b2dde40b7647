import { describe, expect, it } from 'vitest';
import { chooseReturn } from './choose-return.ts';
import {
  allowedReturnMoves,
  moveReturn,
  RETURN_MOVES,
  RETURN_STATES,
  returnStepperOf,
  takesPhotos,
} from './return-life.ts';

describe('the life of a return', () => {
  it('has these moves and no other', () => {
    const legal = RETURN_STATES.flatMap((state) =>
      RETURN_MOVES.flatMap((move) => {
        const moved = moveReturn(state, move);
        return moved.ok ? [`${state} -> ${moved.value}`] : [];
      }),
    );
    expect(legal).toEqual([
      'requested -> approved',
      'requested -> refused',
      'approved -> picked up',
      'picked up -> received',
      'received -> refunded',
    ]);
  });

  it('says what is allowed instead', () => {
    expect(moveReturn('requested', 'refunded')).toEqual({
      ok: false,
      error: {
        code: 'RETURN_MOVE_NOT_ALLOWED',
        state: 'requested',
        move: 'refunded',
        allowed: ['approve', 'refuse'],
      },
    });
    expect(allowedReturnMoves('refunded')).toEqual([]);
    expect(allowedReturnMoves('refused')).toEqual([]);
  });

  it('takes photos until the goods are on their way back', () => {
    expect(RETURN_STATES.filter(takesPhotos)).toEqual(['requested', 'approved']);
  });

  it('has five steps, or two when it was refused', () => {
    expect(RETURN_STATES.map((state) => returnStepperOf(state).current)).toEqual([0, 1, 1, 2, 3, 4]);
    expect(returnStepperOf('refused').steps).toEqual(['Requested', 'Refused']);
  });
});

describe('which return of an order is meant', () => {
  it('is the one with the number', () => {
    expect(chooseReturn(['requested', 'approved'], 2, 'approve')).toEqual({ ok: true, value: 2 });
  });

  it('is the only one that allows it, else the newest', () => {
    expect(chooseReturn(['refused', 'requested', 'refunded'], null, 'approve')).toEqual({
      ok: true,
      value: 2,
    });
    expect(chooseReturn(['refused', 'refunded'], null, 'approve')).toEqual({ ok: true, value: 2 });
  });

  it('is not clear when several allow it, and not there when there is none', () => {
    expect(chooseReturn(['requested', 'received', 'requested'], null, 'approve')).toEqual({
      ok: false,
      error: { code: 'RETURN_UNCLEAR', numbers: [1, 3] },
    });
    for (const [states, wanted] of [
      [[], null],
      [['requested'], 2],
      [['requested'], 0],
    ] as const) {
      expect(chooseReturn(states, wanted, 'approve')).toMatchObject({ error: { code: 'RETURN_NOT_FOUND' } });
    }
  });
});
