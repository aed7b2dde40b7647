import { NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import type { RemittanceFigures, RemittanceSource } from '../remittance/remittance.ts';
import { credit, debit, type JournalEntry, journalEntry, type Move } from './journal-entry.ts';

/** Paise per line and order. */
export type PostedRemittance = RemittanceFigures & {
  readonly id: string;
  readonly source: RemittanceSource;
  readonly lines: readonly { readonly orderId: string | null; readonly matched: Paise }[];
  readonly happenedAt: Date;
};

const OWED_BY = { gateway: 'gateway-receivable', courier: 'cash-with-couriers' } as const;

/** Payout of a gateway or courier (JOURNAL-17). */
export function remittanceEntry(remittance: PostedRemittance): JournalEntry {
  const { id: sourceId, happenedAt } = remittance;
  return journalEntry({ kind: 'remittance', sourceId, happenedAt }, movesOf(remittance));
}

/** Reversal of a remittance (JOURNAL-17). */
export function remittanceReversalEntry(remittance: PostedRemittance): JournalEntry {
  const { id: sourceId, happenedAt } = remittance;
  const back = movesOf(remittance).map((move) => ({ ...move, amount: paise(0 - move.amount) }));
  return journalEntry({ kind: 'remittance taken back', sourceId, happenedAt }, back);
}

function movesOf({ source, gross, charges, gst, net, lines }: PostedRemittance): Move[] {
  const matched = sumPaise(NO_PAISE, ...lines.map((line) => line.matched));
  return [
    debit('bank', net),
    debit('collection-charges', charges),
    debit('input-gst', gst),
    ...lines.map((line) => credit(OWED_BY[source], line.matched, line.orderId)),
    credit('unmatched-receipts', subtractPaise(gross, matched)),
  ];
}
