import { describe, expect, it } from 'vitest';
import { type KnownRefund, refundStatus } from './refund-status.ts';

const waiting: KnownRefund = { state: 'requested', failedAt: null };
const failed: KnownRefund = { state: 'requested', failedAt: new Date('2026-11-21T10:00:00Z') };
const sent: KnownRefund = { state: 'sent', failedAt: null };

describe('how far money is on its way back', () => {
  it.each([
    ['not_applicable', []],
    ['pending', [waiting]],
    ['pending', [sent, waiting]],
    ['failed', [sent, failed]],
    ['sent', [sent, sent]],
  ])('is %s', (status, refunds) => {
    expect(refundStatus(refunds)).toBe(status);
  });
});
