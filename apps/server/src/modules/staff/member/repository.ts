import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { and, asc, desc, eq, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { staffMembers, staffRoles } from '../../../db/schema/staff/staff.ts';
import { beginningWith, holding } from '../../../db/text-search.ts';

export type MemberRow = typeof staffMembers.$inferSelect & {
  readonly roleName: string;
  readonly permissions: Permission[];
};

export function findMember(db: Database, id: string): Promise<MemberRow | null> {
  return oneMember(db, eq(staffMembers.id, id));
}

export function findMemberByEmail(db: Database, email: string): Promise<MemberRow | null> {
  return oneMember(db, eq(staffMembers.email, email));
}

export async function findMemberEmail(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(eq(staffMembers.id, id));
  return row?.email ?? null;
}

export async function lockMember(tx: Database, id: string): Promise<MemberRow | null> {
  await tx.select({ id: staffMembers.id }).from(staffMembers).where(eq(staffMembers.id, id)).for('update');
  return findMember(tx, id);
}

export async function insertMember(tx: Database, row: typeof staffMembers.$inferInsert): Promise<void> {
  await tx.insert(staffMembers).values(row);
}

export async function updateMember(
  tx: Database,
  id: string,
  changes: Partial<typeof staffMembers.$inferInsert>,
): Promise<void> {
  await tx.update(staffMembers).set(changes).where(eq(staffMembers.id, id));
}

/** False for a used or older step. */
export async function useStep(tx: Database, id: string, step: number): Promise<boolean> {
  const { totpUsedStep } = staffMembers;
  const used = await tx
    .update(staffMembers)
    .set({ totpUsedStep: step })
    .where(and(eq(staffMembers.id, id), or(isNull(totpUsedStep), lt(totpUsedStep, step))))
    .returning({ id: staffMembers.id });
  return used.length === 1;
}

/** Exact name first, then by name. */
export function findMembersByText(
  db: Database,
  text: string,
  most: number,
): Promise<Pick<MemberRow, 'id' | 'name' | 'email'>[]> {
  const { id, name, email } = staffMembers;
  const part = holding(text);
  const isWhole = sql`lower(${text}) in (lower(${name}), lower(${email}))`;
  const begins = or(ilike(name, beginningWith(text)), ilike(email, beginningWith(text)));
  return db
    .select({ id, name, email })
    .from(staffMembers)
    .where(or(ilike(name, part), ilike(email, part)))
    .orderBy(desc(isWhole), desc(sql`${begins}`), asc(name), asc(id))
    .limit(most);
}

export async function countMembers(db: Database): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(staffMembers);
  return row?.count ?? 0;
}

export function memberActor({ id, name, permissions }: MemberRow): StaffActor {
  return { kind: 'staff', id, name, permissions };
}

async function oneMember(db: Database, condition: ReturnType<typeof eq>): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member: staffMembers, roleName: staffRoles.name, permissions: staffRoles.permissions })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(condition);
  return row === undefined ? null : { ...row.member, roleName: row.roleName, permissions: row.permissions };
}
