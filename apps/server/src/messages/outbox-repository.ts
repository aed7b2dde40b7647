import { desc } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { outboxMessages } from '../db/schema/content/message.ts';

/** A message that the sandbox stored instead of sending. */
export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** Keeps a message; a repeat of the same id is the same message. */
export async function insertMessage(db: Database, message: OutboxMessage): Promise<void> {
  await db.insert(outboxMessages).values(message).onConflictDoNothing();
}

/** The latest messages, newest first. */
export function listMessages(db: Database, limit: number): Promise<OutboxMessage[]> {
  return db.select().from(outboxMessages).orderBy(desc(outboxMessages.sentAt)).limit(limit);
}
