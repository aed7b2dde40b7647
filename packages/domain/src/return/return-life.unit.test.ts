import { describe, expect, it } from 'vitest';
import {
  allowedReturnTransitions,
  chooseReturn,
  RETURN_STATES,
  RETURN_TRANSITIONS,
  type ReturnState,
  returnStepperOf,
  takesPhotos,
  transitionReturn,
} from './return-life.ts';

describe('the life of a return', () => {
  it('has these moves and no other', () => {
    const legal = RETURN_STATES.flatMap((state) =>
      RETURN_TRANSITIONS.flatMap((transition) => {
        const moved = transitionReturn({ state, mayBeKept: false, canComeBack: true }, transition);
        return moved.ok ? [`${state} -> ${moved.value}`] : [];
      }),
    );
    expect(legal).toEqual([
      'requested -> approved',
      'requested -> refused',
      'approved -> picked up',
      'picked up -> received',
      'received -> refunded',
      'received -> refunded',
    ]);
  });

  it('names the allowed steps instead', () => {
    expect(transitionReturn({ state: 'requested', mayBeKept: true, canComeBack: true }, 'refund')).toEqual({
      ok: false,
      error: {
        code: 'RETURN_MOVE_NOT_ALLOWED',
        state: 'requested',
        transition: 'refund',
        allowed: ['approve', 'refuse'],
      },
    });
    expect(allowedReturnTransitions({ state: 'refunded', mayBeKept: true, canComeBack: true })).toEqual([]);
    expect(allowedReturnTransitions({ state: 'refused', mayBeKept: true, canComeBack: true })).toEqual([]);
  });

  it('needs no faulty goods back', () => {
    expect(transitionReturn({ state: 'approved', mayBeKept: true, canComeBack: true }, 'refund')).toEqual({
      ok: true,
      value: 'refunded',
    });
    expect(allowedReturnTransitions({ state: 'approved', mayBeKept: true, canComeBack: true })).toEqual([
      'pick-up',
      'refund',
      'exchange',
    ]);
    expect(returnStepperOf('refunded', true)).toEqual({
      steps: ['Requested', 'Approved', 'Refunded'],
      current: 2,
    });
  });

  it('expects no units that were never in the parcel (RETURN-18)', () => {
    const missing = { mayBeKept: true, canComeBack: false };
    expect(allowedReturnTransitions({ state: 'approved', ...missing })).toEqual(['refund', 'exchange']);
    expect(allowedReturnTransitions({ state: 'requested', ...missing })).toEqual(['approve', 'refuse']);
  });

  it('takes photos until the goods are on their way back', () => {
    expect(RETURN_STATES.filter(takesPhotos)).toEqual(['requested', 'approved']);
  });

  it('has five steps, or two when it was refused', () => {
    expect(RETURN_STATES.map((state) => returnStepperOf(state, false).current)).toEqual([0, 1, 1, 2, 3, 4]);
    expect(returnStepperOf('refused', false).steps).toEqual(['Requested', 'Refused']);
  });
});

describe('which return of an order is meant', () => {
  const inStates = (...states: ReturnState[]) =>
    states.map((state) => ({ state, mayBeKept: false, canComeBack: true }));

  it('is the one with the number', () => {
    expect(chooseReturn(inStates('requested', 'approved'), 2, 'approve')).toEqual({ ok: true, value: 2 });
  });

  it('is the only one that allows it, else the newest', () => {
    expect(chooseReturn(inStates('refused', 'requested', 'refunded'), null, 'approve')).toEqual({
      ok: true,
      value: 2,
    });
    expect(chooseReturn(inStates('refused', 'refunded'), null, 'approve')).toEqual({ ok: true, value: 2 });
  });

  it('is ambiguous when several allow it, and missing without one', () => {
    expect(chooseReturn(inStates('requested', 'received', 'requested'), null, 'approve')).toEqual({
      ok: false,
      error: { code: 'RETURN_UNCLEAR', numbers: [1, 3] },
    });
    for (const [states, wanted] of [
      [[], null],
      [['requested'], 2],
      [['requested'], 0],
    ] as const) {
      expect(chooseReturn(inStates(...states), wanted, 'approve')).toMatchObject({
        error: { code: 'RETURN_NOT_FOUND' },
      });
    }
  });
});
