import type { Actor } from '@ilaneer/domain/actor/actor';
import type { AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { attemptAnswers, parcels } from '../../db/schema/order/parcel.ts';

export type AttemptAnswer = typeof attemptAnswers.$inferSelect;

/** `version`: of the choice that was read; another one is left alone. */
type At = { readonly eventId: number; readonly version: number };

export async function listAttemptAnswers(
  db: Database,
  parcelIds: readonly string[],
): Promise<AttemptAnswer[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(attemptAnswers)
    .where(inArray(attemptAnswers.parcelId, [...parcelIds]));
}

/** Oldest first. */
export async function listChoicesOfShopper(db: Database, userId: string) {
  const { choice, day, addressLine1, addressLine2, phone, answeredAt } = attemptAnswers;
  const rows = await db
    .select({ orderNumber: orders.number, choice, day, addressLine1, addressLine2, phone, answeredAt })
    .from(attemptAnswers)
    .innerJoin(parcels, eq(parcels.id, attemptAnswers.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(answeredAt), asc(attemptAnswers.eventId));
  return rows.map(({ answeredAt: at, ...chosen }) => ({ ...chosen, chosenAt: at.toISOString() }));
}

export async function findAttemptAnswer(db: Database, eventId: number): Promise<AttemptAnswer | null> {
  const [row] = await db.select().from(attemptAnswers).where(eq(attemptAnswers.eventId, eventId));
  return row ?? null;
}

/** The first or a changed choice. Its version. */
export async function writeAttemptAnswer(
  tx: Database,
  actor: Actor,
  { eventId, parcelId }: Pick<AttemptAnswer, 'eventId' | 'parcelId'>,
  choice: AttemptChoice,
  answeredAt: Date,
): Promise<number> {
  const fields = {
    choice: choice.kind,
    day: choice.kind === 'again' ? choice.day : null,
    addressLine1: choice.kind === 'other address' ? choice.addressLine1 : null,
    addressLine2: choice.kind === 'other address' ? choice.addressLine2 : null,
    phone: choice.kind === 'other phone' ? choice.phone : null,
    ...storedActor(actor),
    answeredAt,
    isByHand: false,
  };
  const [row] = await tx
    .insert(attemptAnswers)
    .values({ eventId, parcelId, ...fields })
    .onConflictDoUpdate({
      target: attemptAnswers.eventId,
      set: { ...fields, version: sql`${attemptAnswers.version} + 1` },
      setWhere: isNull(attemptAnswers.toldAt),
    })
    .returning({ version: attemptAnswers.version });
  if (row === undefined) throw new Error(`the choice after attempt ${eventId} was told already`);
  return row.version;
}

/** Staff have to tell the courier. False if it was told or changed. */
export function noteByHand(tx: Database, at: At): Promise<boolean> {
  return noteAt(tx, at, { isByHand: true });
}

/** `toldBy`: the member of staff; null: the courier's call. False if it was told or changed. */
export function noteTold(
  tx: Database,
  at: At,
  told: { readonly toldAt: Date; readonly toldBy: string | null },
): Promise<boolean> {
  return noteAt(tx, at, told);
}

async function noteAt(
  tx: Database,
  { eventId, version }: At,
  changes: Partial<Pick<AttemptAnswer, 'isByHand' | 'toldAt' | 'toldBy'>>,
): Promise<boolean> {
  const noted = await tx
    .update(attemptAnswers)
    .set(changes)
    .where(
      and(
        eq(attemptAnswers.eventId, eventId),
        eq(attemptAnswers.version, version),
        isNull(attemptAnswers.toldAt),
      ),
    )
    .returning({ eventId: attemptAnswers.eventId });
  return noted.length > 0;
}

/** As the courier takes it. */
export function choiceOf({ choice, day, addressLine1, addressLine2, phone }: AttemptAnswer): AttemptChoice {
  switch (choice) {
    case 'again':
      return { kind: choice, day };
    case 'other address':
      return { kind: choice, addressLine1: addressLine1 ?? '', addressLine2: addressLine2 ?? '' };
    case 'other phone':
      return { kind: choice, phone: phone ?? '' };
    case 'send back':
      return { kind: choice };
  }
}
