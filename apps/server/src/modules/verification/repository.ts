import type { PastOtp } from '@ilaneer/domain/verification/otp';
import { and, desc, eq, gt, isNull, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { type Retained, retainedRows } from '../../db/retained.ts';
import { users } from '../../db/schema/account/account.ts';
import { verificationCodes, verificationLinks } from '../../db/schema/account/verification.ts';

/** An OTP, without its digits. */
export type OtpRow = typeof verificationCodes.$inferSelect;
/** A link, without its token. */
export type LinkRow = typeof verificationLinks.$inferSelect;

/** Lets one request at a time send OTPs to a number or address, until the transaction ends. */
export function lockRecipient(tx: Database, recipient: string): Promise<void> {
  return lockToSend(tx, [recipient], []);
}

/**
 * The same for several, and for whoever counts what goes to strangers over these channels. Always in the same order, so
 * that nobody waits for each other.
 */
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

/** An OTP of the past and where it went. */
export type PastOtpTo = PastOtp & { readonly recipient: string };

/** The OTPs that went to numbers and addresses since then. */
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

export async function insertCodes(db: Database, codes: readonly OtpRow[]): Promise<void> {
  if (codes.length > 0) await db.insert(verificationCodes).values([...codes]);
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
 * for the guess before. Of any device, one that still counts without its cookie comes before those that don't.
 */
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

/** OTPs and links that are of no more use. */
export const pastCodesAndLinks: readonly Retained[] = [
  retainedRows(verificationCodes, sql`${verificationCodes.createdAt}`),
  retainedRows(verificationLinks, sql`${verificationLinks.expiresAt}`),
];
