import type { PastOtp } from '@ilaneer/domain/verification/otp';
import { and, desc, eq, gt, isNull, lt, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account.ts';
import { oneTimeCodes, oneTimeLinks } from '../../db/schema/one-time.ts';

/** An OTP, without its digits. */
export type OneTimeCode = typeof oneTimeCodes.$inferSelect;
/** A link, without its token. */
export type OneTimeLink = typeof oneTimeLinks.$inferSelect;

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
  strangersOf: readonly OneTimeCode['channel'][],
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
      recipient: oneTimeCodes.recipient,
      purpose: oneTimeCodes.purpose,
      createdAt: oneTimeCodes.createdAt,
      tries: oneTimeCodes.tries,
      triesWithoutCookie: oneTimeCodes.triesWithoutCookie,
      deviceHash: oneTimeCodes.deviceHash,
      isUsed: sql<boolean>`${oneTimeCodes.usedAt} is not null`,
    })
    .from(oneTimeCodes)
    .where(
      and(
        sql`${oneTimeCodes.recipient} = any(${sql.param([...recipients])}::text[])`,
        gt(oneTimeCodes.createdAt, since),
      ),
    );
}

/** How many OTPs were asked for since then to log in where there is no account; counts no further than `atMost`. */
export async function countOtpsToStrangers(
  db: Database,
  channel: OneTimeCode['channel'],
  since: Date,
  atMost: number,
): Promise<number> {
  const known = channel === 'sms' ? users.mobile : users.email;
  const strangers = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, 'login'),
        eq(oneTimeCodes.channel, channel),
        gt(oneTimeCodes.createdAt, since),
        notExists(db.select({ id: users.id }).from(users).where(eq(known, oneTimeCodes.recipient))),
      ),
    )
    .limit(atMost);
  return (await strangers).length;
}

/** Inserts OTPs. */
export async function insertCodes(db: Database, codes: readonly OneTimeCode[]): Promise<void> {
  if (codes.length > 0) await db.insert(oneTimeCodes).values([...codes]);
}

/** An OTP by its id, for sending it. */
export async function findCode(db: Database, id: string): Promise<OneTimeCode | null> {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id)).limit(1);
  return row ?? null;
}

/** Whose OTP it is and what it is for. */
export type CodeOwner = Pick<OneTimeCode, 'purpose' | 'recipient' | 'userId'>;

/**
 * The newest OTP of a purpose, of one device or (null) of any, held until the transaction ends: whoever guesses waits
 * for the guess before. Of any device, one that still counts without its cookie comes before those that don't.
 */
export async function lockNewestCode(
  tx: Database,
  owner: CodeOwner,
  deviceHash: string | null,
  at: Date,
): Promise<OneTimeCode | null> {
  const countsForAnybody = and(
    not(oneTimeCodes.broughtCookie),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, at),
  );
  const newest = [desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id)];
  const [row] = await tx
    .select()
    .from(oneTimeCodes)
    .where(and(ofOwner(owner), deviceHash === null ? undefined : eq(oneTimeCodes.deviceHash, deviceHash)))
    .orderBy(...(deviceHash === null ? [desc(sql`(${countsForAnybody})`), ...newest] : newest))
    .limit(1)
    .for('update');
  return row ?? null;
}

function ofOwner({ recipient, purpose, userId }: CodeOwner): SQL | undefined {
  return and(
    eq(oneTimeCodes.recipient, recipient),
    eq(oneTimeCodes.purpose, purpose),
    userId === null ? isNull(oneTimeCodes.userId) : eq(oneTimeCodes.userId, userId),
  );
}

/** Counts a wrong try. */
export async function countTry(
  tx: Database,
  id: string,
  kind: 'tries' | 'triesWithoutCookie',
): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ [kind]: sql`${oneTimeCodes[kind]} + 1` })
    .where(eq(oneTimeCodes.id, id));
}

/** Whether an OTP of this owner was sent since then. */
export async function wasCodeSent(db: Database, owner: CodeOwner, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(ofOwner(owner), gt(oneTimeCodes.createdAt, since)))
    .limit(1);
  return found.length > 0;
}

/** Marks an OTP used. */
export async function useCode(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(oneTimeCodes).set({ usedAt: at }).where(eq(oneTimeCodes.id, id));
}

/** Inserts a link; the same one again is no other. */
export async function insertLink(db: Database, link: OneTimeLink): Promise<void> {
  await db.insert(oneTimeLinks).values(link).onConflictDoNothing();
}

/** A link by its id, for mailing it. */
export async function findLink(db: Database, id: string): Promise<OneTimeLink | null> {
  const [row] = await db.select().from(oneTimeLinks).where(eq(oneTimeLinks.id, id)).limit(1);
  return row ?? null;
}

/** Uses a link up, if it still counts: of several at the same time one gets it. */
export async function useLink(
  db: Database,
  id: string,
  purpose: OneTimeLink['purpose'],
  at: Date,
): Promise<OneTimeLink | null> {
  const [row] = await db
    .update(oneTimeLinks)
    .set({ usedAt: at })
    .where(
      and(
        eq(oneTimeLinks.id, id),
        eq(oneTimeLinks.purpose, purpose),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, at),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends the links of a purpose that an account still has. */
export async function endLinks(
  db: Database,
  userId: string,
  purpose: OneTimeLink['purpose'],
  at: Date,
): Promise<void> {
  await db
    .update(oneTimeLinks)
    .set({ usedAt: at })
    .where(
      and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, purpose), isNull(oneTimeLinks.usedAt)),
    );
}

/** Deletes everything of an account, and what was sent to its number and address. */
export async function deleteOneTimesOf(
  db: Database,
  user: { readonly id: string; readonly recipients: readonly string[] },
): Promise<void> {
  await db.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, user.id));
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, user.id));
  for (const recipient of user.recipients) {
    await db.delete(oneTimeCodes).where(eq(oneTimeCodes.recipient, recipient));
  }
}

/** Deletes what was made before then and is of no more use. */
export async function deleteOldOneTimes(db: Database, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before));
}
