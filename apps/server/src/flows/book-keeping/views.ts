import type {
  ManualEntryView,
  ManualEntryRow as RowView,
} from '@ilaneer/contract/staff/books/manual-entries';
import { accountName } from '@ilaneer/domain/journal/accounts';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { FoundEntry, ManualEntryRow } from '../../modules/manual-entry/manual-entry.ts';
import type { OpenItem } from '../books/books.ts';

type Names = ReadonlyMap<string, string>;

export function toEntryRow(row: ManualEntryRow, names: Names): RowView {
  const { id, number, state, bookedOn, reason, totalPaise, enteredAt, actorId } = row;
  return {
    ...{ id, number, state, bookedOn, reason },
    total: rupeesFromPaise(paise(totalPaise)),
    enteredAt: enteredAt.toISOString(),
    enteredBy: names.get(actorId) ?? actorId,
  };
}

export function toEntryView(found: FoundEntry, names: Names, readerId: string): ManualEntryView {
  const { row, lines, documents, receiptNumber, remittanceReference, reversesNumber, reversedBy } = found;
  const named = (id: string | null, label: string | null) =>
    id === null ? null : { id, label: label ?? id };
  return {
    ...toEntryRow(row, names),
    lines: lines.map(({ account, side, amount }) => ({
      ...{ account, side, name: accountName(account) },
      amount: rupeesFromPaise(amount),
    })),
    receipt: named(row.receiptId, receiptNumber),
    remittance: named(row.remittanceId, remittanceReference),
    reverses: named(row.reverses, reversesNumber),
    reversedBy: reversedBy && { id: reversedBy.id, label: reversedBy.number ?? 'Waiting' },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedById === null ? null : (names.get(row.decidedById) ?? row.decidedById),
    documents: documents.map(({ id, name, contentType, addedAt }) => ({
      ...{ id, name, contentType },
      addedAt: addedAt.toISOString(),
    })),
    isOwn: row.actorId === readerId,
  };
}

export function toChoice({ key, label, who, amount }: OpenItem) {
  return {
    id: key,
    label: [label, who].filter((part) => part !== null).join(', '),
    amount: rupeesFromPaise(amount),
  };
}
