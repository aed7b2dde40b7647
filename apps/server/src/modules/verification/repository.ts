import type { PastOtp } from '@ilaneer/domain/verification/otp';
import { and, desc, eq, gt, isNull, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { type Retained, retainedRows } from '../../db/retained.ts';
import { users } from '../../db/schema/account/account.ts';
import { verificationCodes, verificationLinks } from '../../db/schema/account/verification.ts';

export type OtpRow = typeof verificationCodes.$inferSelect;
export type LinkRow = typeof verificationLinks.$inferSelect;

/** Serialises OTPs to a recipient until commit. */
export function lockRecipient(tx: Database, recipient: string): Promise<void> {
  return lockToSend(tx, [recipient], []);
}

/** Several recipients, and the channels' stranger limits, in a fixed order. */
export async function lockToSend(
  tx: Database,
  recipients: readonly string[],
  strangersOf: readonly OtpRow['channel'][],
): Promise<void> {
  const names = [
    ...strangersOf.toSorted().map((channel) => `otps to strangers by ${channel}`),
    ...recipients.toSorted().map((recipient) => `otp ${recipient}`),
  ];
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) name`,
  );
}

export type PastOtpTo = PastOtp & { readonly recipient: string };

export function listPastOtps(db: Database, recipients: readonly string[], since: Date): Promise<PastOtpTo[]> {
  return db
    .select({
      recipient: verificationCodes.recipient,
      purpose: verificationCodes.purpose,
      createdAt: verificationCodes.createdAt,
      tries: verificationCodes.tries,
      triesWithoutCookie: verificationCodes.triesWithoutCookie,
      deviceHash: verificationCodes.deviceHash,
      isUsed: sql<boolean>`${verificationCodes.usedAt} is not null`,
    })
    .from(verificationCodes)
    .where(
      and(
        sql`${verificationCodes.recipient} = any(${sql.param([...recipients])}::text[])`,
        gt(verificationCodes.createdAt, since),
      ),
    );
}

/** Login OTPs without an account, up to `atMost`. */
export async function countOtpsToStrangers(
  db: Database,
  channel: OtpRow['channel'],
  since: Date,
  atMost: number,
): Promise<number> {
  const known = channel === 'sms' ? users.mobile : users.email;
  const strangers = db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.purpose, 'login'),
        eq(verificationCodes.channel, channel),
        gt(verificationCodes.createdAt, since),
        notExists(db.select({ id: users.id }).from(users).where(eq(known, verificationCodes.recipient))),
      ),
    )
    .limit(atMost);
  return (await strangers).length;
}

export async function insertCodes(db: Database, codes: readonly OtpRow[]): Promise<void> {
  if (codes.length > 0) await db.insert(verificationCodes).values([...codes]);
}

export async function findCode(db: Database, id: string): Promise<OtpRow | null> {
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, id)).limit(1);
  return row ?? null;
}

export type CodeOwner = Pick<OtpRow, 'purpose' | 'recipient' | 'userId'>;

/** Locks, which serialises guesses. Device null: any, OTPs usable without a cookie first. */
export async function lockNewestCode(
  tx: Database,
  owner: CodeOwner,
  deviceHash: string | null,
  at: Date,
): Promise<OtpRow | null> {
  const countsForAnybody = and(
    not(verificationCodes.broughtCookie),
    isNull(verificationCodes.usedAt),
    gt(verificationCodes.expiresAt, at),
  );
  const newest = [desc(verificationCodes.createdAt), desc(verificationCodes.id)];
  const [row] = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(ofOwner(owner), deviceHash === null ? undefined : eq(verificationCodes.deviceHash, deviceHash)),
    )
    .orderBy(...(deviceHash === null ? [desc(sql`(${countsForAnybody})`), ...newest] : newest))
    .limit(1)
    .for('update');
  return row ?? null;
}

function ofOwner({ recipient, purpose, userId }: CodeOwner): SQL | undefined {
  return and(
    eq(verificationCodes.recipient, recipient),
    eq(verificationCodes.purpose, purpose),
    userId === null ? isNull(verificationCodes.userId) : eq(verificationCodes.userId, userId),
  );
}

export async function countTry(
  tx: Database,
  id: string,
  kind: 'tries' | 'triesWithoutCookie',
): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ [kind]: sql`${verificationCodes[kind]} + 1` })
    .where(eq(verificationCodes.id, id));
}

export async function wasCodeSent(db: Database, owner: CodeOwner, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(ofOwner(owner), gt(verificationCodes.createdAt, since)))
    .limit(1);
  return found.length > 0;
}

export async function useCode(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(verificationCodes).set({ usedAt: at }).where(eq(verificationCodes.id, id));
}

export async function insertLink(db: Database, link: LinkRow): Promise<void> {
  await db.insert(verificationLinks).values(link).onConflictDoNothing();
}

export async function findLink(db: Database, id: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(verificationLinks).where(eq(verificationLinks.id, id)).limit(1);
  return row ?? null;
}

/** Single use. */
export async function useLink(
  db: Database,
  id: string,
  purpose: LinkRow['purpose'],
  at: Date,
): Promise<LinkRow | null> {
  const [row] = await db
    .update(verificationLinks)
    .set({ usedAt: at })
    .where(
      and(
        eq(verificationLinks.id, id),
        eq(verificationLinks.purpose, purpose),
        isNull(verificationLinks.usedAt),
        gt(verificationLinks.expiresAt, at),
      ),
    )
    .returning();
  return row ?? null;
}

export async function endLinks(
  db: Database,
  userId: string,
  purpose: LinkRow['purpose'],
  at: Date,
): Promise<void> {
  await db
    .update(verificationLinks)
    .set({ usedAt: at })
    .where(
      and(
        eq(verificationLinks.userId, userId),
        eq(verificationLinks.purpose, purpose),
        isNull(verificationLinks.usedAt),
      ),
    );
}

export async function deleteCodesAndLinksOf(
  db: Database,
  user: { readonly id: string; readonly recipients: readonly string[] },
): Promise<void> {
  await db.delete(verificationLinks).where(eq(verificationLinks.userId, user.id));
  await db.delete(verificationCodes).where(eq(verificationCodes.userId, user.id));
  for (const recipient of user.recipients) {
    await db.delete(verificationCodes).where(eq(verificationCodes.recipient, recipient));
  }
}

export const pastCodesAndLinks: readonly Retained[] = [
  retainedRows(verificationCodes, sql`${verificationCodes.createdAt}`),
  retainedRows(verificationLinks, sql`${verificationLinks.expiresAt}`),
];
