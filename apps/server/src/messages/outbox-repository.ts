import { desc, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { outboxMessages } from '../db/schema/content/message.ts';
import { prepared } from '../db/statements.ts';

export type OutboxMessage = typeof outboxMessages.$inferSelect;

const insertStatement = prepared((db) =>
  db
    .insert(outboxMessages)
    .values({
      id: sql.placeholder('id'),
      channel: sql.placeholder('channel'),
      recipient: sql.placeholder('recipient'),
      subject: sql.placeholder('subject'),
      body: sql.placeholder('body'),
      html: sql.placeholder('html'),
      sentAt: sql.placeholder('sentAt'),
    })
    .onConflictDoNothing()
    .prepare('outbox_message_insert'),
);

/** Idempotent by id. */
export async function insertMessage(db: Database, message: OutboxMessage): Promise<void> {
  await insertStatement(db).execute(message);
}

export function listMessages(db: Database, limit: number): Promise<OutboxMessage[]> {
  return db.select().from(outboxMessages).orderBy(desc(outboxMessages.sentAt)).limit(limit);
}
