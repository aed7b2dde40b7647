import type { PastOtp } from '@ilaneer/domain/verification/otp';
import { and, desc, eq, gt, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account.ts';
import { verificationCodes, verificationLinks } from '../../db/schema/verification.ts';

/** An OTP, without its digits. */
export type OtpRow = typeof verificationCodes.$inferSelect;
/** A link, without its token. */
export type LinkRow = typeof verificationLinks.$inferSelect;

/** Lets one request at a time send OTPs to a number or address, until the transaction ends. */
export async function lockRecipient(tx: Database, recipient: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${recipient}`}, 0))`);
}

/** The OTPs that went to a number or address since then. */
export async function listPastOtps(db: Database, recipient: string, since: Date): Promise<PastOtp[]> {
  return db
    .select({
      purpose: verificationCodes.purpose,
      createdAt: verificationCodes.createdAt,
      tries: verificationCodes.tries,
      triesWithoutCookie: verificationCodes.triesWithoutCookie,
      deviceHash: verificationCodes.deviceHash,
      isUsed: sql<boolean>`${verificationCodes.usedAt} is not null`,
    })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.recipient, recipient), gt(verificationCodes.createdAt, since)));
}

/** How many OTPs were asked for since then to log in where there is no account; counts no further than `atMost`. */
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

/** Inserts an OTP. */
export async function insertCode(db: Database, code: OtpRow): Promise<void> {
  await db.insert(verificationCodes).values(code);
}

/** An OTP by its id, for sending it. */
export async function findCode(db: Database, id: string): Promise<OtpRow | null> {
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, id)).limit(1);
  return row ?? null;
}

/** Whose OTP it is and what it is for. */
export type CodeOwner = Pick<OtpRow, 'purpose' | 'recipient' | 'userId'>;

/**
 * The newest OTP of a purpose, of one device or (null) of any, held until the transaction ends: whoever guesses waits
 * for the guess before.
 */
export async function lockNewestCode(
  tx: Database,
  owner: CodeOwner,
  deviceHash: string | null,
): Promise<OtpRow | null> {
  const [row] = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(ofOwner(owner), deviceHash === null ? undefined : eq(verificationCodes.deviceHash, deviceHash)),
    )
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
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

/** Counts a wrong try. */
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

/** Whether an OTP of this owner was sent since then. */
export async function wasCodeSent(db: Database, owner: CodeOwner, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(ofOwner(owner), gt(verificationCodes.createdAt, since)))
    .limit(1);
  return found.length > 0;
}

/** Marks an OTP used. */
export async function useCode(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(verificationCodes).set({ usedAt: at }).where(eq(verificationCodes.id, id));
}

/** Inserts a link; the same one again is no other. */
export async function insertLink(db: Database, link: LinkRow): Promise<void> {
  await db.insert(verificationLinks).values(link).onConflictDoNothing();
}

/** A link by its id, for mailing it. */
export async function findLink(db: Database, id: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(verificationLinks).where(eq(verificationLinks.id, id)).limit(1);
  return row ?? null;
}

/** Uses a link up, if it still counts: of several at the same time one gets it. */
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

/** Ends the links of a purpose that an account still has. */
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

/** Deletes everything of an account, and what was sent to its number and address. */
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

/** Deletes what was made before then and is of no more use. */
export async function deleteOldCodesAndLinks(db: Database, before: Date): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.createdAt, before));
  await db.delete(verificationLinks).where(lt(verificationLinks.expiresAt, before));
}
