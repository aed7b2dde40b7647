import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/connect.ts';
import { auditEntries } from '../../src/db/schema/staff/audit.ts';

/** Oldest first. */
export function auditEntriesOf(db: Database, objectId: string) {
  return db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, objectId))
    .orderBy(asc(auditEntries.id));
}
