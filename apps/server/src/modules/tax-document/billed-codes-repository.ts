import type { BilledCode } from '@ilaneer/domain/pricing/rate-table';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { taxDocuments } from '../../db/schema/order/tax-document.ts';

type BilledOnDay = BilledCode & { readonly documents: number };

/** HSN prefix, since a day, at these rates (basis points), by day; without flat-rate orders. */
export async function listBilledCodes(
  db: Database,
  { hsn, from, basisPoints }: { hsn: string; from: string; basisPoints: readonly number[] },
): Promise<BilledOnDay[]> {
  const day = sql`(${taxDocuments.issuedAt} at time zone 'Asia/Kolkata')::date`;
  const { rows } = await db.execute<{
    hsn: string;
    day: string;
    first: string | Date;
    last: string | Date;
    documents: number;
  }>(sql`
    select ${orderLines.hsnCode} as hsn, ${day}::text as day, min(${taxDocuments.issuedAt}) as first,
      max(${taxDocuments.issuedAt}) as last, count(distinct ${taxDocuments.id})::int as documents
    from ${taxDocuments} join ${orders} on ${orders.id} = ${taxDocuments.orderId}
      join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${taxDocuments.kind} = 'invoice' and ${orders.gstBasisPoints} is null
      and starts_with(${orderLines.hsnCode}, ${hsn}) and ${day} >= ${from}::date
      and ${orderLines.gstBasisPoints} = any(${sql.param([...basisPoints])}::int[])
    group by 1, 2`);
  return rows.map(({ first, last, ...row }) => ({ ...row, first: new Date(first), last: new Date(last) }));
}
