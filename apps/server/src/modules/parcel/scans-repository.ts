import type { Actor } from '@ilaneer/domain/actor/actor';
import type { ScanVerdict } from '@ilaneer/domain/parcel/packing';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { parcelScans } from '../../db/schema/order/parcel.ts';

export type ScanRow = typeof parcelScans.$inferSelect;

/** PARCEL-6. */
export async function findScan(db: Database, parcelId: string, gestureId: string): Promise<ScanRow | null> {
  const [row] = await db
    .select()
    .from(parcelScans)
    .where(and(eq(parcelScans.parcelId, parcelId), eq(parcelScans.gestureId, gestureId)));
  return row ?? null;
}

/** One row a unit: further ones have the gesture's id with their number. */
export async function insertScan(
  tx: Database,
  actor: Actor,
  scan: {
    readonly parcelId: string;
    readonly gestureId: string;
    readonly code: string;
    readonly batchCode: string | null;
    readonly byHand: boolean;
    readonly verdict: ScanVerdict;
    /** The line of each packed unit; none is one refused scan. */
    readonly positions: readonly number[];
    readonly at: Date;
  },
): Promise<void> {
  const { verdict: judged, positions, gestureId, at, ...rest } = scan;
  const refused = judged.verdict === 'wrong item' ? null : judged.position;
  const units = positions.length === 0 ? [refused] : positions;
  await tx.insert(parcelScans).values(
    units.map((linePosition, index) => ({
      ...rest,
      gestureId: index === 0 ? gestureId : `${gestureId}#${index + 1}`,
      verdict: judged.verdict,
      linePosition,
      ...storedActor(actor),
      happenedAt: at,
    })),
  );
}

export function listPackers(
  db: Database,
  parcelIds: readonly string[],
): Promise<{ readonly parcelId: string; readonly actorId: string }[]> {
  return db
    .selectDistinctOn([parcelScans.parcelId], {
      parcelId: parcelScans.parcelId,
      actorId: parcelScans.actorId,
    })
    .from(parcelScans)
    .where(and(inArray(parcelScans.parcelId, [...parcelIds]), eq(parcelScans.verdict, 'packed')))
    .orderBy(parcelScans.parcelId, desc(parcelScans.happenedAt));
}
