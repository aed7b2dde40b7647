import { desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { sentMessages } from '../../db/schema/content/message.ts';
import { isHashedWith } from '../../db/sealed-rows.ts';
import { prepared } from '../../db/statements.ts';
import type { KeyRing } from '../../deps/keys.ts';
import { hashesOfSecret, hashOfSecret, type SecretDeps } from '../../deps/secrets.ts';
import type { Mailer } from '../../messages/mailer.ts';
import type { SmsSender } from '../../messages/sms.ts';

type NoteDeps = { readonly db: Database; readonly now: () => Date } & SecretDeps;

export type SentMessage = Omit<typeof sentMessages.$inferSelect, 'recipientHash'>;

/** Logs sent mails, except the farewell of a deleted account. */
export function notedMailer(deps: NoteDeps, mailer: Mailer): Mailer {
  return async (mail) => {
    await mailer(mail);
    const { id, kind, subject } = mail;
    if (kind !== 'account-deleted') await note(deps, mail.to, { id, kind, subject, channel: 'email' });
  };
}

export function notedSms(deps: NoteDeps, sms: SmsSender): SmsSender {
  return async (message) => {
    await sms(message);
    const { id, template } = message;
    await note(deps, message.to, { id, kind: template, subject: '', channel: 'sms' });
  };
}

export function listSentMessages(
  db: Database,
  keys: KeyRing,
  recipients: readonly string[],
): Promise<SentMessage[]> {
  const { id, channel, kind, subject, sentAt } = sentMessages;
  return db
    .select({ id, channel, kind, subject, sentAt })
    .from(sentMessages)
    .where(inArray(sentMessages.recipientHash, hashesOf(keys, recipients)))
    .orderBy(desc(sentAt), desc(id));
}

export async function deleteSentMessagesTo(
  tx: Database,
  keys: KeyRing,
  recipients: readonly string[],
): Promise<void> {
  await tx.delete(sentMessages).where(inArray(sentMessages.recipientHash, hashesOf(keys, recipients)));
}

/** From sending. */
export const pastMessages = retainedRows(sentMessages, sql`${sentMessages.sentAt}`);

export function countMessagesFoundBy(db: Database, mark: string): Promise<number> {
  return db.$count(sentMessages, isHashedWith(sentMessages.recipientHash, mark));
}

const noteStatement = prepared((db) =>
  db
    .insert(sentMessages)
    .values({
      id: sql.placeholder('id'),
      channel: sql.placeholder('channel'),
      recipientHash: sql.placeholder('recipientHash'),
      kind: sql.placeholder('kind'),
      subject: sql.placeholder('subject'),
      sentAt: sql.placeholder('sentAt'),
    })
    .onConflictDoNothing()
    .prepare('sent_message_note'),
);

async function note(
  { db, now, keys }: NoteDeps,
  to: string,
  message: Omit<SentMessage, 'sentAt'>,
): Promise<void> {
  const recipientHash = hashOfSecret(keys, nameOf(to));
  await noteStatement(db).execute({ ...message, recipientHash, sentAt: now() });
}

function hashesOf(keys: KeyRing, recipients: readonly string[]): string[] {
  return recipients.flatMap((recipient) => hashesOfSecret(keys, nameOf(recipient)));
}

function nameOf(recipient: string): string {
  return `message to ${recipient.trim().toLowerCase()}`;
}
