import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { beyondGranting, PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { OWNER } from '@ilaneer/domain/staff/role';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { findMember } from '../member/repository.ts';
import { deleteRoleRow, hasRoleNamed, insertRole, lockRole, type RoleRow, updateRole } from './repository.ts';
import { toRoleView } from './views.ts';

export type RoleForm = { readonly name: string; readonly permissions: readonly Permission[] };
type RoleDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;

const LONGEST_NAME = 60;

/** Errors: a bad name, ROLE_NAME_TAKEN, GRANT_BEYOND_OWN. */
export function makeRole(
  deps: RoleDeps,
  actor: StaffActor,
  form: RoleForm,
): Promise<Result<RoleRow, Failure>> {
  const problem = nameProblem(form.name);
  if (problem !== null) return Promise.resolve(err(problem));
  return transact<RoleRow, Failure>(deps.db, async (tx) => {
    const refused = refusedGrant(actor, form.permissions) ?? (await takenName(tx, form.name, null));
    if (refused !== null) return err(refused);
    const at = deps.now();
    const id = deps.newId();
    const facts = factsOf(form);
    if (!(await insertRole(tx, { id, ...facts, createdAt: at, updatedAt: at }))) return err(nameTaken());
    const made = await lockRole(tx, id);
    if (made === null) return err({ code: 'ROLE_NOT_FOUND' });
    note(tx, deps, actor, made, { action: 'made the role', before: null, after: facts });
    return ok(made);
  });
}

/** Errors: those of the contract. */
export function changeRole(
  deps: RoleDeps,
  actor: StaffActor,
  { id, version, form }: { readonly id: string; readonly version: number; readonly form: RoleForm },
): Promise<Result<RoleRow, Failure>> {
  const problem = nameProblem(form.name);
  if (problem !== null) return Promise.resolve(err(problem));
  return transact<RoleRow, Failure>(deps.db, async (tx) => {
    const open = await openRole(tx, { id, version });
    if (!open.ok) return open;
    const role = open.value;
    if ((await findMember(tx, actor.id))?.roleId === id) return err({ code: 'OWN_ACCOUNT' });
    const refused =
      refusedGrant(actor, [...role.permissions, ...form.permissions]) ?? (await takenName(tx, form.name, id));
    if (refused !== null) return err(refused);
    const after = factsOf(form);
    await updateRole(tx, id, { ...after, updatedAt: deps.now() });
    note(tx, deps, actor, role, { action: 'changed the role', before: factsOf(role), after });
    const changed = await lockRole(tx, id);
    return changed === null ? err({ code: 'ROLE_NOT_FOUND' }) : ok(changed);
  });
}

/** Without members. Errors: those of the contract. */
export function deleteRole(
  deps: RoleDeps,
  actor: StaffActor,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const open = await openRole(tx, { id, version });
    if (!open.ok) return open;
    const role = open.value;
    if (role.members > 0) return err({ code: 'ROLE_IN_USE' });
    const refused = refusedGrant(actor, role.permissions);
    if (refused !== null) return err(refused);
    await deleteRoleRow(tx, id);
    note(tx, deps, actor, role, { action: 'deleted the role', before: factsOf(role), after: null });
    return ok(null);
  });
}

/** STAFF-2. Null if allowed. */
export function refusedGrant(actor: StaffActor, permissions: readonly Permission[]): Failure | null {
  const beyond = [...new Set(beyondGranting(actor.permissions, permissions))];
  return beyond.length === 0 ? null : { code: 'GRANT_BEYOND_OWN', data: { permissions: beyond } };
}

/** Locked. Errors: ROLE_NOT_FOUND, VERSION_STALE, ROLE_OF_OWNER. */
async function openRole(
  tx: Database,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<RoleRow, Failure>> {
  const role = await lockRole(tx, id);
  if (role === null) return err({ code: 'ROLE_NOT_FOUND' });
  if (role.version !== version) return err({ code: 'VERSION_STALE', data: { current: toRoleView(role) } });
  return id === OWNER ? err({ code: 'ROLE_OF_OWNER' }) : ok(role);
}

function nameProblem(typed: string): Failure | null {
  const { length } = typed.trim();
  if (length > 0 && length <= LONGEST_NAME) return null;
  const message = length === 0 ? 'Name is required' : `Name must be at most ${LONGEST_NAME} characters`;
  return invalid([{ field: 'name', message }]);
}

async function takenName(tx: Database, name: string, exceptId: string | null): Promise<Failure | null> {
  return (await hasRoleNamed(tx, name.trim(), exceptId)) ? nameTaken() : null;
}

function nameTaken(): Failure {
  const message = 'There is a role of this name already.';
  return { ...invalid([{ field: 'name', message }], 'ROLE_NAME_TAKEN') };
}

function factsOf({ name, permissions }: RoleForm): { name: string; permissions: Permission[] } {
  const sorted = PERMISSIONS.filter((permission) => permissions.includes(permission));
  return { name: name.trim(), permissions: sorted };
}

type Note = Pick<Parameters<typeof recordAct>[3], 'action' | 'before' | 'after'>;

function note(tx: Database, deps: RoleDeps, actor: StaffActor, { id, name }: RoleRow, act: Note): void {
  recordAct(tx, deps, actor, { ...act, kind: 'role', id, label: name, reason: null });
}
