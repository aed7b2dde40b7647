import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { userSearchText, users } from '../../../db/schema/account/account.ts';
import { holding } from '../../../db/text-search.ts';

export type FoundCustomer = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'email' | 'emailVerified' | 'mobile' | 'claimedMobile'
>;

const FOUND = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  mobile: users.mobile,
  claimedMobile: users.claimedMobile,
};

export function findCustomersByWords(
  db: Database,
  words: readonly string[],
  most: number,
): Promise<FoundCustomer[]> {
  const holds = words.map((word) => {
    const part = holding(word.toLowerCase());
    return sql`${userSearchText(users)} like ${part}`;
  });
  return db
    .select(FOUND)
    .from(users)
    .where(and(isNull(users.deletedAt), ...holds))
    .orderBy(asc(users.name), asc(users.id))
    .limit(most);
}

export function findCustomers(db: Database, ids: readonly string[]): Promise<FoundCustomer[]> {
  return db
    .select(FOUND)
    .from(users)
    .where(and(isNull(users.deletedAt), inArray(users.id, [...ids])));
}
