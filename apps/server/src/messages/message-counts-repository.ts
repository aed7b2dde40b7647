import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { messageCounts } from '../db/schema/content/message.ts';

export type BudgetKind = (typeof messageCounts.$inferSelect)['kind'];

export async function countSent(db: Database, kind: BudgetKind, day: string): Promise<number> {
  const [row] = await db
    .select({ sent: messageCounts.sent })
    .from(messageCounts)
    .where(and(eq(messageCounts.day, day), eq(messageCounts.kind, kind)));
  return row?.sent ?? 0;
}

/** Null if over budget. */
export async function countOneMore(
  db: Database,
  kind: BudgetKind,
  day: string,
  budget: number,
): Promise<number | null> {
  if (budget === 0) return null;
  const [row] = await db
    .insert(messageCounts)
    .values({ day, kind, sent: 1 })
    .onConflictDoUpdate({
      target: [messageCounts.day, messageCounts.kind],
      set: { sent: sql`${messageCounts.sent} + 1` },
      setWhere: lt(messageCounts.sent, budget),
    })
    .returning({ sent: messageCounts.sent });
  return row?.sent ?? null;
}

export async function countOneLess(db: Database, kind: BudgetKind, day: string): Promise<void> {
  await db
    .update(messageCounts)
    .set({ sent: sql`${messageCounts.sent} - 1` })
    .where(and(eq(messageCounts.day, day), eq(messageCounts.kind, kind), gt(messageCounts.sent, 0)));
}
