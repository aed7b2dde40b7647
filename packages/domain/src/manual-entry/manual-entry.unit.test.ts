import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_IDS } from '../journal/accounts.ts';
import { paise } from '../money.ts';
import { documentName, documentTypeOf } from './entry-document.ts';
import { MANUAL_ACCOUNTS } from './manual-accounts.ts';
import {
  checkManualEntry,
  type EntryLimits,
  type ManualEntry,
  type ManualLine,
  manualJournalEntry,
  needsSecondPerson,
  reversedLines,
  totalOf,
} from './manual-entry.ts';

const LIMITS: EntryLimits = { today: '2026-12-10', lockedThrough: '2026-11', payable: null, unmatched: null };
const line = (account: ManualLine['account'], side: ManualLine['side'], amount: number): ManualLine => ({
  ...{ account, side },
  amount: paise(amount),
});
const RENT: ManualEntry = {
  ...{ bookedOn: '2026-12-05', reason: ' Rent  of December ', receiptId: null, remittanceId: null },
  lines: [line('rent', 'debit', 15_000_00), line('bank', 'credit', 15_000_00)],
};

const said = (more: Partial<ManualEntry>, limits: Partial<EntryLimits> = {}) => {
  const checked = checkManualEntry({ ...RENT, ...more }, { ...LIMITS, ...limits });
  return checked.ok ? [] : checked.error.map(({ field, message }) => `${field}: ${message}`);
};

describe('an entry by hand', () => {
  it('needs a day of an open month, a reason and lines that balance (MANUAL-ENTRY-1)', () => {
    expect(said({})).toEqual([]);
    expect(said({ bookedOn: '2026-11-30' })).toEqual([
      'bookedOn: The books are locked to the end of 2026-11: choose a later day',
    ]);
    expect(said({ bookedOn: '2026-12-11' })).toEqual(['bookedOn: Choose a day that is not in the future']);
    expect(said({ reason: '  ' })).toEqual(['reason: Reason is required']);
    expect(said({ lines: [line('rent', 'debit', 100), line('bank', 'credit', 99)] })).toEqual([
      'lines: Debits and credits must be equal',
    ]);
    expect(said({ lines: [] })).toEqual(['lines: An entry has 2 to 40 lines']);
    expect(said({ lines: [line('bank', 'debit', 5), line('bank', 'credit', 5)] })).toEqual([
      'lines: Each account stands on one line',
    ]);
    expect(said({ lines: [line('rent', 'debit', 0), line('bank', 'credit', 0)] })).toEqual([
      'lines.0.amount: Enter an amount above ₹0',
      'lines.1.amount: Enter an amount above ₹0',
    ]);
  });

  it('leaves accounts of other ledgers alone (MANUAL-ENTRY-2)', () => {
    for (const account of ACCOUNT_IDS.filter((id) => !MANUAL_ACCOUNTS.some((one) => one === id))) {
      expect(said({ lines: [line(account, 'debit', 5), line('bank', 'credit', 5)] })).toEqual([
        'lines.0.account: This account is kept by the shop: choose another',
      ]);
    }
  });

  it.each([
    [{ receiptId: null }, { payable: null }, 'receiptId: Choose the bill that is paid'],
    [{ receiptId: 'r1' }, { payable: null }, 'receiptId: Nothing is payable on this bill'],
    [{ receiptId: 'r1' }, { payable: paise(99) }, 'lines: The amount is above the open amount'],
    [{ receiptId: 'r1' }, { payable: paise(100) }, undefined],
  ])('pays a bill, up to its open amount: %j %j (MANUAL-ENTRY-2)', (more, limits, message) => {
    const lines = [line('supplier-payables', 'debit', 100), line('bank', 'credit', 100)];
    expect(said({ ...more, lines }, limits)).toEqual(message === undefined ? [] : [message]);
  });

  it('identifies a receipt, and names no item without its account (MANUAL-ENTRY-2)', () => {
    const lines = [line('unmatched-receipts', 'debit', 150_00), line('other-income', 'credit', 150_00)];
    expect(said({ lines, remittanceId: 'm1' }, { unmatched: paise(150_00) })).toEqual([]);
    expect(said({ remittanceId: 'm1' })).toEqual([
      'remittanceId: A payout needs a line on Receipts without a match',
    ]);
    const back = reversedLines(lines);
    expect(said({ lines: back, remittanceId: 'm1' }, { unmatched: paise(150_00) })).toEqual([
      'lines: An open item is debited: reverse an entry to open it again',
    ]);
  });

  it('needs a second person above the amount, not at it (MANUAL-ENTRY-3)', () => {
    expect(needsSecondPerson(RENT.lines, null)).toBe(false);
    expect(needsSecondPerson(RENT.lines, paise(15_000_00))).toBe(false);
    expect(needsSecondPerson(RENT.lines, paise(14_999_99))).toBe(true);
  });

  it('and its reversal come to nothing (MANUAL-ENTRY-5)', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_00_000_00 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        amounts,
        fc.shuffledSubarray([...MANUAL_ACCOUNTS], { minLength: 9 }),
        (debits, [first, ...others]) => {
          const total = debits.reduce((sum, amount) => sum + amount, 0);
          const lines = [
            line(first ?? 'bank', 'credit', total),
            ...debits.map((amount, index) => line(others[index] ?? 'cash', 'debit', amount)),
          ];
          expect(totalOf(lines)).toBe(total);
          const at = new Date('2026-12-05T10:00:00Z');
          const postings = [
            ...manualJournalEntry('1', lines, at).postings,
            ...manualJournalEntry('2', reversedLines(lines), at).postings,
          ];
          for (const account of new Set(postings.map((one) => one.account))) {
            const own = postings.filter((one) => one.account === account);
            expect(
              own.reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount), 0),
            ).toBe(0);
          }
        },
      ),
    );
  });

  it('takes PDF, PNG and JPEG by their bytes, under a plain name (MANUAL-ENTRY-4)', () => {
    expect(documentTypeOf(Buffer.from('%PDF-1.7'))).toBe('application/pdf');
    expect(documentTypeOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('image/png');
    expect(documentTypeOf(Buffer.from('\xff\xd8\xff', 'latin1'))).toBe('image/jpeg');
    expect(documentTypeOf(Buffer.from('<svg'))).toBeNull();
    expect(documentName('../Ré çu "1".pdf', 'application/pdf')).toBe('Re-c-u-1-.pdf');
    expect(documentName('വാടക', 'image/png')).toBe('document.png');
  });
});
