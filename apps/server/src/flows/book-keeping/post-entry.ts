import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay, nextDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import {
  type EntryLimits,
  type ManualLine,
  manualJournalEntry,
  needsSecondPerson,
  totalOf,
} from '@ilaneer/domain/manual-entry/manual-entry';
import { type Paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { postEntry, readLockedThrough } from '../../modules/journal/journal.ts';
import {
  decideManualEntry,
  insertManualEntry,
  type NewManualEntry,
} from '../../modules/manual-entry/manual-entry.ts';
import { readSecondPersonAbove } from '../../modules/setting/setting.ts';
import { openAmountOf } from '../books/books.ts';

export type BookKeepingDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;

/** Postings are stopped, so that the month stays as it is read. */
export async function readLimits(
  tx: Database,
  { now }: Pick<Deps, 'now'>,
  items: { readonly receiptId: string | null; readonly remittanceId: string | null },
): Promise<EntryLimits> {
  const { receiptId, remittanceId } = items;
  return {
    today: indiaDay(now()),
    lockedThrough: await readLockedThrough(tx),
    payable: receiptId === null ? null : await openAmountOf(tx, 'supplier-payables', receiptId),
    unmatched: remittanceId === null ? null : await openAmountOf(tx, 'unmatched-receipts', remittanceId),
  };
}

export async function readLimit(db: Database): Promise<Paise | null> {
  const above = await readSecondPersonAbove(db);
  return above === null ? null : paiseFromRupees(above);
}

/** Posted at once, or waiting (MANUAL-ENTRY-3). The entry is checked. */
export async function storeEntry(
  tx: Database,
  deps: BookKeepingDeps,
  actor: StaffActor,
  entry: Omit<NewManualEntry, 'id' | 'totalPaise' | 'enteredAt'>,
  lines: readonly ManualLine[],
): Promise<string> {
  const [id, at] = [deps.newId(), deps.now()];
  const total = totalOf(lines);
  await insertManualEntry(tx, actor, { ...entry, id, totalPaise: total, enteredAt: at }, lines);
  const waits = needsSecondPerson(lines, await readLimit(tx));
  const number = waits ? null : await postManualEntry(tx, deps, actor, { ...entry, id }, lines);
  recordAct(tx, deps, actor, {
    action: waits ? 'entered an entry that waits' : 'posted an entry by hand',
    kind: 'manual entry',
    id,
    label: number ?? entry.bookedOn,
    before: null,
    after: {
      ...{ bookedOn: entry.bookedOn, total: rupeesFromPaise(total), reverses: entry.reverses },
      lines: lines.map(({ account, side, amount }) => `${side} ${account} ${rupeesFromPaise(amount)}`),
    },
    reason: entry.reason,
  });
  return id;
}

/** With its number. The month is open. */
export async function postManualEntry(
  tx: Database,
  { now }: Pick<Deps, 'now'>,
  actor: StaffActor,
  { id, bookedOn }: Pick<NewManualEntry, 'id' | 'bookedOn'>,
  lines: readonly ManualLine[],
): Promise<string | null> {
  const at = now();
  const happenedAt =
    bookedOn === indiaDay(at) ? at : new Date(startOfIndiaDay(nextDay(bookedOn)).getTime() - 1);
  const financialYear = financialYearOf(happenedAt);
  const number = await decideManualEntry(tx, actor, id, { state: 'posted', financialYear, at });
  await postEntry(tx, manualJournalEntry(id, lines, happenedAt));
  return number;
}
