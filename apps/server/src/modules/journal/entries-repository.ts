import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { JournalEntryKind, Posting } from '@ilaneer/domain/journal/journal-entry';
import { type Paise, paise } from '@ilaneer/domain/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** A line with its entry. */
export type BookedLine = {
  readonly entryId: number;
  readonly position: number;
  readonly bookedOn: string;
  readonly happenedAt: Date;
  readonly kind: JournalEntryKind;
  readonly sourceId: string;
  readonly account: AccountId;
  readonly side: Posting['side'];
  readonly amount: Paise;
  readonly orderNumber: string | null;
};

export type LinePlace = Pick<BookedLine, 'bookedOn' | 'entryId' | 'position'>;

/** Booked between two days, in order, after a line. */
export async function listBookedLines(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
  { after, limit }: { readonly after: LinePlace | null; readonly limit: number },
): Promise<BookedLine[]> {
  const behind =
    after === null
      ? sql`true`
      : sql`(e.booked_on, e.id, l.position) > (${after.bookedOn}::date, ${after.entryId}::bigint, ${after.position}::integer)`;
  const { rows } = await db.execute<
    Omit<BookedLine, 'entryId' | 'happenedAt' | 'amount'> & {
      readonly entryId: string;
      readonly happenedAt: string | Date;
      readonly amount: string;
    }
  >(sql`
    select e.id as "entryId", l.position, e.booked_on::text as "bookedOn", e.happened_at as "happenedAt", e.kind,
      e.source_id as "sourceId", l.account, l.side, l.amount_paise as amount, o.number as "orderNumber"
    from journal_entries e join journal_lines l on l.entry_id = e.id left join orders o on o.id = l.order_id
    where e.booked_on between ${from}::date and ${to}::date and ${behind}
    order by e.booked_on, e.id, l.position
    limit ${limit}`);
  return rows.map(({ entryId, happenedAt, amount, ...row }) => ({
    ...row,
    entryId: Number(entryId),
    happenedAt: new Date(happenedAt),
    amount: paise(Number(amount)),
  }));
}
