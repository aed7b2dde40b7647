import type { SegmentRules } from '@ilaneer/domain/customer/segment';
import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { customerFigures, customerTags } from '../../db/schema/account/customer.ts';
import { findMatches } from '../../db/text-search.ts';
import { customerMatch } from './search-repository.ts';
import { hasTag, lastOrderSince, lastOrderUpTo, segmentConditions } from './segment-conditions-repository.ts';

type CustomerFigures = typeof customerFigures.$inferSelect;

export type ListedCustomer = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'email' | 'emailVerified' | 'mobile' | 'claimedMobile' | 'createdAt'
> &
  CustomerFigures & { readonly tags: readonly string[] };

export type CustomerSort = 'recent' | 'spent';

export type CustomerFilter = {
  /** Lower case; all of them. */
  readonly words: readonly string[];
  readonly tag?: string;
  readonly leastPaise?: number;
  readonly lastOrderFrom?: string;
  readonly lastOrderTo?: string;
  readonly segment?: SegmentRules;
  readonly userId?: string;
};

type Place = { readonly at: number; readonly id: string };

const COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  mobile: users.mobile,
  claimedMobile: users.claimedMobile,
  createdAt: users.createdAt,
  userId: customerFigures.userId,
  orders: customerFigures.orders,
  spentPaise: customerFigures.spentPaise,
  returns: customerFigures.returns,
  firstOrderAt: customerFigures.firstOrderAt,
  lastOrderAt: customerFigures.lastOrderAt,
  activeAt: customerFigures.activeAt,
  tags: sql<
    string[]
  >`array(select t.tag from ${customerTags} t where t.user_id = ${customerFigures.userId} order by t.tag)`,
};

/** The conditions of a list: its search is by index where it finds few. Deleted accounts have no figures. */
export async function listConditions(
  db: Database,
  { words, tag, leastPaise, lastOrderFrom, lastOrderTo, segment, userId }: CustomerFilter,
  now: Date,
): Promise<SQL | undefined> {
  const matched =
    words.length === 0 ? null : await findMatches(db, customerMatch(words), sql`${customerFigures.userId}`);
  return and(
    matched?.condition,
    userId === undefined ? undefined : eq(customerFigures.userId, userId),
    tag === undefined ? undefined : hasTag(tag),
    leastPaise === undefined ? undefined : gte(customerFigures.spentPaise, leastPaise),
    lastOrderFrom === undefined ? undefined : lastOrderSince(lastOrderFrom),
    lastOrderTo === undefined ? undefined : lastOrderUpTo(lastOrderTo),
    ...(segment === undefined ? [] : segmentConditions(segment, now)),
  );
}

export function listCustomers(
  db: Database,
  wanted: {
    readonly where: SQL | undefined;
    readonly sort: CustomerSort;
    readonly after: Place | null;
    readonly limit: number;
  },
): Promise<ListedCustomer[]> {
  const { where, sort, after, limit } = wanted;
  const key = sort === 'spent' ? customerFigures.spentPaise : customerFigures.activeAt;
  return db
    .select(COLUMNS)
    .from(customerFigures)
    .innerJoin(users, eq(users.id, customerFigures.userId))
    .where(and(where, after === null ? undefined : isAfter(sort, after)))
    .orderBy(sql`${key} desc`, sql`${customerFigures.userId} desc`)
    .limit(limit);
}

/** Up to `most`. A left join: PostgreSQL leaves it out where no condition is of the account. */
export function countCustomers(db: Database, where: SQL | undefined, most: number): Promise<number> {
  const found = db
    .select({ id: customerFigures.userId })
    .from(customerFigures)
    .leftJoin(users, eq(users.id, customerFigures.userId))
    .where(where)
    .limit(most)
    .as('found');
  return db.$count(found);
}

export async function findCustomer(db: Database, id: string): Promise<ListedCustomer | null> {
  const where = and(eq(customerFigures.userId, id), isNull(users.deletedAt));
  const [row] = await listCustomers(db, { where, sort: 'recent', after: null, limit: 1 });
  return row ?? null;
}

export async function listTags(db: Database, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ tag: customerTags.tag })
    .from(customerTags)
    .where(inArray(customerTags.userId, [...userIds]))
    .orderBy(customerTags.tag);
  return rows.map(({ tag }) => tag);
}

/** False: the customer has it. */
export async function insertTag(tx: Database, userId: string, tag: string): Promise<boolean> {
  const made = await tx.insert(customerTags).values({ userId, tag }).onConflictDoNothing().returning();
  return made.length > 0;
}

/** False: the customer does not have it. */
export async function deleteTag(tx: Database, userId: string, tag: string): Promise<boolean> {
  const gone = await tx
    .delete(customerTags)
    .where(and(eq(customerTags.userId, userId), eq(customerTags.tag, tag)))
    .returning();
  return gone.length > 0;
}

function isAfter(sort: CustomerSort, { at, id }: Place): SQL {
  return sort === 'spent'
    ? sql`(${customerFigures.spentPaise}, ${customerFigures.userId}) < (${at}::bigint, ${id})`
    : sql`(${customerFigures.activeAt}, ${customerFigures.userId}) < (${new Date(at).toISOString()}::timestamptz, ${id})`;
}
