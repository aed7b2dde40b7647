import type { Actor } from '@ilaneer/domain/actor/actor';
import type { DocumentType } from '@ilaneer/domain/manual-entry/entry-document';
import type { ManualEntryState, ManualLine } from '@ilaneer/domain/manual-entry/manual-entry';
import { paise } from '@ilaneer/domain/money';
import { documentNumber } from '@ilaneer/domain/tax-document/financial-year';
import { and, asc, desc, eq, ilike, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  manualEntries,
  manualEntryDocuments,
  manualEntryLines,
} from '../../db/schema/balance/manual-entry.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { holding } from '../../db/text-search.ts';

export type ManualEntryRow = typeof manualEntries.$inferSelect;

export type NewManualEntry = Pick<
  ManualEntryRow,
  | 'id'
  | 'bookedOn'
  | 'reason'
  | 'totalPaise'
  | 'receiptId'
  | 'remittanceId'
  | 'reverses'
  | 'idempotencyKey'
  | 'enteredAt'
>;

/** It waits until it is decided. */
export async function insertManualEntry(
  tx: Database,
  actor: Actor,
  entry: NewManualEntry,
  lines: readonly ManualLine[],
): Promise<void> {
  await tx.insert(manualEntries).values({ ...entry, state: 'waiting', ...storedActor(actor) });
  await tx.insert(manualEntryLines).values(
    lines.map(({ account, side, amount }, index) => ({
      ...{ entryId: entry.id, position: index + 1, account, side },
      amountPaise: amount,
    })),
  );
}

export type EntryDocument = Omit<typeof manualEntryDocuments.$inferSelect, 'bytes' | 'actorKind' | 'actorId'>;

export type FoundEntry = {
  readonly row: ManualEntryRow;
  readonly lines: readonly ManualLine[];
  readonly documents: readonly EntryDocument[];
  readonly receiptNumber: string | null;
  readonly remittanceReference: string | null;
  readonly reversesNumber: string | null;
  readonly reversedBy: { readonly id: string; readonly number: string | null } | null;
};

export async function findManualEntry(db: Database, id: string): Promise<FoundEntry | null> {
  const [row] = await db.select().from(manualEntries).where(eq(manualEntries.id, id));
  if (row === undefined) return null;
  const lines = await db
    .select()
    .from(manualEntryLines)
    .where(eq(manualEntryLines.entryId, id))
    .orderBy(asc(manualEntryLines.position));
  const { bytes: _, actorKind: _kind, actorId: _id, ...listed } = DOCUMENT_COLUMNS;
  const documents = await db
    .select(listed)
    .from(manualEntryDocuments)
    .where(eq(manualEntryDocuments.entryId, id))
    .orderBy(asc(manualEntryDocuments.position));
  const { rows } = await db.execute<{
    receipt: string | null;
    remittance: string | null;
    reverses: string | null;
  }>(sql`
    select (select number from stock_receipts where id = ${row.receiptId}) as receipt,
      (select reference from remittances where id = ${row.remittanceId}) as remittance,
      (select number from manual_entries where id = ${row.reverses}) as reverses`);
  const [reversedBy] = await db
    .select({ id: manualEntries.id, number: manualEntries.number })
    .from(manualEntries)
    .where(and(eq(manualEntries.reverses, id), ne(manualEntries.state, 'withdrawn')));
  return {
    row,
    documents,
    lines: lines.map(({ account, side, amountPaise }) => ({ account, side, amount: paise(amountPaise) })),
    receiptNumber: rows[0]?.receipt ?? null,
    remittanceReference: rows[0]?.remittance ?? null,
    reversesNumber: rows[0]?.reverses ?? null,
    reversedBy: reversedBy ?? null,
  };
}

const DOCUMENT_COLUMNS = {
  id: manualEntryDocuments.id,
  entryId: manualEntryDocuments.entryId,
  position: manualEntryDocuments.position,
  name: manualEntryDocuments.name,
  contentType: manualEntryDocuments.contentType,
  bytes: manualEntryDocuments.bytes,
  addedAt: manualEntryDocuments.addedAt,
  actorKind: manualEntryDocuments.actorKind,
  actorId: manualEntryDocuments.actorId,
};

