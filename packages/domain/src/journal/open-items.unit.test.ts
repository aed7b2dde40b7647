import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { naturalBalance, OPEN_ITEM_ACCOUNTS, OPEN_ITEM_WORDS, openItemState } from './open-items.ts';

describe('open items of an account (JOURNAL-19)', () => {
  it('is positive for assets owed to the shop, and for debts of the shop', () => {
    expect(naturalBalance('cash-with-couriers', paise(700))).toBe(700);
    expect(naturalBalance('customer-receivables', paise(-700))).toBe(-700);
    expect(naturalBalance('gift-cards-outstanding', paise(-700))).toBe(700);
    expect(naturalBalance('refunds-payable', paise(-1))).toBe(1);
  });

  it('waits for a payout where an order was cancelled, or its customer is owed something', () => {
    const of = (account: (typeof OPEN_ITEM_ACCOUNTS)[number], amount: number, isCancelled = false) =>
      openItemState(account, { amount: paise(amount), isCancelled });
    expect(of('customer-advances', 500)).toBe('invoice');
    expect(of('customer-advances', 500, true)).toBe('payout');
    expect(of('customer-receivables', 500)).toBe('payment');
    expect(of('customer-receivables', -500)).toBe('payout');
  });

  it('waits for something that has words, on each account', () => {
    for (const account of OPEN_ITEM_ACCOUNTS) {
      const state = openItemState(account, { amount: paise(1), isCancelled: false });
      expect(OPEN_ITEM_WORDS[state]).not.toBe('');
    }
  });
});
