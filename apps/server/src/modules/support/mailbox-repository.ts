import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { readMailboxes } from '../../db/schema/content/ticket.ts';

export type MailboxState = typeof readMailboxes.$inferSelect;

export async function findMailbox(db: Database, name: string): Promise<MailboxState | null> {
  const [row] = await db.select().from(readMailboxes).where(eq(readMailboxes.name, name));
  return row ?? null;
}

export async function writeMailbox(db: Database, { name, ...state }: MailboxState): Promise<void> {
  await db
    .insert(readMailboxes)
    .values({ name, ...state })
    .onConflictDoUpdate({ target: readMailboxes.name, set: state });
}
