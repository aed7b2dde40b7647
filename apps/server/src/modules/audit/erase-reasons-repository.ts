import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { Retained } from '../../db/retained.ts';
import { auditEntries, auditReasons } from '../../db/schema/staff/audit.ts';

/** Erases free-text reasons; act, actor and time stay (AUDIT-3). `ids`: a one-column query. */
export async function eraseReasonsAbout(db: Database, ids: SQL, at: Date): Promise<void> {
  await db.execute(sql`
    update ${auditReasons} set salt = null, words = null, erased_at = ${at}
    where ${auditReasons.words} is not null and ${auditReasons.entryId} in (
      select ${auditEntries.id} from ${auditEntries}
      where ${auditEntries.objectKind} in ('order', 'parcel', 'return', 'refund') and ${auditEntries.objectId} in (${ids})
    )
  `);
}

const ABOUT_SHOPPERS = sql`${auditEntries.objectKind} in ('order', 'parcel', 'return', 'refund', 'customer', 'ticket')`;

/** From the act on; entries stay (AUDIT-3). */
export const pastReasons: Retained = {
  erase: async (db, before) => {
    const { rowCount } = await db.execute(sql`
      update ${auditReasons} set salt = null, words = null, erased_at = now()
      where ${auditReasons.words} is not null and ${auditReasons.entryId} in (
        select ${auditEntries.id} from ${auditEntries}
        where ${auditEntries.happenedAt} < ${before.toISOString()} and ${ABOUT_SHOPPERS}
      )`);
    return rowCount ?? 0;
  },
  oldest: async (db) => {
    const { rows } = await db.execute<{ oldest: string | null }>(sql`
      select min(${auditEntries.happenedAt}) as oldest from ${auditEntries}
      join ${auditReasons} on ${auditReasons.entryId} = ${auditEntries.id}
      where ${auditReasons.words} is not null and ${ABOUT_SHOPPERS}`);
    const oldest = rows[0]?.oldest ?? null;
    return oldest === null ? null : new Date(oldest);
  },
};
