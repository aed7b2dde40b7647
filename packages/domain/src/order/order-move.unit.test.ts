import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalMoves } from './order-move.ts';
import { readTags } from './order-tags.ts';
import { ORDER_STATUSES } from './status.ts';
import { allowedTransitions, stepBack, transitionOrder } from './transition-order.ts';

const status = fc.constantFrom(...ORDER_STATUSES);
const facts = { isHeld: fc.boolean(), isInvoiced: fc.boolean(), canCancelRest: fc.boolean() };

describe('a move of an order by staff', () => {
  it('goes back only to where it came from by one move, and forward again to where it was (ORDER-28)', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (from, isInvoiced) => {
        const back = stepBack({ status: from, isInvoiced, isAtTheDoor: false });
        if (!back.ok) return;
        const forward = allowedTransitions(back.value).flatMap((move) => {
          const moved = transitionOrder(back.value, move);
          return moved.ok ? [moved.value] : [];
        });
        expect(forward).toContain(from);
      }),
    );
  });

  it('never undoes a shipment, a delivery or a cancellation (ORDER-28)', () => {
    const undone = (isInvoiced: boolean) =>
      ORDER_STATUSES.filter((from) => stepBack({ status: from, isInvoiced, isAtTheDoor: false }).ok);
    expect(undone(false)).toEqual(['processing', 'in transit']);
    // Some of it may have left, with the invoice.
    expect(undone(true)).toEqual(['in transit']);
    // A parcel was tried at the door.
    const tried = { status: 'in transit', isInvoiced: true, isAtTheDoor: true } as const;
    expect(stepBack(tried).ok).toBe(false);
  });

  it('is legal exactly where the table says so, and asks for a reason to undo (ORDER-4)', () => {
    fc.assert(
      fc.property(status, fc.record(facts), (from, { isHeld, isInvoiced, canCancelRest }) => {
        for (const { move, to, needs } of legalMoves({
          status: from,
          isHeld,
          isInvoiced,
          isAtTheDoor: false,
          canCancelRest,
        })) {
          const next =
            move === 'back'
              ? stepBack({ status: from, isInvoiced, isAtTheDoor: false })
              : transitionOrder(from, move);
          expect(next).toEqual({ ok: true, value: to });
          expect(needs === 'reason').toBe(move === 'back' || move === 'cancel');
          if (isHeld) expect(['process', 'ship']).not.toContain(move);
          if (isInvoiced && !canCancelRest) expect(move).not.toBe('cancel');
        }
      }),
    );
  });
});

it('cancels the rest of an invoiced order while only that is left (PARCEL-49)', () => {
  const order = { status: 'processing', isHeld: false, isInvoiced: true, isAtTheDoor: false } as const;
  const movesOf = (canCancelRest: boolean) => legalMoves({ ...order, canCancelRest }).map(({ move }) => move);
  expect(movesOf(true)).toEqual(['ship', 'cancel']);
  expect(movesOf(false)).toEqual(['ship']);
});

describe('the tags of an order', () => {
  it('are the same however they are typed, and reading them again changes nothing', () => {
    expect(readTags([' Gift ', 'gift', 'call  first', ''])).toEqual({
      ok: true,
      value: ['call first', 'gift'],
    });
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 10 }), (typed) => {
        const read = readTags(typed);
        if (read.ok) expect(readTags(read.value)).toEqual(read);
      }),
    );
  });

  it('are at most ten, of at most 30 characters', () => {
    expect(readTags(Array.from({ length: 11 }, (_, index) => `t${index}`)).ok).toBe(false);
    expect(readTags(['x'.repeat(31)]).ok).toBe(false);
  });
});