export async function findEntryByKey(db: Database, key: string): Promise<string | null> {
  const [row] = await db
    .select({ id: manualEntries.id })
    .from(manualEntries)
    .where(eq(manualEntries.idempotencyKey, key));
  return row?.id ?? null;
}

/** For update. */
export async function lockManualEntry(tx: Database, id: string): Promise<FoundEntry | null> {
  await tx.select({ id: manualEntries.id }).from(manualEntries).where(eq(manualEntries.id, id)).for('update');
  return findManualEntry(tx, id);
}

const SERIES = 'JV';

/** Numbers have no gap: posting takes turns. The entry is locked. Returns the number of a posted one. */
export async function decideManualEntry(
  tx: Database,
  actor: Actor,
  id: string,
  end: {
    readonly state: Exclude<ManualEntryState, 'waiting'>;
    readonly financialYear: string;
    readonly at: Date;
  },
): Promise<string | null> {
  const { state, financialYear, at } = end;
  const { actorKind: decidedByKind, actorId: decidedById } = storedActor(actor);
  const decided = { state, decidedAt: at, decidedByKind, decidedById };
  if (state === 'withdrawn') {
    await tx.update(manualEntries).set(decided).where(eq(manualEntries.id, id));
    return null;
  }
  const [last] = await tx
    .select({ position: max(manualEntries.position) })
    .from(manualEntries)
    .where(eq(manualEntries.financialYear, financialYear));
  const position = (last?.position ?? 0) + 1;
  const number = documentNumber({ prefix: SERIES, financialYear, position });
  await tx
    .update(manualEntries)
    .set({ ...decided, number, financialYear, position })
    .where(eq(manualEntries.id, id));
  return number;
}

/** The entry is locked. The same file again is the same document. */
export async function addDocument(
  tx: Database,
  actor: Actor,
  document: {
    readonly id: string;
    readonly entryId: string;
    readonly name: string;
    readonly contentType: DocumentType;
    readonly bytes: Buffer;
    readonly addedAt: Date;
  },
  most: number,
): Promise<'added' | 'there' | 'full'> {
  const { rows } = await tx.execute<{ count: number; same: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(bytes = ${document.bytes}::bytea), false) as same
    from manual_entry_documents where entry_id = ${document.entryId}`);
  const { count = 0, same = false } = rows[0] ?? {};
  if (same) return 'there';
  if (count >= most) return 'full';
  await tx.insert(manualEntryDocuments).values({ ...document, position: count + 1, ...storedActor(actor) });
  return 'added';
}

export async function findDocument(
  db: Database,
  entryId: string,
  id: string,
): Promise<{ readonly name: string; readonly contentType: DocumentType; readonly bytes: Buffer } | null> {
  const { name, contentType, bytes } = DOCUMENT_COLUMNS;
  const [row] = await db
    .select({ name, contentType, bytes })
    .from(manualEntryDocuments)
    .where(and(eq(manualEntryDocuments.entryId, entryId), eq(manualEntryDocuments.id, id)));
  return row ?? null;
}

type EntryFilter = { readonly state: ManualEntryState | null; readonly search: string };

export function listManualEntries(
  db: Database,
  page: {
    readonly filter: EntryFilter;
    readonly after: { readonly enteredAt: string; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<ManualEntryRow[]> {
  const { filter, after, limit } = page;
  const behind =
    after === null
      ? sql`true`
      : sql`(${manualEntries.enteredAt}, ${manualEntries.id}) < (${after.enteredAt}::timestamptz, ${after.id})`;
  return db
    .select()
    .from(manualEntries)
    .where(and(matches(filter), behind))
    .orderBy(desc(manualEntries.enteredAt), desc(manualEntries.id))
    .limit(limit);
}

export async function countManualEntries(db: Database, filter: EntryFilter, most: number): Promise<number> {
  const rows = await db
    .select({ id: manualEntries.id })
    .from(manualEntries)
    .where(matches(filter))
    .limit(most);
  return rows.length;
}

function matches({ state, search }: EntryFilter): SQL | undefined {
  const pattern = holding(search.trim());
  return and(
    state === null ? undefined : eq(manualEntries.state, state),
    search.trim() === ''
      ? undefined
      : or(ilike(manualEntries.number, pattern), ilike(manualEntries.reason, pattern)),
  );
}
