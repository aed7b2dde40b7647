import { type Paise, subtractPaise } from '../money.ts';
import { credit, debit, type JournalEntry, journalEntry } from './journal-entry.ts';

export type ClaimMoney = {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Paise;
  readonly happenedAt: Date;
};

/** Claim against a courier for a lost or damaged parcel (JOURNAL-23). */
export function claimEntry({ id: sourceId, orderId, amount, happenedAt }: ClaimMoney): JournalEntry {
  return journalEntry({ kind: 'claim opened', sourceId, happenedAt }, [
    debit('courier-claims', amount, orderId),
    credit('compensation', amount),
  ]);
}

/** Paid by the courier; the rest is a bad debt (JOURNAL-23). */
export function claimPaidEntry(claim: ClaimMoney & { readonly paid: Paise }): JournalEntry {
  const { id: sourceId, orderId, amount, paid, happenedAt } = claim;
  return journalEntry({ kind: 'claim paid', sourceId, happenedAt }, [
    debit('bank', paid),
    debit('bad-debts', subtractPaise(amount, paid)),
    credit('courier-claims', amount, orderId),
  ]);
}

/** JOURNAL-23. */
export function claimRefusedEntry({ id: sourceId, orderId, amount, happenedAt }: ClaimMoney): JournalEntry {
  return journalEntry({ kind: 'claim refused', sourceId, happenedAt }, [
    debit('bad-debts', amount),
    credit('courier-claims', amount, orderId),
  ]);
}

/** Reverses the opening (JOURNAL-23). */
export function claimWithdrawnEntry({ id: sourceId, orderId, amount, happenedAt }: ClaimMoney): JournalEntry {
  return journalEntry({ kind: 'claim withdrawn', sourceId, happenedAt }, [
    debit('compensation', amount),
    credit('courier-claims', amount, orderId),
  ]);
}

/** Cash on delivery that the courier never paid over (JOURNAL-24). */
export function cashWrittenOffEntry(cash: ClaimMoney): JournalEntry {
  const { id: sourceId, orderId, amount, happenedAt } = cash;
  return journalEntry({ kind: 'cash written off', sourceId, happenedAt }, [
    debit('bad-debts', amount),
    credit('cash-with-couriers', amount, orderId),
  ]);
}
