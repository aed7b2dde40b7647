import type { TicketStatus } from '@ilaneer/domain/support/ticket';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import type { Deps } from '../../deps/deps.ts';
import { updateTicket } from './repository.ts';
import { insertNumbered } from './write-ticket.ts';

export type FailedDelivery = {
  readonly orderId: string;
  readonly parcelId: string;
  readonly userId: string;
  readonly subject: string;
  readonly name: string;
  readonly phone: string | null;
  readonly dueAt: Date;
};

/** One row of the inbox for a parcel, opened again by each attempt (SUPPORT-20). */
export async function openDelivery(
  tx: Database,
  deps: Pick<Deps, 'now' | 'newId'>,
  delivery: FailedDelivery,
): Promise<void> {
  const at = deps.now();
  const reopened = await tx
    .update(tickets)
    .set({ status: 'open', dueAt: delivery.dueAt, closedAt: null, updatedAt: at })
    .where(eq(tickets.parcelId, delivery.parcelId))
    .returning({ id: tickets.id });
  const id =
    reopened[0]?.id ??
    (
      await insertNumbered(tx, deps, {
        ...delivery,
        kind: 'delivery',
        status: 'open',
        createdAt: at,
        updatedAt: at,
      })
    ).id;
  await announceDelivery(tx, id);
}

/** Answered once the courier knows; closed at the parcel's end. Nothing without a row, or if it is so already. */
export async function settleDelivery(
  tx: Database,
  parcelId: string,
  status: Exclude<TicketStatus, 'open'>,
  at: Date,
): Promise<void> {
  const isOpen = status === 'closed' ? ne(tickets.status, 'closed') : eq(tickets.status, 'open');
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.parcelId, parcelId), isOpen))
    .for('update');
  if (row === undefined) return;
  await updateTicket(tx, row.id, {
    status,
    updatedAt: at,
    ...(status === 'closed' ? { closedAt: at } : { firstAnsweredAt: at }),
  });
  await announceDelivery(tx, row.id);
}

/** A changed choice is a version of the row too. */
export async function touchDelivery(tx: Database, parcelId: string, at: Date): Promise<void> {
  const [row] = await tx
    .update(tickets)
    .set({ updatedAt: at })
    .where(eq(tickets.parcelId, parcelId))
    .returning({ id: tickets.id });
  if (row !== undefined) await announceDelivery(tx, row.id);
}

/** To the pages of staff, without a word about the customer. */
async function announceDelivery(tx: Database, id: string): Promise<void> {
  const payload = JSON.stringify({
    kind: 'ticket',
    id,
    by: { id: 'shop', name: 'The courier or the shopper' },
  });
  await tx.execute(sql`select pg_notify('staff_changed', ${payload})`);
}
