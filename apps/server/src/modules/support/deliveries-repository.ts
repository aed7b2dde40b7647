import type { TicketStatus } from '@ilaneer/domain/support/ticket';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { tickets } from '../../db/schema/content/ticket.ts';

/** Null without a row of the parcel. */
export async function reopenDelivery(
  tx: Database,
  parcelId: string,
  { dueAt, at }: { readonly dueAt: Date; readonly at: Date },
): Promise<string | null> {
  const [row] = await tx
    .update(tickets)
    .set({ status: 'open', dueAt, closedAt: null, updatedAt: at })
    .where(eq(tickets.parcelId, parcelId))
    .returning({ id: tickets.id });
  return row?.id ?? null;
}

/** Null without a row in these statuses. */
export async function lockDelivery(
  tx: Database,
  parcelId: string,
  statuses: readonly TicketStatus[],
): Promise<string | null> {
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.parcelId, parcelId), inArray(tickets.status, [...statuses])))
    .for('update');
  return row?.id ?? null;
}

/** To the pages of staff, without a word about the customer. */
export async function announceDelivery(tx: Database, id: string): Promise<void> {
  const payload = JSON.stringify({
    kind: 'ticket',
    id,
    by: { id: 'shop', name: 'The courier or the shopper' },
  });
  await tx.execute(sql`select pg_notify('staff_changed', ${payload})`);
}
