import { and, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ticketMessages, tickets } from '../../db/schema/content/ticket.ts';

/** Until the end of the transaction: a mail that is delivered twice at once waits for itself. */
export async function lockMail(tx: Database, mailId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${mailId}`}, 0))`);
}

export async function isMailKnown(tx: Database, mailId: string): Promise<boolean> {
  const rows = await tx
    .select({ position: ticketMessages.position })
    .from(ticketMessages)
    .where(eq(ticketMessages.mailId, mailId));
  return rows.length > 0;
}

/** One without an address never sent a mail, or is erased. */
export async function findNumberedTicket(tx: Database, numbers: readonly string[]): Promise<string | null> {
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(inArray(tickets.number, [...numbers]), isNotNull(tickets.email)));
  return row?.id ?? null;
}

/** By ids in our Message-IDs, or Message-IDs of mails received. */
export async function findMailedTicket(
  tx: Database,
  email: string,
  { ids, mailIds }: { readonly ids: readonly string[]; readonly mailIds: readonly string[] },
): Promise<string | null> {
  if (mailIds.length === 0) return null;
  const brought = tx
    .select({ ticketId: ticketMessages.ticketId })
    .from(ticketMessages)
    .where(inArray(ticketMessages.mailId, [...mailIds]));
  const isNamed = or(
    ids.length === 0 ? undefined : inArray(tickets.id, [...ids]),
    inArray(tickets.id, brought),
  );
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isNamed, eq(tickets.email, email)))
    .orderBy(desc(tickets.updatedAt))
    .limit(1);
  return row?.id ?? null;
}

/** Mails of a sender since a moment, and the tickets that they opened. */
export async function countMailsFrom(
  tx: Database,
  email: string,
  since: Date,
): Promise<{ readonly mails: number; readonly tickets: number }> {
  const [row] = await tx
    .select({
      mails: sql<number>`count(*)::int`,
      tickets: sql<number>`(count(*) filter (where ${ticketMessages.position} = 1))::int`,
    })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(
      and(
        eq(tickets.email, email),
        eq(ticketMessages.author, 'shopper'),
        isNotNull(ticketMessages.mailId),
        gte(ticketMessages.writtenAt, since),
      ),
    );
  return row ?? { mails: 0, tickets: 0 };
}
