import type { Permission } from '@ilaneer/domain/staff/permission';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { staffRoles } from '../../../db/schema/staff/staff.ts';

export type RoleRow = typeof staffRoles.$inferSelect & {
  readonly members: number;
};

// By name: drizzle omits table names without joins.
const members = sql<number>`(select count(*)::int from staff_members m where m.role_id = staff_roles.id)`;

export async function listRoleRows(db: Database): Promise<RoleRow[]> {
  const rows = await db
    .select({ role: staffRoles, members })
    .from(staffRoles)
    .orderBy(asc(sql`lower(${staffRoles.name})`), asc(staffRoles.id));
  return rows.map(({ role, members: count }) => ({ ...role, members: count }));
}

export async function findRole(db: Database, id: string): Promise<RoleRow | null> {
  const [row] = await db.select({ role: staffRoles, members }).from(staffRoles).where(eq(staffRoles.id, id));
  return row === undefined ? null : { ...row.role, members: row.members };
}

/** With a row lock, also against assignment. */
export async function lockRole(tx: Database, id: string): Promise<RoleRow | null> {
  await tx.select({ id: staffRoles.id }).from(staffRoles).where(eq(staffRoles.id, id)).for('update');
  return findRole(tx, id);
}

/** False if id or name exists. */
export async function insertRole(tx: Database, row: typeof staffRoles.$inferInsert): Promise<boolean> {
  const made = await tx.insert(staffRoles).values(row).onConflictDoNothing().returning();
  return made.length === 1;
}

export async function hasRoleNamed(db: Database, name: string, exceptId: string | null): Promise<boolean> {
  const found = await db
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(sql`lower(${staffRoles.name}) = lower(${name})`);
  return found.some(({ id }) => id !== exceptId);
}

export async function updateRole(
  tx: Database,
  id: string,
  changes: { readonly name?: string; readonly permissions: Permission[]; readonly updatedAt: Date },
): Promise<void> {
  await tx.update(staffRoles).set(changes).where(eq(staffRoles.id, id));
}

export async function deleteRoleRow(tx: Database, id: string): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.id, id));
}
