import type { Actor } from '@ilaneer/domain/actor/actor';
import { OPEN_BOOKINGS, TRY_LASTS_MS } from '@ilaneer/domain/parcel/couriers/booking';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { oneOf, storedActor } from '../../db/schema/columns.ts';
import { parcelBookings } from '../../db/schema/order/parcel-booking.ts';

export type ParcelBooking = typeof parcelBookings.$inferSelect;

export type BookingKey = Pick<ParcelBooking, 'parcelId' | 'attempt'>;

export type NewBooking = Pick<
  ParcelBooking,
  'parcelId' | 'attempt' | 'courier' | 'reference' | 'weightGrams' | 'createdAt'
>;

type BookingChanges = Partial<
  Pick<ParcelBooking, 'state' | 'triedAt' | 'awb' | 'handle' | 'reason' | 'askAt'>
>;

export async function insertBooking(tx: Database, actor: Actor, booking: NewBooking): Promise<void> {
  await tx.insert(parcelBookings).values({
    ...booking,
    state: 'asked',
    updatedAt: booking.createdAt,
    ...storedActor(actor),
  });
}

/** Newest first. */
export async function listBookings(db: Database, parcelIds: readonly string[]): Promise<ParcelBooking[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(parcelBookings)
    .where(inArray(parcelBookings.parcelId, [...parcelIds]))
    .orderBy(desc(parcelBookings.attempt));
}

export async function findBooking(db: Database, key: BookingKey): Promise<ParcelBooking | null> {
  const [found] = await db.select().from(parcelBookings).where(isBooking(key));
  return found ?? null;
}

/** Lock its order first. */
export async function findOpenBooking(tx: Database, parcelId: string): Promise<ParcelBooking | null> {
  const [found] = await tx
    .select()
    .from(parcelBookings)
    .where(and(eq(parcelBookings.parcelId, parcelId), oneOf(parcelBookings.state, OPEN_BOOKINGS)));
  return found ?? null;
}

/** Counts a try, unless another may be under way: two at once would book twice. Null: not now. */
export async function beginTry(db: Database, key: BookingKey, at: Date): Promise<ParcelBooking | null> {
  const isOver = lte(parcelBookings.triedAt, new Date(at.getTime() - TRY_LASTS_MS));
  const [begun] = await db
    .update(parcelBookings)
    .set({ tries: sql`${parcelBookings.tries} + 1`, triedAt: at, updatedAt: at })
    .where(and(isBooking(key), eq(parcelBookings.state, 'asked'), or(isNull(parcelBookings.triedAt), isOver)))
    .returning();
  return begun ?? null;
}

export async function writeBooking(
  tx: Database,
  key: BookingKey,
  changes: BookingChanges,
  at: Date,
): Promise<void> {
  await tx
    .update(parcelBookings)
    .set({ ...changes, updatedAt: at })
    .where(isBooking(key));
}

/** `isKnown`: booked here. `isDue`: newly so, which takes a job. */
export async function askSoon(
  db: Database,
  courier: CourierName,
  awb: string,
  at: Date,
): Promise<{ readonly isKnown: boolean; readonly isDue: boolean }> {
  const is = and(eq(parcelBookings.courier, courier), eq(parcelBookings.awb, awb));
  const isLater = or(isNull(parcelBookings.askAt), sql`${parcelBookings.askAt} > ${at}`);
  const made = await db
    .update(parcelBookings)
    .set({ askAt: at })
    .where(and(is, eq(parcelBookings.state, 'booked'), isLater))
    .returning({ attempt: parcelBookings.attempt });
  if (made.length > 0) return { isKnown: true, isDue: true };
  const known = await db.select({ attempt: parcelBookings.attempt }).from(parcelBookings).where(is);
  return { isKnown: known.length > 0, isDue: false };
}

/** Moves those that are due to `nextAt`, so that a webhook meanwhile makes them due again. */
export async function takeDue(
  db: Database,
  courier: CourierName,
  { at, nextAt, limit }: { readonly at: Date; readonly nextAt: Date; readonly limit: number },
): Promise<ParcelBooking[]> {
  const due = db
    .select({ parcelId: parcelBookings.parcelId, attempt: parcelBookings.attempt })
    .from(parcelBookings)
    .where(and(eq(parcelBookings.courier, courier), lte(parcelBookings.askAt, at)))
    .orderBy(parcelBookings.askAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(parcelBookings)
    .set({ askAt: nextAt })
    .where(
      and(
        sql`(${parcelBookings.parcelId}, ${parcelBookings.attempt}) in ${due}`,
        eq(parcelBookings.state, 'booked'),
      ),
    )
    .returning();
}

/** Unless it was asked for meanwhile. */
export async function askAgainAt(
  db: Database,
  key: BookingKey,
  from: Date,
  askAt: Date | null,
): Promise<void> {
  await db
    .update(parcelBookings)
    .set({ askAt })
    .where(and(isBooking(key), eq(parcelBookings.askAt, from)));
}

function isBooking({ parcelId, attempt }: BookingKey) {
  return and(eq(parcelBookings.parcelId, parcelId), eq(parcelBookings.attempt, attempt));
}
