import type { DocumentView } from '@ilaneer/contract/staff/books/statements';
import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { JournalEntryKind, Posting } from '@ilaneer/domain/journal/journal-entry';
import type { Period } from '@ilaneer/domain/journal/period';
import { type Paise, paise } from '@ilaneer/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { bookedIn, linesIn } from '../../modules/journal/journal.ts';

/** An entry with its document, if it has one of its own. */
export type BookedEntry = {
  readonly id: number;
  readonly kind: JournalEntryKind;
  readonly bookedOn: string;
  readonly happenedAt: Date;
  readonly document: DocumentView | null;
};

export type BookedLine = Pick<Posting, 'side' | 'amount' | 'orderId'> & {
  readonly orderNumber: string | null;
};

export type EntryWithLines = BookedEntry & {
  readonly lines: readonly (BookedLine & { readonly account: AccountId })[];
};

export type EntryPlace = { readonly bookedOn: string; readonly id: number };

// Of an entry `p` on a page: each by a key of its table.
const DOCUMENT = sql`
  case when d.id is not null then json_build_object('kind', 'tax document', 'id', d.number, 'label', d.number, 'orderId', d.order_id)
    when r.id is not null then json_build_object('kind', 'return', 'id', r.id, 'label', 'Return ' || r.number || ' of ' || ro.number, 'orderId', null)
    when m.id is not null then json_build_object('kind', 'remittance', 'id', m.id, 'label', m.reference, 'orderId', null)
    when c.id is not null then json_build_object('kind', 'claim', 'id', c.id, 'label', co.number || '-' || cp.position, 'orderId', null)
    when g.id is not null then json_build_object('kind', 'receipt', 'id', g.id, 'label', g.number, 'orderId', null)
    when h.id is not null then json_build_object('kind', 'manual entry', 'id', h.id, 'label', h.number, 'orderId', null)
  end as document`;

const DOCUMENTS = sql`
  left join returns r on r.id = p.source_id and p.kind in ('return', 'refund paid out')
  left join orders ro on ro.id = r.order_id
  left join lateral (
    select i.id, i.number, i.order_id from tax_documents i
    where p.kind = 'invoice' and i.kind = 'invoice' and i.order_id = p.source_id
    union all
    select n.id, n.number, n.order_id from tax_documents n where p.kind = 'return' and n.return_id = p.source_id
    union all
    select v.id, v.number, v.order_id from tax_documents v
    where v.source_id = p.source_id and v.kind = case
      when p.kind in ('payment captured', 'payment accepted') then 'receipt-voucher'
      when p.kind in ('refund requested', 'refund sent') then 'refund-voucher' end
  ) d on true
  left join remittances m on m.id = p.source_id and p.kind in ('remittance', 'remittance taken back')
  left join parcel_claims c on c.id = p.source_id and p.kind in ('claim opened', 'claim paid', 'claim refused')
  left join parcels cp on cp.id = c.parcel_id
  left join orders co on co.id = c.order_id
  left join stock_postings sp on sp.id = p.source_id and p.kind = 'goods purchased'
  left join stock_receipts g on g.id = sp.receipt_id
  left join manual_entries h on h.id = p.source_id and p.kind = 'manual entry'`;

type EntryRow = {
  readonly id: string;
  readonly kind: JournalEntryKind;
  readonly booked_on: string;
  readonly happened_at: string;
  readonly document: DocumentView | null;
};

/** By day and number. */
export async function listEntries(
  db: Database,
  period: Period,
  { after, limit }: { readonly after: EntryPlace | null; readonly limit: number },
): Promise<EntryWithLines[]> {
  const behind =
    after === null ? sql`true` : sql`(e.booked_on, e.id) > (${after.bookedOn}::date, ${after.id}::bigint)`;
  const { rows } = await db.execute<EntryRow>(sql`
    with page as materialized (
      select e.id, e.kind, e.source_id, e.booked_on, e.happened_at from journal_entries e
      where ${bookedIn(period)} and ${behind} order by e.booked_on, e.id limit ${limit}
    )
    select p.id, p.kind, p.booked_on::text, p.happened_at, ${DOCUMENT}
    from page p ${DOCUMENTS} order by p.booked_on, p.id`);
  const lines = await linesOf(
    db,
    rows.map(({ id }) => Number(id)),
  );
  return rows.map((row) => ({ ...toEntry(row), lines: lines.get(Number(row.id)) ?? [] }));
}

