import type { AuditedKind } from '@ilaneer/domain/audit/audited-act';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditEntries, auditReasons } from '../../db/schema/staff/audit.ts';
import { holding } from '../../db/text-search.ts';
import { ROWS_TO_COUNT, ROWS_TO_READ } from '../../http/lists/keyset.ts';
import type { AuditEntry } from './repository.ts';

export type WantedEntries = {
  readonly search: string;
  readonly kinds: readonly AuditedKind[];
  readonly actorId: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
};

const LONGEST_ACT_MS = 3_600_000;

/** With its reason unless erased. */
export type ToldEntry = AuditEntry & { readonly words: string | null };

export type EntrySort = 'newest' | 'oldest';

const told = { ...getTableColumns(auditEntries), words: auditReasons.words };

/** A page plus one; `afterId` is the cursor. */
export function findEntries(
  db: Database,
  wanted: WantedEntries,
  sort: EntrySort,
  afterId: number | null,
): Promise<ToldEntry[]> {
  const { id } = auditEntries;
  const place = afterId === null ? undefined : sort === 'newest' ? lt(id, afterId) : gt(id, afterId);
  return db
    .select(told)
    .from(auditEntries)
    .leftJoin(auditReasons, eq(auditReasons.entryId, id))
    .where(and(conditionOf(wanted), place))
    .orderBy(sort === 'newest' ? desc(id) : asc(id))
    .limit(ROWS_TO_READ);
}

export async function countEntries(db: Database, wanted: WantedEntries): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(conditionOf(wanted))
    .limit(ROWS_TO_COUNT)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export function findHistory(
  db: Database,
  kind: AuditedKind,
  objectId: string,
  beforeId: number | null,
): Promise<ToldEntry[]> {
  return db
    .select(told)
    .from(auditEntries)
    .leftJoin(auditReasons, eq(auditReasons.entryId, auditEntries.id))
    .where(
      and(
        eq(auditEntries.objectKind, kind),
        eq(auditEntries.objectId, objectId),
        beforeId === null ? undefined : lt(auditEntries.id, beforeId),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(ROWS_TO_READ);
}

/** Ids are chronological, except for concurrent entries. */
function firstSince(from: Date): SQL {
  const earlier = new Date(from.getTime() - LONGEST_ACT_MS).toISOString();
  return sql`coalesce((select e.id from ${auditEntries} e where e.happened_at >= ${earlier}::timestamptz
    order by e.happened_at limit 1), 0)`;
}

function conditionOf({ search, kinds, actorId, from, before }: WantedEntries): SQL | undefined {
  const { objectLabel, objectId, actorName, objectKind, happenedAt } = auditEntries;
  const part = holding(search);
  return and(
    search === '' ? undefined : or(ilike(objectLabel, part), ilike(actorName, part), eq(objectId, search)),
    kinds.length === 0 ? undefined : inArray(objectKind, [...kinds]),
    actorId === null ? undefined : eq(auditEntries.actorId, actorId),
    from === null ? undefined : and(gte(happenedAt, from), gte(auditEntries.id, firstSince(from))),
    before === null ? undefined : lt(happenedAt, before),
  );
}
