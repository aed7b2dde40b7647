import type { TimedParcel } from '@ilaneer/domain/parcel/packing-pace';
import { and, gte, ne } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { parcels } from '../../db/schema/order/parcel.ts';

export async function listPackedSince(db: Database, since: Date): Promise<TimedParcel[]> {
  const rows = await db
    .select({ packedBy: parcels.packedBy, startedAt: parcels.claimedAt, packedAt: parcels.packedAt })
    .from(parcels)
    .where(and(gte(parcels.packedAt, since), ne(parcels.state, 'cancelled')));
  return rows.flatMap(({ packedAt, ...row }) => (packedAt === null ? [] : [{ ...row, packedAt }]));
}
