import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { DataRequestOutcome, DataRequestState } from '@ilaneer/domain/privacy/data-request';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { userSearchText, users } from '../../db/schema/account/account.ts';
import { dataRequests } from '../../db/schema/account/data-protection.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { holding } from '../../db/text-search.ts';

export type DataRequest = typeof dataRequests.$inferSelect & { readonly customerName: string };

type DataRequestPlace = { readonly dueOn: string; readonly id: string };

const COLUMNS = { ...getTableColumns(dataRequests), customerName: users.name };

/** False: the customer has an open one of this kind. */
export async function insertDataRequest(
  tx: Database,
  actor: StaffActor,
  request: Pick<DataRequest, 'id' | 'userId' | 'kind' | 'channel' | 'receivedOn' | 'dueOn' | 'recordedAt'>,
): Promise<boolean> {
  const made = await tx
    .insert(dataRequests)
    .values({ ...request, ...storedActor(actor) })
    .onConflictDoNothing()
    .returning({ id: dataRequests.id });
  return made.length > 0;
}

type DataRequestFilter = {
  readonly state: DataRequestState | null;
  /** Lower case; all of them in the account. */
  readonly words: readonly string[];
};

/** By the last day of the answer. */
export function listDataRequests(
  db: Database,
  wanted: {
    readonly filter: DataRequestFilter;
    readonly after: DataRequestPlace | null;
    readonly limit: number;
  },
): Promise<DataRequest[]> {
  const { filter, after, limit } = wanted;
  return db
    .select(COLUMNS)
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(
      and(
        ...conditionsOf(filter),
        after === null
          ? undefined
          : sql`(${dataRequests.dueOn}, ${dataRequests.id}) > (${after.dueOn}::date, ${after.id})`,
      ),
    )
    .orderBy(asc(dataRequests.dueOn), asc(dataRequests.id))
    .limit(limit);
}

export function countDataRequests(db: Database, filter: DataRequestFilter, most: number): Promise<number> {
  const found = db
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(and(...conditionsOf(filter)))
    .limit(most)
    .as('found');
  return db.$count(found);
}

export async function findDataRequest(db: Database, id: string): Promise<DataRequest | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(eq(dataRequests.id, id));
  return row ?? null;
}

/** False: unknown, or closed meanwhile. */
export async function closeDataRequest(
  tx: Database,
  id: string,
  outcome: DataRequestOutcome,
  closedAt: Date,
): Promise<boolean> {
  const closed = await tx
    .update(dataRequests)
    .set({ state: outcome, closedAt })
    .where(and(eq(dataRequests.id, id), eq(dataRequests.state, 'open')))
    .returning({ id: dataRequests.id });
  return closed.length > 0;
}

function conditionsOf({ state, words }: DataRequestFilter): (SQL | undefined)[] {
  return [
    state === null ? undefined : eq(dataRequests.state, state),
    ...words.map((word) => sql`${userSearchText(users)} like ${holding(word)}`),
  ];
}
