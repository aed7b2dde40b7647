import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpen,
  PAYMENT_STATUSES,
  type PaymentReport,
  type PaymentStatus,
  transitionPayment,
  wasCaptured,
} from './payment-status.ts';

const report = fc.constantFrom<PaymentReport>('authorised', 'captured', 'failed', 'expired');

function play(reports: readonly PaymentReport[]): PaymentStatus {
  return reports.reduce<PaymentStatus>((status, one) => {
    const move = transitionPayment(status, one);
    return move.kind === 'change' ? move.to : status;
  }, 'created');
}

describe('the life of a payment', () => {
  it('ends captured whenever the gateway said so, in any order and with repeated reports', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 12 }), (reports) => {
        expect(play(reports) === 'captured').toBe(reports.includes('captured'));
      }),
    );
  });

  it('is moved once by a report that comes twice', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 12 }), report, (reports, last) => {
        const status = play([...reports, last]);
        expect(transitionPayment(status, last)).toEqual({ kind: 'nothing' });
      }),
    );
  });

  it('is never taken from captured or refunded by a late failure', () => {
    for (const status of PAYMENT_STATUSES.filter(wasCaptured)) {
      expect(transitionPayment(status, 'failed')).toEqual({ kind: 'nothing' });
      expect(transitionPayment(status, 'expired')).toEqual({ kind: 'nothing' });
    }
  });

  it('may be tried again after a failure, until it expires', () => {
    expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(['created', 'authorised', 'failed']);
    expect(transitionPayment('failed', 'captured')).toEqual({ kind: 'change', to: 'captured' });
    expect(transitionPayment('expired', 'captured')).toEqual({ kind: 'change', to: 'captured' });
  });
});
