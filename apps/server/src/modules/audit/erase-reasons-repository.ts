import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditEntries, auditReasons } from '../../db/schema/staff/audit.ts';

/**
 * Erases what staff wrote as the reasons of what they did to these things; `ids` is a query of one column. That they did
 * it, when and what stays (AUDIT-3).
 */
export async function eraseReasonsAbout(db: Database, ids: SQL, at: Date): Promise<void> {
  await db.execute(sql`
    update ${auditReasons} set salt = null, words = null, erased_at = ${at}
    where ${auditReasons.words} is not null and ${auditReasons.entryId} in (
      select ${auditEntries.id} from ${auditEntries}
      where ${auditEntries.objectKind} in ('order', 'parcel', 'return', 'refund') and ${auditEntries.objectId} in (${ids})
    )
  `);
}