async function linesOf(
  db: Database,
  entryIds: readonly number[],
): Promise<Map<number, EntryWithLines['lines'][number][]>> {
  const { rows } = await db.execute<LineRow & { entry_id: string; account: AccountId }>(sql`
    select l.entry_id, l.account, l.side, l.amount_paise, l.order_id, o.number as order_number
    from journal_lines l left join orders o on o.id = l.order_id
    where l.entry_id = any(${sql.param([...entryIds])}::bigint[]) order by l.entry_id, l.position`);
  return Map.groupBy(
    rows.map((row) => ({ entryId: Number(row.entry_id), account: row.account, ...toLine(row) })),
    ({ entryId }) => entryId,
  );
}

type LineRow = {
  readonly side: Posting['side'];
  readonly amount_paise: string;
  readonly order_id: string | null;
  readonly order_number: string | null;
};

export type LedgerLine = BookedEntry & BookedLine & { readonly position: number };

export type LinePlace = EntryPlace & { readonly position: number };

/** Lines of an account, by day, number and position. */
export async function listLedger(
  db: Database,
  { account, period }: { readonly account: AccountId; readonly period: Period },
  { after, limit }: { readonly after: LinePlace | null; readonly limit: number },
): Promise<LedgerLine[]> {
  const lines = linesIn({ from: after?.bookedOn ?? period.from, to: period.to });
  const behind = after === null ? sql`true` : sql`not ${isUpTo(after)}`;
  const { rows } = await db.execute<EntryRow & LineRow & { position: number }>(sql`
    with page as materialized (
      select e.id, e.kind, e.source_id, e.booked_on, e.happened_at, l.position, l.side, l.amount_paise, l.order_id
      from ${lines} and l.account = ${account} and ${behind}
      order by e.booked_on, e.id, l.position limit ${limit}
    )
    select p.id, p.kind, p.booked_on::text, p.happened_at, p.position, p.side, p.amount_paise, p.order_id,
      o.number as order_number, ${DOCUMENT}
    from page p left join orders o on o.id = p.order_id ${DOCUMENTS} order by p.booked_on, p.id, p.position`);
  return rows.map((row) => ({ ...toEntry(row), ...toLine(row), position: row.position }));
}

/** Debits less credits of an account in a period up to a line, paise. */
export async function sumLedgerUpTo(
  db: Database,
  { account, period }: { readonly account: AccountId; readonly period: Period },
  place: LinePlace,
): Promise<Paise> {
  const lines = linesIn({ from: period.from, to: place.bookedOn });
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(case l.side when 'debit' then l.amount_paise else -l.amount_paise end), 0) as amount
    from ${lines} and l.account = ${account} and ${isUpTo(place)}`);
  return paise(Number(rows[0]?.amount ?? 0));
}

function isUpTo({ bookedOn, id, position }: LinePlace): SQL {
  return sql`(e.booked_on, e.id, l.position) <= (${bookedOn}::date, ${id}::bigint, ${position}::integer)`;
}

/** Up to a limit. */
export async function countEntries(db: Database, period: Period, limit: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from journal_entries e where ${bookedIn(period)} limit ${limit}) counted`);
  return rows[0]?.count ?? 0;
}

/** Up to a limit. */
export async function countLines(
  db: Database,
  { account, period }: { readonly account: AccountId | null; readonly period: Period },
  limit: number,
): Promise<number> {
  const wanted = account === null ? sql`true` : sql`l.account = ${account}`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${linesIn(period)} and ${wanted} limit ${limit}) counted`);
  return rows[0]?.count ?? 0;
}

function toEntry(row: EntryRow): BookedEntry {
  return {
    id: Number(row.id),
    kind: row.kind,
    bookedOn: row.booked_on,
    happenedAt: new Date(row.happened_at),
    document: row.document,
  };
}

function toLine(row: LineRow): BookedLine {
  return {
    side: row.side,
    amount: paise(Number(row.amount_paise)),
    orderId: row.order_id,
    orderNumber: row.order_number,
  };
}
