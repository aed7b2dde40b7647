import type { StockFigure } from '@ilaneer/domain/journal/stock-entries';
import { type Paise, paise } from '@ilaneer/domain/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { stockPostings } from '../../db/schema/balance/stock-posting.ts';

const STOCK_POSTING = 7_203_418;

/** Until commit: two at a time would post the same twice. */
export async function lockStockPosting(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STOCK_POSTING})`);
}

/** One sum for each kind, day, receipt and reason. */
export async function listPostedStock(db: Database): Promise<StockFigure[]> {
  const { rows } = await db.execute<{
    kind: StockFigure['kind'];
    day: string;
    receipt_id: string | null;
    reason: StockFigure['reason'];
    cost: string;
    igst: string;
    cgst: string;
  }>(sql`
    select kind, day::text, receipt_id, reason, sum(cost_paise) as cost, sum(igst_paise) as igst, sum(cgst_paise) as cgst
    from stock_postings group by 1, 2, 3, 4`);
  return rows.map(({ kind, day, receipt_id: receiptId, reason, cost, igst, cgst }) => ({
    ...{ kind, day, receiptId, reason },
    amounts: { cost: paise(Number(cost)), igst: paise(Number(igst)), cgst: paise(Number(cgst)) },
  }));
}

export async function insertStockPosting(
  tx: Database,
  id: string,
  { kind, day, receiptId, reason, amounts: { cost, igst, cgst } }: StockFigure,
  postedAt: Date,
): Promise<void> {
  const amounts = { costPaise: cost, igstPaise: igst, cgstPaise: cgst };
  await tx.insert(stockPostings).values({ id, kind, day, receiptId, reason, ...amounts, postedAt });
}

/**
 * The last day with more than purchases, which are posted at once, and the stock that the postings up to it leave.
 * Null if nothing is posted.
 */
export async function sumPostedStock(
  db: Database,
): Promise<{ readonly day: string; readonly value: Paise } | null> {
  const { rows } = await db.execute<{ day: string | null; value: string | null }>(sql`
    with last as (select max(day) as day from stock_postings where kind <> 'goods purchased')
    select l.day::text, sum(case when p.kind in ('goods sold', 'goods lost') then -p.cost_paise else p.cost_paise end) as value
    from last l join stock_postings p on p.day <= l.day group by l.day`);
  const [row] = rows;
  return row == null || row.day === null ? null : { day: row.day, value: paise(Number(row.value ?? 0)) };
}
